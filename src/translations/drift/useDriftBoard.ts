import { useCallback } from 'react'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { type BoardState, useBoard } from '../board/useBoard.ts'
import type { Wanted } from '../listings/useWholes.ts'
import { widerDates } from '../listings/widerDates.ts'
import type { Version } from '../state/version.ts'
import type { FactCollection } from '../facts/factKinds.ts'
import { datesOf, firstDayOf, type Span } from './driftDates.ts'

/** The records of a collection in every language; of events those of a span of dates. */
export function useDriftBoard(of: FactCollection, span: Span): BoardState {
  const service = useService()
  const status = { status: useStatusReach(service) }
  const today = todayIn(service.configuration.timezone)
  const first = firstDayOf(span, today)
  const all: Wanted = {
    events: () => ({ ...status, ...widerDates(datesOf(span, today), today) }),
    venues: () => status,
    organizers: () => status,
    categories: () => ({}),
    tags: () => ({}),
  }
  // What is linked to events is paired by itself.
  const wide = of === 'events' ? all : { [of]: all[of] }
  const isShown = useCallback(
    ({ facts }: Version) =>
      of !== 'events' || first === undefined || (facts.end_date ?? '').slice(0, 10) >= first,
    [of, first],
  )
  return useBoard({ of, wide, narrow: null, isShown, source: undefined })
}
