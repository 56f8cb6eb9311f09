import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useListAddress } from '../../core/views/list/useRecordList.ts'
import { firstReady, type QueuedWrite } from '../../core/write/queue/queued.ts'
import { useQueue } from '../../core/write/queue/useQueue.ts'
import { isNowhere, undoneKeys } from '../../core/write/undo/inForce.ts'
import { historyOptions, noHistory, unstoredOperations } from '../../core/write/operationStore.ts'
import type { Operation } from '../../core/write/operation.ts'
import { pruneOperations } from '../../core/write/pruneOperations.ts'
import { watchStore } from '../../platform/entries.ts'
import { useService } from '../../api/useService.ts'
import { activityFilters, found, rowsOf, waitingKeys } from './activityFilters.ts'

const perPage = 50
const noItems: readonly QueuedWrite[] = []

/** What is not sent yet: first what a person has to decide, then the rest as it goes out. */
const inOrder = (items: readonly QueuedWrite[]) =>
  items
    .toSorted((one, other) => Number(one.stop === null) - Number(other.stop === null))
    .map(({ operation }) => operation)

/** Operations of this account as the address asks for them; they change while they are looked at. */
export function useActivity() {
  const service = useService()
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useQuery(historyOptions(service))
  const queued = useQueue(service)
  const items = queued ?? noItems
  const address = useListAddress(activityFilters, [])
  const { filters } = address
  const { show } = filters
  const isFolded = filters.series === undefined
  useEffect(
    () => watchStore('operations', () => void client.invalidateQueries(historyOptions(service))),
    [client, service],
  )
  // Whoever only looks has written nothing that would have had it measured.
  useEffect(() => void pruneOperations(), [])
  const { operations: all, foreign } = data ?? noHistory
  const asked = JSON.stringify(filters)
  // Thousands are gone through when they or the filters are others, and not at every drawing.
  const entries = useMemo(
    () => (show === 'unsent' ? noHistory.operations : found(all, JSON.parse(asked))),
    [all, asked, show],
  )
  const unsent = useMemo(
    () => (show === 'history' ? noHistory.operations : found(inOrder(items), JSON.parse(asked))),
    [items, asked, show],
  )
  const rows = useMemo(
    () => [...rowsOf(unsent, false), ...rowsOf(entries, isFolded)],
    [unsent, entries, isFolded],
  )
  const undone = useMemo(() => undoneKeys(all), [all])
  const waiting = useMemo(() => waitingKeys(items), [items])
  const pages = Math.ceil(rows.length / perPage)
  const page = Math.min(filters.page ?? 1, Math.max(pages, 1))
  return {
    address,
    /** the history, newest first, whatever the filters */
    all,
    /** what waits, whatever the filters */
    items,
    hasReady: firstReady(items, new Set()) !== undefined,
    /** of the history, as the filters ask for it */
    entries,
    count: unsent.length + entries.length,
    undone,
    waiting,
    /** It can be undone: it is neither undone nor waiting for that. */
    isOpen: (entry: Operation) =>
      !isNowhere(entry) && !undone.has(entry.key) && !waiting.has(entry.key),
    isPending: isPending || queued === null,
    /** why the device did not let it be read */
    closed: data === undefined ? error : null,
    retry: () => void refetch(),
    isUnstored: unstoredOperations().length > 0,
    /** how many entries are none of this version */
    foreign,
    page,
    pages,
    rows: rows.slice((page - 1) * perPage, page * perPage),
  }
}

export type Activity = ReturnType<typeof useActivity>
