import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import type { ProgressBoard } from '../../../core/query/useFullListing.ts'
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

/** All rows in place of the first ones, which stay where they are until somebody scrolls or asks for what is new between them. */
export function useHeldRows({ service: { language }, asked, first, all }: Held) {
  const [painted, setPainted] = useState({ asked, first })
  const isSame = painted.asked === asked
  const isPainting = all === null && first.length > 0
  if (isPainting ? painted.first !== first : !isSame) setPainted({ asked, first })
  return useMemo(() => {
    if (all === null || !isSame || painted.first.length === 0)
      return { rows: all ?? first, news: 0, showNews: () => {} }
    const idOf = ({ cells, id }: BoardRow) => cells[language]?.version.id ?? id
    const found = new Map(all.map((row) => [idOf(row), row]))
    const held = painted.first.flatMap((row) => found.get(idOf(row)) ?? [])
    const last = Math.max(-1, ...held.map((row) => all.indexOf(row)))
    const isHeld = new Set(held)
    const below = all.slice(last + 1).filter((row) => !isHeld.has(row))
    return {
      rows: [...held, ...below],
      news: all.length - held.length - below.length,
      showNews: () => setPainted({ asked, first: nothing }),
    }
  }, [all, asked, first, isSame, painted, language])
}
