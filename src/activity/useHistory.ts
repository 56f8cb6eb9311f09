import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { historyOptions, historyReading } from '../core/write/historyOptions.ts'
import { unstoredOperations } from '../core/write/operationStore.ts'
import { pruneOperations } from '../core/write/pruneOperations.ts'
import type { Operation } from '../core/write/operation.ts'
import { useQueue } from '../collection/queue/useQueue.ts'
import { useListAddress } from '../collection/list/useListAddress.ts'
import { isNowhere, undoneKeys } from '../collection/undo/inForce.ts'
import { watchKept } from '../device/kept.ts'
import { useService } from '../service/useService.ts'
import { found, historyFilters } from './historyFilters.ts'
import { rowsOf, waitingKeys } from './historyRows.ts'

const perPage = 50
const none: readonly Operation[] = []

/** The history as the address asks for it; it grows while it is looked at. */
export function useHistory() {
  const service = useService()
  const client = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery(historyReading(service))
  const address = useListAddress(historyFilters, [])
  const { filters } = address
  useEffect(
    () => watchKept('operations', () => void client.invalidateQueries(historyOptions(service))),
    [client, service],
  )
  // Whoever only looks has written nothing that would have had it measured.
  useEffect(() => void pruneOperations(), [])
  const all = data ?? none
  const asked = JSON.stringify(filters)
  // Thousands of entries are gone through when they or the filters are others, and not at every drawing.
  const entries = useMemo(() => found(all, JSON.parse(asked)), [all, asked])
  const isFolded = filters.series === undefined
  const rows = useMemo(() => rowsOf(entries, isFolded), [entries, isFolded])
  const undone = useMemo(() => undoneKeys(all), [all])
  const items = useQueue(service)
  const waiting = useMemo(() => waitingKeys(items ?? []), [items])
  const pages = Math.ceil(rows.length / perPage)
  const page = Math.min(filters.page ?? 1, Math.max(pages, 1))
  return {
    address,
    all,
    entries,
    undone,
    waiting,
    /** It can be undone: it is neither undone nor waiting for that. */
    isOpen: (entry: Operation) =>
      !isNowhere(entry) && !undone.has(entry.key) && !waiting.has(entry.key),
    isPending,
    /** the device did not let it be read */
    isClosed: isError && data === undefined,
    retry: () => void refetch(),
    isUnkept: unstoredOperations().length > 0,
    page,
    pages,
    rows: rows.slice((page - 1) * perPage, page * perPage),
  }
}

export type History = ReturnType<typeof useHistory>
