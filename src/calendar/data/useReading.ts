import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useNarrowReach } from '../../collection/list/useRecordList.ts'
import { type Pages, usePages } from '../../collection/whole/usePages.ts'
import { events, type EventFilters, type EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { stepped, weeksOfMonth } from '../days/range.ts'
import { askedBackwards, askedOf } from './askedEvents.ts'
import { type Neighbour, useNeighbours } from './useNeighbours.ts'
import { useRested } from './useRested.ts'

/** What is here of a language. */
export interface Reading extends Pages<EventRecord> {
  /** beside what overlaps the days: events that begin in them and end before they start */
  readonly backwards: readonly EventRecord[]
}

interface Read {
  readonly readings: readonly Reading[]
  readonly neighbours: readonly Neighbour[]
  /** more of them may come, when nothing goes wrong */
  readonly isBesideComing: boolean
}

/**
 * The events of the month around a day, in each of the languages. Every view of that month draws from the same
 * reading, so that going from one to the next asks nothing.
 */
export function useReading(
  date: WallDay,
  filters: EventFilters,
  languages: readonly Language[],
): Read {
  const service = useService()
  const reach = useStatusReach(service)
  const askedAt = (day: WallDay) => askedOf(filters, weeksOfMonth(day), reach)
  const listings = languages.map((language) => ({ language, filters: askedAt(date) }))
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
  const beside = (step: 1 | -1) =>
    languages.map((language) => ({
      language,
      step,
      filters: askedAt(stepped('month', date, step)),
    }))
  const { neighbours, isComing } = useNeighbours(service, isHere ? asked : null, () => [
    ...beside(1),
    ...beside(-1),
  ])
  return {
    readings: readings.map((one, at) => withBackwards(one, backwards[at])),
    neighbours,
    isBesideComing: isComing || readings.some(({ isReading }) => isReading),
  }
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
