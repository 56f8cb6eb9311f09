import { useCallback } from 'react'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { type BoardState, useBoard } from '../board/useBoard.ts'
import type { Wanted } from '../listings/useWholes.ts'
import { widerDates } from '../listings/widerDates.ts'
import type { Version } from '../state/version.ts'
import { datesOf, firstDayOf, type Span } from './driftDates.ts'

/** Events of a span of dates, in every language. */
export function useDriftBoard(span: Span): BoardState {
  const service = useService()
  const status = { status: useStatusReach(service) }
  const today = todayIn(service.configuration.timezone)
  const first = firstDayOf(span, today)
  const wide: Wanted = {
    events: () => ({ ...status, ...widerDates(datesOf(span, today), today) }),
    venues: () => status,
    organizers: () => status,
    categories: () => ({}),
    tags: () => ({}),
  }
  const isShown = useCallback(
    ({ facts }: Version) => first === undefined || (facts.end_date ?? '').slice(0, 10) >= first,
    [first],
  )
  return useBoard({ of: 'events', wide, narrow: null, isShown, source: undefined })
}
