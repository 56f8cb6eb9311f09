import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bulkRun, type BulkRun } from '../../collection/bulk/bulkRun.ts'
import type { Task } from '../../collection/bulk/bulkTask.ts'
import { stopsOthers } from '../../collection/bulk/performed.ts'
import type { Identified } from '../../collection/collection.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { historyOptions } from '../../collection/history/historyOptions.ts'
import { type RenewedIds, renewedIn } from '../../collection/undo/renewedIds.ts'
import { type Undone, undoEntry } from '../../collection/undo/undoEntry.ts'
import { useService } from '../../service/useService.ts'
import { writables } from '../written.ts'

/** One write, and what came of taking it back; null when that was not begun. */
export interface Result {
  readonly entry: JournalEntry
  readonly undone: Undone | null
}

const none = () => () => undefined
const nothing = () => null

/** Takes writes back, the newest first, a few at once, with a result for each. */
export function useUndoing(entries: readonly JournalEntry[]) {
  const service = useService()
  const client = useQueryClient()
  const [under] = useState(() => ({
    service,
    writables,
    series: crypto.randomUUID(),
    renewed: new Map() as RenewedIds,
  }))
  const [run, setRun] = useState<BulkRun<Undone> | null>(null)
  const [later, setLater] = useState<ReadonlyMap<string, Undone>>(new Map())
  const [busy, setBusy] = useState<string | null>(null)
  const running = useRef<BulkRun<Undone> | null>(null)
  useEffect(() => () => running.current?.cancel(), [])
  const state = useSyncExternalStore(run?.subscribe ?? none, run?.state ?? nothing)
  const results = entries.map((entry, at): Result => {
    const undone = later.get(entry.key) ?? state?.outcomes[at] ?? null
    return { entry, undone }
  })

  const noteAllRenewed = async () => {
    const all = await client.fetchQuery(historyOptions(service))
    for (const [was, id] of renewedIn(all)) under.renewed.set(was, id)
  }

  return {
    results,
    state,
    busy,
    start() {
      const known = noteAllRenewed()
      const next = bulkRun({
        items: entries,
        perform: async (entry: JournalEntry) => {
          await known
          return await undoEntry(under, entry)
        },
        pausesAfter: ({ outcome }) => stopsOthers(outcome),
      })
      running.current = next
      setRun(next)
      void next.over.then(() => client.invalidateQueries())
    },
    pause: () => run?.pause(),
    resume: () => run?.resume(),
    cancel: () => run?.cancel(),
    /** Once more, with a task of its own where a person has chosen what goes over what. */
    async again(entry: JournalEntry, task: Task<Identified> | null) {
      setBusy(entry.key)
      const undone = await undoEntry(under, entry, task)
      setLater((before) => new Map(before).set(entry.key, undone))
      setBusy(null)
      await client.invalidateQueries()
    },
  }
}

export type UndoRun = ReturnType<typeof useUndoing>
