import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { bulkRun, type BulkRun } from '../collection/bulk/bulkRun.ts'
import { isFailed, type Outcome, performed, stopsOthers } from '../collection/bulk/performed.ts'
import { useRunState } from '../collection/bulk/useRunState.ts'
import type { Identified } from '../collection/collection.ts'
import { useOpenSeries } from '../collection/history/openSeries.ts'
import { type Journal, type JournalEntry, marking, pageJournal } from '../collection/journal.ts'
import { serviceOf } from '../collection/list/bulk/bulkOf.ts'
import { unique } from '../collection/unique.ts'
import { writables } from '../records/records.ts'
import { useService } from '../service/useService.ts'
import type { AnswerChange } from '../translations/confirmed/answers.ts'
import type { Step } from './steps.ts'
import { counted } from '../collection/bulk/underWay.ts'

/** A write of a merge and what came of it; nothing while it is not begun. */
export interface Result {
  readonly step: Step
  readonly outcome: Outcome<Identified> | undefined
}

interface Round {
  readonly steps: readonly Step[]
  readonly run: BulkRun<Outcome<Identified>>
  /** of rounds before this one */
  readonly earlier: readonly Result[]
  /** of what goes, that which was tried before, and is again when nothing names it */
  readonly waiting: readonly Step[]
}

/** What is to go, asked of the calendar at that moment, without what has gone; null where something still names it. */
export type Goes = (done: readonly Result[]) => Promise<readonly Step[] | null>

const isDone = ({ outcome }: Result) =>
  outcome?.kind === 'saved' || outcome?.kind === 'unchanged' || outcome?.kind === 'differs'

export const isOfWhatGoes = ({ step }: Result) => step.task.step.kind === 'delete'

function retried({ step, outcome }: Result): readonly Step[] {
  if (outcome?.kind !== 'conflict') return [step]
  const next = step.again(outcome.fresh)
  return next === null
    ? []
    : [{ ...step, task: { ...step.task, opened: outcome.fresh, step: next } }]
}

/** The page's journal, which lets these entries grow as one series, with what was said for it. */
function growing(entries: JournalEntry[], series: string, said: AnswerChange | null): Journal {
  const record = (entry: JournalEntry) => {
    pageJournal.record(entry)
    entries.push(entry)
  }
  return marking({ ...pageJournal, record }, said ? { series, said } : { series })
}

/** Writes what a merge comes to: first what stays and its events, and only when every one of those is done what goes. */
export function useMerge() {
  const service = useService()
  const client = useQueryClient()
  const [round, setRound] = useState<Round | null>(null)
  // Between the rounds too: what is over is over when nothing follows any more.
  const [isRunning, setRunning] = useState(false)
  const [isKept, setKept] = useState(false)
  const running = useRef<BulkRun<unknown> | null>(null)
  const [entries] = useState((): JournalEntry[] => [])
  const [series] = useState(() => unique())
  useOpenSeries(series)
  const journal = useRef<Promise<Journal>>(null)
  const goes = useRef<Goes>(null)
  useEffect(() => () => running.current?.cancel(), [])
  const state = useRunState(round?.run)
  const results: readonly Result[] = round
    ? [
        ...round.earlier,
        ...round.steps.map((step, at) => ({ step, outcome: state.outcomes[at] })),
        ...round.waiting.map((step) => ({ step, outcome: undefined })),
      ]
    : []

  const perform = counted(async ({ collection, task }: Step) => {
    const to = await (journal.current ??= Promise.resolve(growing(entries, series, null)))
    const place = { service: serviceOf(service, task), collection: writables[collection] }
    return performed({ ...place, journal: to }, task)
  })

  const begin = (
    steps: readonly Step[],
    earlier: readonly Result[],
    isLast: boolean,
    waiting: readonly Step[] = [],
  ) => {
    const run = bulkRun({ items: steps, perform, pausesAfter: stopsOthers })
    running.current = run
    setRound({ steps, run, earlier, waiting })
    setRunning(true)
    void run.over.then(async ({ outcomes, isCancelled }) => {
      const all = [...earlier, ...steps.map((step, at) => ({ step, outcome: outcomes[at] }))]
      return isLast || isCancelled || !all.every(isDone) ? end() : endWith(all, run, waiting)
    })
  }

  /** Looks once more, for somebody may have named what goes meanwhile. */
  const endWith = async (
    all: readonly Result[],
    run: BulkRun<unknown>,
    waiting: readonly Step[],
  ) => {
    const last = (await goes.current?.(all).catch(() => null)) ?? null
    // Stopped while it looked.
    if (run.state().isCancelled) return end()
    setKept(last === null)
    return last === null ? end() : begin(waiting.length > 0 ? waiting : last, all, true)
  }

  const end = () => {
    setRunning(false)
    return client.invalidateQueries()
  }

  const left = results.filter(({ outcome }) => outcome === undefined || isFailed(outcome))
  return {
    state,
    results,
    total: round?.steps.length ?? 0,
    hasBegun: round !== null,
    isRunning,
    /** nothing went, for something still names it, or nobody could say */
    isKept,
    hasGone: results.some((one) => isOfWhatGoes(one) && isDone(one)),
    /** what was not done: all of it may be tried again */
    left,
    written: () => entries.toReversed(),
    /** @param said what is said of versions for it, on its way: nothing is written before that is settled */
    start: (steps: readonly Step[], said: Promise<AnswerChange | null>, then: Goes) => {
      goes.current = then
      journal.current = said.then((change) => growing(entries, series, change))
      begin(steps, [], false)
    },
    retry: () => {
      const again = left.flatMap(retried)
      const rest = results.filter((one) => !left.includes(one))
      // An event may name by now what did not go, and a deletion would unlink it.
      if (left.every(isOfWhatGoes)) begin([], rest, false, again)
      else begin(again, rest, false)
    },
    pause: () => round?.run.pause(),
    resume: () => round?.run.resume(),
    cancel: () => round?.run.cancel(),
  }
}

export type MergeRun = ReturnType<typeof useMerge>
