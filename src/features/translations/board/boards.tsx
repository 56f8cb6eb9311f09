import { type ComponentType, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { FiltersOf } from '../../../core/resource/filters.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useListAddress } from '../../../core/views/list/useRecordList.ts'
import { type ShowRows, Board, BoardRefresh, BoardTools, noOthers } from './Board.tsx'
import { type BoardFilters, boardFilters } from './boardFilters.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { mappedFilters } from './mappedFilters.ts'
import { useBoard } from './useBoard.ts'
import type { Wanted } from '../listings/useFullListings.ts'
import { widerDates } from '../listings/widerDates.ts'
import type { LinkedCollection, PairedCollection } from '../pairing/listing.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'
import { categoryFilters } from '../../../resources/categories/categories.ts'
import {
  requestedEvents,
  eventFilters,
  type EventFilters,
} from '../../../resources/events/events.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { organizerFilters } from '../../../resources/organizers/organizers.ts'
import { recordNarrowings } from '../../../resources/recordNarrowings.tsx'
import { tagFilters } from '../../../resources/tags/tags.ts'
import { venueFilters } from '../../../resources/venues/venues.ts'
import { todayIn } from '../../../time/wallTime.ts'

const { per_page: _perPage, ...narrowing } = eventFilters

/** The events of every language, narrowed by everything that narrows a list of events. */
function EventBoard({ Rows = Board, others = noOthers }: ShowRows) {
  const service = useService()
  const reach = useStatusReach(service)
  const address = useListAddress({ ...narrowing, ...boardFilters }, others)
  const { of, state, missing, source, said, page, ...filters } = address.filters
  const today = todayIn(service.configuration.timezone)
  // Those too, versions of which may lie beyond what is shown.
  const wide: Wanted = { events: () => ({ status: reach, ...widerDates(filters, today) }) }
  const isPlain = Object.values(filters).every((value) => value === undefined)
  const narrow = (index: GroupIndex): Wanted => ({
    events: (language) => {
      const mapped = mappedFilters(filters, {
        of: 'events',
        from: service.language,
        to: language,
        index,
      })
      return mapped && requestedEvents(mapped, today, reach)
    },
  })
  // What ends today or later: told without asking, for that is what most who come here look at.
  const isShown = useCallback(
    ({ facts }: Version) => !isPlain || (facts.end_date ?? '').slice(0, 10) >= today,
    [isPlain, today],
  )
  // Where rows have more than a line they grow with what is read, and would push each other away.
  const isNarrow = useIsNarrow('lg')
  const isFirst = Rows === Board && !isNarrow && !state && !missing && (page ?? 1) === 1
  const board = useBoard({
    of: 'events',
    wide,
    narrow: isPlain ? null : narrow,
    isShown,
    source,
    first: isFirst ? () => requestedEvents(filters, today, reach) : null,
  })
  const list = {
    filters,
    searchOf: (next: EventFilters) => address.searchOf({ ...next, state, missing, source, said }),
    change: address.change,
    service,
    reach,
    today,
  }
  const asking = {
    of: 'events' as const,
    board,
    filters: { of, state, missing, source, said, page },
    searchFor: (asked: Partial<BoardFilters>) =>
      address.searchOf({ ...filters, of, source, ...asked }),
  }
  return (
    <>
      <EventNarrowing
        list={list}
        mistakes={address.mistakes}
        aside={<BoardRefresh board={board} />}
      >
        <BoardTools {...asking} />
      </EventNarrowing>
      <Rows {...asking} />
    </>
  )
}

const isAnything = () => true
const isAtTheTop = ({ links }: Version) => (links.parent ?? []).length === 0

/** What events are linked to, in every language: few enough to be read as a whole, narrowed by what narrows their list. */
function OtherBoard({ of, Rows = Board, others = noOthers }: { of: LinkedCollection } & ShowRows) {
  const { t } = useTranslation('translations')
  const service = useService()
  const reach = useStatusReach(service)
  const table = narrowingOf(of)
  const address = useListAddress({ ...table, ...boardFilters }, others)
  const { of: _of, state, missing, source, said, page, ...filters } = address.filters
  // Services refuse the parent 0 (contract.md §3.7): the top level is picked out of all there are.
  const isTop = filters.parent === 0
  const asked: LinkedNarrowing = isTop ? { ...filters, parent: undefined } : filters
  const isPlain = Object.values(asked).every((value) => value === undefined)
  const hasStatus = 'status' in table
  const wantedOf = (found: LinkedNarrowing) => (hasStatus ? { status: reach, ...found } : found)
  const narrow = (index: GroupIndex): Wanted => ({
    [of]: (language: string) => {
      const mapped = mappedFilters(asked, { of, from: service.language, to: language, index })
      return mapped && wantedOf(mapped)
    },
  })
  const board = useBoard({
    of,
    wide: { [of]: () => wantedOf({}) },
    narrow: isPlain ? null : narrow,
    isShown: isTop ? isAtTheTop : isAnything,
    source,
  })
  const Narrowing = recordNarrowings[of]
  const list = {
    table,
    filters,
    searchOf: (next: LinkedNarrowing) =>
      address.searchOf({ ...next, of, state, missing, source, said }),
    change: address.change,
    service,
    reach,
  }
  const asking = {
    of,
    board,
    filters: { of, state, missing, source, said, page },
    searchFor: (wanted: Partial<BoardFilters>) =>
      address.searchOf({ ...filters, of, source, ...wanted }),
  }
  return (
    <>
      <Narrowing
        list={list}
        mistakes={address.mistakes}
        searchLabel={t(`search.${of}`)}
        aside={<BoardRefresh board={board} />}
      >
        <BoardTools {...asking} />
      </Narrowing>
      <Rows {...asking} key={service.language} />
    </>
  )
}

const tables = {
  venues: venueFilters,
  organizers: organizerFilters,
  categories: categoryFilters,
  tags: tagFilters,
}

const all = { ...venueFilters, ...categoryFilters }

/** The board has no pages, and an order of its own over all languages. */
const ofOneList: ReadonlySet<string> = new Set(['page', 'per_page', 'order', 'orderby'])

type Narrowing = Omit<typeof all, 'page' | 'per_page' | 'order' | 'orderby'>

/** What any of these collections may be narrowed by. */
export type LinkedNarrowing = FiltersOf<Narrowing>

/** The listing parameters that narrow a collection. */
export function narrowingOf(of: LinkedCollection): Narrowing {
  const own = Object.entries(tables[of]).filter(([name]) => !ofOneList.has(name))
  // Some of all there are: in what is read by them each is optional anyway.
  return Object.fromEntries(own) as Partial<Narrowing> as Narrowing
}

/** The board of each collection. */
export const boards: Readonly<Record<PairedCollection, ComponentType<ShowRows>>> = {
  events: EventBoard,
  venues: (rows) => <OtherBoard of="venues" {...rows} />,
  organizers: (rows) => <OtherBoard of="organizers" {...rows} />,
  categories: (rows) => <OtherBoard of="categories" {...rows} />,
  tags: (rows) => <OtherBoard of="tags" {...rows} />,
}
