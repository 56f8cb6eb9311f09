import { type Pages, usePages } from '../../../../core/query/usePages.ts'
import { filtersOfBackwards, filtersOfDays } from '../../../calendar/data/requestedEvents.ts'
import { withBackwards } from '../../../calendar/data/backwards.ts'
import type { Days } from '../../../calendar/days/range.ts'
import { type EventFilters, type EventRecord, events } from '../../../../resources/events/events.ts'
import type { Language } from '../../../../api/language.ts'
import type { Service } from '../../../../api/service.ts'

/** What an agenda of one language is made of. */
export interface PackListing {
  readonly language: Language
  readonly filters: EventFilters
}

/** As readers find it: what is no draft. */
const published: readonly string[] = ['publish']

/** How far the reading of one language is. */
export interface PackReading extends Pages<EventRecord> {
  /** all of it is here and of one time: nothing is on its way, or could not be read again */
  readonly isDone: boolean
}

/**
 * Everything that overlaps these days, page after page, in each of the languages; of published events, unless the
 * filters say otherwise.
 * @param days null for reading nothing, which also calls off what is under way
 */
export function usePackReading(
  service: Service,
  days: Days | null,
  listings: readonly PackListing[],
): readonly PackReading[] {
  const readings = usePages({
    service,
    collection: events,
    listings: days
      ? listings.map(({ language, filters }) => ({
          language,
          filters: filtersOfDays(filters, days, published),
        }))
      : [],
  })
  const isHere = readings.length > 0 && readings.every(({ isWhole }) => isWhole)
  // What ends before it starts, which overlap leaves out: there is none as a rule.
  const backwards = usePages({
    service,
    collection: events,
    listings:
      days && isHere
        ? listings.map(({ language, filters }) => ({
            language,
            filters: filtersOfBackwards(filters, days, published),
          }))
        : [],
  })
  return readings.map((reading, at) => together(reading, backwards[at]))
}

function together(reading: Pages<EventRecord>, backwards?: Pages<EventRecord>): PackReading {
  if (!backwards) return { ...reading, isDone: false }
  const failures = [...reading.failures, ...backwards.failures]
  const isReading = reading.isReading || backwards.isReading
  const isWhole = reading.isWhole && backwards.isWhole
  return {
    ...reading,
    records: withBackwards(reading.records, backwards.records),
    gaps: reading.gaps + backwards.gaps,
    failures,
    isReading,
    isWhole,
    isDone: isWhole && !isReading && failures.length === 0,
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
