import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { bulkRun, type BulkRun } from '../../bulk/bulkRun.ts'
import type { BulkChange, Task } from '../../bulk/bulkTask.ts'
import {
  isFailed,
  keptBack,
  type Outcome,
  performed,
  performedBy,
  stopsOthers,
  unfailing,
} from '../../bulk/performed.ts'
import { undoing } from '../../bulk/undoing.ts'
import { useRunState } from '../../bulk/useRunState.ts'
import type { Identified } from '../../collection.ts'
import { marking, takingBack } from '../../journal.ts'
import { ownerOf } from '../../owner.ts'
import type { Saved } from '../../saved.ts'
import { unique } from '../../unique.ts'
import { type BulkOf, type BulkRemedy, serviceOf, wholeTask } from './bulkOf.ts'
import { counted } from '../../bulk/underWay.ts'
import { amend, growing, wholeWrites, type Writes } from './ownWrites.ts'
import { writtenBefore } from './writtenBefore.ts'

/** One record and what came of it; nothing when it was not begun. */
export interface Result<R> {
  readonly task: Task<R>
  readonly outcome: Outcome<R> | undefined
}

interface Round<R> {
  readonly isUndo: boolean
  readonly tasks: readonly Task<R>[]
  readonly run: BulkRun<Outcome<R>>
  /** of the rounds that this one repeats in part, without those */
  readonly earlier: readonly Result<R>[]
  /** what was written so far, to be taken back; it grows while the round is on */
  readonly writes: Writes<R>
  /** what earlier pages wrote in its series, to be taken back with it; null until that is read, when it is over */
  readonly before: Writes<R> | 'unread' | null
  /** it is read in the history, to be taken back: that belongs to what is under way */
  readonly isRead?: true
  /** it could not be read there: nothing was taken back, and it can be tried again */
  readonly isUnread?: boolean
  /** writes that cannot be taken back, for the history has forgotten them; known once they were to be */
  readonly gone: number
  /** the name of these writes in the history */
  readonly series: string
  /** of each task that takes a write back, the entry of that */
  readonly undoes: ReadonlyMap<Task<R>, string>
}

/** Records as they are after a round of writes; null for what is gone, or not held (`wholeOf`). */
export type Written<R> = ReadonlyMap<number, R | null>

function writtenOf<R extends Identified>(results: readonly Result<R>[]): Written<R> {
  return new Map(
    results.flatMap(({ task, outcome }): [number, R | null][] =>
      outcome !== undefined && 'record' in outcome ? [[task.opened.id, outcome.record]] : [],
    ),
  )
}

function isRemediable<R>({ task: { step }, outcome }: Result<R>, remedy?: BulkRemedy<R>): boolean {
  if (outcome?.kind !== 'differs' || step.kind !== 'update' || remedy === undefined) return false
  return outcome.fields.some((field) => remedy.isFor(field, step.changes[field]))
}

/** How many can be taken back; null where what earlier pages wrote could not be read, and this one wrote nothing. */
function undoableIn<R>({ before, writes, gone }: Round<R>): number | null {
  const own = writes.size - gone
  if (before !== 'unread') return (before?.size ?? 0) + own
  return own > 0 ? own : null
}

type Planned<R> = Omit<Round<R>, 'run'>

/** @param known what its series is called, where earlier pages may have written in it */
function newRound(known: string | null = null): Omit<Planned<never>, 'tasks'> {
  const begun =
    known === null ? { series: unique(), before: new Map() } : { series: known, before: null }
  return { isUndo: false, earlier: [], writes: new Map(), undoes: new Map(), gone: 0, ...begun }
}

/** Writes many records through the safe writer, a few at once, and takes all of it back on demand. */
export function useBulk<R extends Identified>(
  of: BulkOf<R>,
  onWritten: (written: Written<R>) => void,
) {
  const { service, collection, remedy, reasonsAgainst, onOutcome, seriesOf } = of
  const isLean = of.wholeOf !== undefined
  const client = useQueryClient()
  const [round, setRound] = useState<Round<R> | null>(null)
  const running = useRef<BulkRun<unknown> | null>(null)
  useEffect(
    () => () => {
      running.current?.cancel()
      running.current = null
    },
    [],
  )
  const state = useRunState(round?.run)
  const results: readonly Result<R>[] = round
    ? [...round.tasks.map((task, at) => ({ task, outcome: state.outcomes[at] })), ...round.earlier]
    : []

  const written = ({ isUndo, writes, series, undoes }: Planned<R>, task: Task<R>) =>
    unfailing<R>(async () => {
      const whole = await wholeTask(of, task)
      const reasons = isUndo ? [] : ((await reasonsAgainst?.(whole)) ?? [])
      if (reasons.length > 0) return keptBack<R>(reasons)
      const marks = { series, ...takingBack(undoes.get(task)) }
      const journal = marking(growing(writes, isLean), marks)
      return performed({ service: serviceOf(service, task), collection, journal }, whole)
    })

  const usually = (planned: Planned<R>) => async (task: Task<R>) => {
    const outcome = await written(planned, task)
    await onOutcome?.(task.opened, outcome, planned.isUndo)
    return isLean && outcome.kind === 'saved' ? { ...outcome, record: null } : outcome
  }

  const begin = (next: Planned<R>, perform = usually(next)) => {
    const { tasks } = next
    const run = bulkRun({
      items: tasks,
      perform: counted<Task<R>, Outcome<R>>(perform),
      pausesAfter: stopsOthers,
    })
    running.current = run
    setRound({ ...next, run })
    void whenOver(next, run)
  }

  const whenOver = async (planned: Planned<R>, run: BulkRun<Outcome<R>>) => {
    const { outcomes } = await run.over
    onWritten(writtenOf(planned.tasks.map((task, at) => ({ task, outcome: outcomes[at] }))))
    void client.invalidateQueries()
    if (planned.before !== null) return
    const before = await readBefore(planned, outcomes)
    setRound((now) => now && { ...now, before })
  }

  const readBefore = (planned: Planned<R>, outcomes: readonly (Outcome<R> | undefined)[]) =>
    writtenBefore(ownerOf(service), planned, outcomes).catch(() => 'unread' as const)

  const remediable = state.isOver ? results.filter((result) => isRemediable(result, remedy)) : []

  return {
    round,
    state,
    results,
    /** How many the remedy would help. */
    remediable: remediable.length,
    help: ({ write }: BulkRemedy<R>) => {
      const tasks = remediable.map(({ task, outcome }) => ({
        ...task,
        opened: outcome?.kind === 'differs' ? outcome.record : task.opened,
      }))
      const earlier = results.filter((result) => !remediable.includes(result))
      const next = { ...(round ?? newRound()), tasks, earlier }
      begin(next, ({ opened }) =>
        performedBy(async () => {
          const saved = await write(opened)
          await amend(collection.fields, next.writes, saved)
          return saved
        }),
      )
    },
    /** Something of what came of one was put back: it is taken back with the rest. */
    putBack: async (saved: Saved<R>) => {
      const sent = saved.differences.flatMap((one) => (one.sent ? one.field : []))
      if (round) await amend(collection.fields, round.writes, saved, sent)
    },
    isRunning: round !== null && (!state.isOver || round.isRead === true),
    start: (tasks: readonly Task<R>[]) => {
      begin({ ...newRound(seriesOf?.()), tasks })
    },
    /** Again those that failed and those that were not begun; what somebody else changed is looked at anew. */
    retry: (change: BulkChange<R> | null) => {
      const left = results.filter(({ outcome }) => outcome === undefined || isFailed(outcome))
      const tasks = left.map(({ task, outcome }): Task<R> => {
        if (outcome?.kind !== 'conflict') return task
        const step = change?.(outcome.fresh) ?? task.step
        const { fresh } = outcome
        return step.kind === 'update' || step.kind === 'delete'
          ? { ...task, opened: fresh, step }
          : { ...task, opened: fresh, step: { kind: 'update', changes: {} } }
      })
      const earlier = results.filter((result) => !left.includes(result))
      const again = round ?? newRound()
      // What is looked at anew takes back the same write.
      const undoes = new Map(again.undoes)
      for (const [at, { task }] of left.entries()) {
        const [key, next] = [undoes.get(task), tasks[at]]
        if (key !== undefined && next) undoes.set(next, key)
      }
      begin({ ...again, tasks, earlier, undoes })
    },
    /** How many writes can be taken back, as far as that is known; null where it is not. */
    undoable: round?.before && !round.isUndo && state.isOver ? undoableIn(round) : 0,
    /**
     * Where some cannot be taken back any more, or more than was known of, that is told first, and nothing begun before
     * it is asked for again.
     */
    undo: async () => {
      if (!round?.before || round.isRead) return
      const { writes, run } = round
      setRound({ ...round, isRead: true })
      const wasUnread = round.before === 'unread'
      const before = wasUnread ? await readBefore(round, run.state().outcomes) : round.before
      if (running.current !== run) return
      if (before === 'unread' || (wasUnread && before.size > 0)) {
        setRound({ ...round, before, isUnread: before === 'unread' })
        return
      }
      const all: Writes<R> = new Map([...before, ...writes])
      const read = await wholeWrites(all, ownerOf(service)).catch(() => null)
      if (running.current !== run) return
      if (read === null || read.gone > round.gone) {
        setRound({ ...round, isUnread: read === null, gone: read?.gone ?? round.gone })
        return
      }
      const { whole, gone } = read
      const { fields } = collection
      const undoes = new Map(
        whole
          .toReversed()
          .flatMap((write) =>
            undoing(fields, [write]).map((task): [Task<R>, string] => [
              { ...task, language: write.language },
              write.key,
            ]),
          ),
      )
      begin({ ...newRound(), tasks: [...undoes.keys()], isUndo: true, undoes, gone })
    },
  }
}

export type Bulk<R extends Identified> = ReturnType<typeof useBulk<R>>
