import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useNarrowReach } from '../../collection/list/useRecordList.ts'
import { type Pages, usePages } from '../../collection/whole/usePages.ts'
import { events, type EventFilters, type EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { stepped, weeksOfMonth } from '../days/range.ts'
import { askedBackwards, askedOf } from './askedEvents.ts'
import { useNeighbours } from './useNeighbours.ts'
import { useRested } from './useRested.ts'

/** What is here of a language. */
export interface Reading extends Pages<EventRecord> {
  /** beside what overlaps the days: events that begin in them and end before they start */
  readonly backwards: readonly EventRecord[]
}

/**
 * The events of the month around a day, in each of the languages. Every view of that month draws from the same
 * reading, so that going from one to the next asks nothing.
 */
export function useReading(
  date: WallDay,
  filters: EventFilters,
  languages: readonly Language[],
): readonly Reading[] {
  const service = useService()
  const reach = useStatusReach(service)
  const listingsAt = (day: WallDay) =>
    languages.map((language) => ({ language, filters: askedOf(filters, weeksOfMonth(day), reach) }))
  const listings = listingsAt(date)
  const readings = usePages({ service, collection: events, listings })
  const failure = readings.flatMap(({ failures }) => failures)[0] ?? null
  useNarrowReach(service, filters.status === undefined, failure)
  const isHere = readings.every(({ isWhole, isReading }) => isWhole && !isReading)
  // Of the same month other filters and other languages are another reading.
  const asked = JSON.stringify(listings)
  const rested = useRested(isHere ? asked : null)
  // There are none as a rule: they are asked for like what is prepared, when nobody wants anything else.
  const backwards = usePages({
    service,
    collection: events,
    listings: rested.has(asked)
      ? languages.map((language) => ({
          language,
          filters: askedBackwards(filters, weeksOfMonth(date), reach),
        }))
      : [],
  })
  useNeighbours(service, isHere ? date : null, () => [
    ...listingsAt(stepped('month', date, 1)),
    ...listingsAt(stepped('month', date, -1)),
  ])
  return readings.map((reading, at) => withBackwards(reading, backwards[at]))
}

const none: readonly EventRecord[] = []

function withBackwards(reading: Pages<EventRecord>, backwards?: Pages<EventRecord>): Reading {
  if (!backwards) return { ...reading, backwards: none }
  return {
    ...reading,
    backwards: backwards.records,
    failures: [...reading.failures, ...backwards.failures],
    read: () => {
      reading.read()
      backwards.read()
    },
    retry: () => {
      reading.retry()
      backwards.retry()
    },
  }
}
