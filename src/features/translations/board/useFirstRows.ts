import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { steadyRows } from '../../../core/mirror/steadyRows.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import type { ProgressBoard } from '../../../core/query/useFullListing.ts'
import { isWrittenHere } from '../../../core/write/whenOver.ts'
import { events, type EventFilters } from '../../../resources/events/events.ts'
import { listingOf } from '../listings/listingOf.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { boardRow, type BoardRow } from '../state/boardRow.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import { versionsByNumber } from '../state/version.ts'

const nothing: readonly BoardRow[] = []

interface Asked {
  readonly service: Service
  /** what is listed of the language one works in; null where rows wait for all of it */
  readonly first: (() => EventFilters) | null
  readonly progress: ProgressBoard
  /** languages are read, or were tried to be: more is known than these rows say */
  readonly isRead: boolean
  readonly pairing: Pairing
  readonly index: GroupIndex
}

/**
 * The first page of the language one works in, for as long as all languages are read page after page. Nothing is said
 * of versions: neither which there are, nor which is the source.
 */
export function useFirstRows(asked: Asked): readonly BoardRow[] {
  const { service, first, progress, isRead, pairing, index } = asked
  const { language, configuration } = service
  const { timezone } = configuration
  const isLong = useSyncExternalStore(
    progress.subscribe,
    () => progress.total().known > languagesOf(configuration).length,
  )
  // A reading that is gone on with begins at its first pages again.
  const [phase, setPhase] = useState<'before' | 'begun' | 'over'>('before')
  const next = isRead ? 'over' : isLong && phase === 'before' ? 'begun' : phase
  if (next !== phase) setPhase(next)
  const isWanted = next === 'begun' && first !== null
  const { data: page } = useQuery({
    ...listOptions(service, events, first?.() ?? {}),
    enabled: isWanted,
  })
  return useMemo(() => {
    if (!isWanted || !page) return nothing
    const versions = versionsByNumber([listingOf(language, page.items)], 'events', timezone)
    const data = { pairing, index, versions, languages: [language], sourceAt: () => undefined }
    return page.items.flatMap(({ id }) => {
      const group = { versions: { [language]: id }, links: [] }
      const row = boardRow(group, { ...data, collection: 'events' })
      const cell = row?.cells[language]
      return row && cell ? { ...row, cells: { [language]: { ...cell, isSource: false } } } : []
    })
  }, [isWanted, page, language, timezone, pairing, index])
}

interface Held {
  readonly service: Service
  /** what is shown, as text: of anything else nothing was painted */
  readonly asked: string
  readonly first: readonly BoardRow[]
  /** null as long as it is read */
  readonly all: readonly BoardRow[] | null
}

/**
 * All rows in place of the first ones, which stay where they are until somebody scrolls or asks for what is new between
 * them, or moves one of them to another day. Where they stand as all rows do they are let go at once.
 */
export function useHeldRows({ service: { site, language }, asked, first, all }: Held) {
  const [painted, setPainted] = useState({ asked, rows: first, starts: '' })
  const before = painted.asked === asked ? painted.rows : nothing
  const held = useMemo(() => {
    if (all === null || before.length === 0) return null
    // When all is read a row may have another source, and is the same by its version here.
    const byVersion = (row: BoardRow) => ({ row, id: row.cells[language]?.version.id ?? row.id })
    const items = all.map(byVersion)
    const own = new Set(items.flatMap(({ row, id }) => (isOwn(site, row) ? id : [])))
    const answer = { items, page: 1, pages: 1 }
    const steady = steadyRows(before.map(byVersion), answer, (id) => own.has(id))
    const found = new Map(items.map(({ row, id }) => [id, row]))
    const left = before.flatMap((row) => found.get(byVersion(row).id) ?? [])
    const starts = left.map(({ source }) => source.start_date).join()
    const stay = new Set(left)
    // The painted rows keep their own order in the places that they take among all.
    const inOrder = left.values()
    const rows = steady.items.map(({ row }) => (stay.has(row) && inOrder.next().value) || row)
    return { rows, news: steady.news.length, starts }
  }, [all, before, site, language])
  const isMoved = !!held && painted.starts !== '' && painted.starts !== held.starts
  const isOver = !held || isMoved || all?.every((row, at) => row === held.rows[at])
  const rows = all === null ? first : isOver ? nothing : before
  const starts = isOver ? '' : held.starts
  if (painted.asked !== asked || before !== rows || painted.starts !== starts)
    setPainted({ asked, rows, starts })
  return {
    rows: held?.rows ?? all ?? first,
    news: held?.news ?? 0,
    showNews: () => setPainted({ asked, rows: nothing, starts: '' }),
  }
}

/** Some of it was written here. */
const isOwn = (site: string, { cells }: BoardRow) =>
  Object.values(cells).some(({ version: { language, id } }) =>
    isWrittenHere({ site, language }, 'events', id),
  )
