import { useCallback } from 'react'
import { useListAddress } from '../../../core/views/list/useRecordList.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import {
  requestedEvents,
  eventFilters,
  type EventFilters,
} from '../../../resources/events/events.ts'
import { EventNarrowing } from '../../../resources/events/list/eventNarrowing.tsx'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import type { Wanted } from '../listings/useFullListings.ts'
import { widerDates } from '../listings/widerDates.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'
import { Board, BoardRefresh, BoardTools, noOthers, type ShowRows } from './Board.tsx'
import { type BoardFilters, boardFilters } from './boardFilters.ts'
import { useBoard } from './useBoard.ts'
import { mappedFilters } from './mappedFilters.ts'

const { per_page: _perPage, ...narrowing } = eventFilters

/** The events of every language, narrowed by everything that narrows a list of events. */
export function EventBoard({ Rows = Board, others = noOthers }: ShowRows) {
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
  const board = useBoard({ of: 'events', wide, narrow: isPlain ? null : narrow, isShown, source })
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
