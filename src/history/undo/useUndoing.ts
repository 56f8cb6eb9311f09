import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bulkRun, type BulkRun } from '../../collection/bulk/bulkRun.ts'
import type { Task } from '../../collection/bulk/bulkTask.ts'
import { stopsOthers } from '../../collection/bulk/performed.ts'
import type { Identified } from '../../collection/collection.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { historyOptions } from '../../collection/history/historyOptions.ts'
import { type RenewedIds, renewedIn } from '../../collection/undo/renewedIds.ts'
import type { Relinked } from '../../collection/undo/relinking.ts'
import {
  heldUndo,
  linkedAgain,
  type Undoing,
  type Undone,
  undoEntry,
} from '../../collection/undo/undoEntry.ts'
import type { HeldWrite } from '../../collection/queue/unsent.ts'
import { unique } from '../../collection/unique.ts'
import { inTheirTurn } from './inTheirTurn.ts'
import { isOfTheNetwork } from '../../service/ofTheNetwork.ts'
import { useService } from '../../service/useService.ts'
import { writables } from '../../records/records.ts'
import { counted } from '../../collection/bulk/underWay.ts'

/** One write, and what came of taking it back; null when that was not begun. */
export interface Result {
  readonly entry: JournalEntry
  readonly undone: Undone | null
}

/** What may wait for the network, and how many may not, for records have to be linked again along with them. */
export interface Unsent {
  readonly writes: readonly HeldWrite[]
  readonly others: number
}

/** What the password of a record that was linked to a deleted one is known by. */
const keyOfLink = ({ key }: JournalEntry, { link }: Relinked) =>
  `${key} ${link.language} ${link.id}`

const none = () => () => undefined
const nothing = () => null

function isUncarried({ undone }: Result): boolean {
  return undone?.outcome.kind === 'refused' && isOfTheNetwork(undone.outcome.refusal)
}

/** Takes writes back, the newest first, a few at once, with a result for each. */
export function useUndoing(entries: readonly JournalEntry[]) {
  const service = useService()
  const client = useQueryClient()
  const [under, setUnder] = useState<Undoing>(() => ({
    service,
    writables,
    series: unique(),
    renewed: new Map() as RenewedIds,
  }))
  const [run, setRun] = useState<BulkRun<Undone> | null>(null)
  const [later, setLater] = useState<ReadonlyMap<string, Undone>>(new Map())
  const [passwords, setPasswords] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState<string | null>(null)
  const running = useRef<BulkRun<Undone> | null>(null)
  useEffect(() => () => running.current?.cancel(), [])
  const state = useSyncExternalStore(run?.subscribe ?? none, run?.state ?? nothing)
  const resultsIn = (outcomes: readonly (Undone | undefined)[]) =>
    entries.map((entry, at): Result => {
      const undone = later.get(entry.key) ?? outcomes[at] ?? null
      return { entry, undone }
    })
  const results = resultsIn(state?.outcomes ?? [])

  /** Not begun, or not carried: what was refused for another reason is for a person to look at. */
  const unsentOf = (all: readonly Result[]): Unsent => {
    const left = all.filter((result) => result.undone === null || isUncarried(result))
    const writes = left.flatMap(({ entry, undone }) => {
      const refusal = undone?.outcome.kind === 'refused' ? undone.outcome.refusal : null
      const wasSent = refusal !== null && refusal.afterWrite !== undefined
      return heldUndo(under, entry, undone?.task ?? null, wasSent) ?? []
    })
    return { writes, others: left.length - writes.length }
  }

  const noteAllRenewed = async () => {
    const all = await client.fetchQuery(historyOptions(service))
    for (const [was, id] of renewedIn(all)) under.renewed.set(was, id)
  }

  return {
    results,
    state,
    busy,
    /** @param said what goes with these writes, and comes back with them */
    start(said?: unknown) {
      const place = { ...under, said }
      setUnder(place)
      const next = bulkRun({
        items: entries,
        perform: counted<JournalEntry, Undone>(inTheirTurn(place, noteAllRenewed())),
        pausesAfter: ({ outcome }) => stopsOthers(outcome),
      })
      running.current = next
      setRun(next)
      void next.over.then(() => client.invalidateQueries())
    },
    pause: () => run?.pause(),
    resume: () => run?.resume(),
    cancel: () => run?.cancel(),
    /** Null where the network carried all of it. */
    unsent: results.some(isUncarried) ? unsentOf(results) : null,
    /** Begins no more of it. @returns what is left to be sent later */
    async leaveRest(): Promise<readonly HeldWrite[]> {
      run?.cancel()
      const over = await run?.over
      return unsentOf(resultsIn(over?.outcomes ?? [])).writes
    },
    /** That was given for this one: it stays in this page's memory. */
    passwordOf: ({ key }: JournalEntry) => passwords.get(key),
    /** Once more, with a task of its own where a person has chosen what goes over what. */
    async again(
      entry: JournalEntry,
      task: Task<Identified> | null,
      password = passwords.get(entry.key),
    ) {
      setBusy(entry.key)
      if (password !== undefined) setPasswords(new Map(passwords).set(entry.key, password))
      const undone = await undoEntry(under, entry, task, password)
      setLater((before) => new Map(before).set(entry.key, undone))
      setBusy(null)
      await client.invalidateQueries()
    },
    /** Whether a password was given for the record of a link. */
    isGiven: (entry: JournalEntry, relinked: Relinked) => passwords.has(keyOfLink(entry, relinked)),
    /** Links that record once more, with the password of a protected event: the one given before, or another. */
    async linkAgain({ entry, undone }: Result, relinked: Relinked, given?: string) {
      if (undone === null) return
      const key = keyOfLink(entry, relinked)
      const password = given ?? passwords.get(key)
      setBusy(key)
      if (given !== undefined) setPasswords(new Map(passwords).set(key, given))
      const linked = await linkedAgain(under, entry, undone, relinked, password)
      setLater((before) => new Map(before).set(entry.key, linked))
      setBusy(null)
      await client.invalidateQueries()
    },
  }
}

export type UndoRun = ReturnType<typeof useUndoing>
