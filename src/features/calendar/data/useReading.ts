import type { Language } from '../../../api/language.ts'
import { type Service, withPriority } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import { useListed } from '../../../core/mirror/useStored.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import { recordsOfPage } from '../../../core/query/readOptions.ts'
import { type Pages, usePages } from '../../../core/query/usePages.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import { filtersOfBackwards, filtersOfDays } from './calendarFilters.ts'
import { type Neighbour, useNeighbours, useRested } from './useNeighbours.ts'
import { stepped, weeksOfMonth } from '../days/range.ts'
import {
  counterpartFilters,
  type NamingFilter,
} from '../../translations/confirmed/counterpartFilters.ts'
import { nothingConfirmed, useReadKnownLinks } from '../../translations/translations.ts'
import { events, type EventFilters, type EventRecord } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'

/** What is here of a language. */
export interface Reading extends Pages<EventRecord> {
  /** what is drawn of it: also what this device has, until all is read */
  readonly painted: readonly EventRecord[]
  /** beside what overlaps the days: events that begin in them and end before they start */
  readonly backwards: readonly EventRecord[]
  /** all of it is here, also what ends before it starts, or was before it was asked for once more */
  readonly hasAll: boolean
  /** filters by records of which nobody confirmed the version in this language */
  readonly unsure: readonly NamingFilter[]
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
  const links = useReadKnownLinks(service)
  const carried = languages.map((language) => ({
    language,
    ...counterpartFilters(filters, service.language, language, links ?? nothingConfirmed),
  }))
  const askedAt = (day: WallDay, asking: typeof filtersOfDays = filtersOfDays) =>
    carried.map(({ language, filters }) => ({
      language,
      filters: asking(filters, weeksOfMonth(day), reach),
    }))
  const listings = askedAt(date)
  const readings = usePages({ service, collection: events, listings })
  const painted = usePainted(service, listings, readings)
  const failure = readings.flatMap(({ failures }) => failures)[0] ?? null
  useNarrowReach(service, filters.status === undefined, failure)
  const isHere = readings.every(({ isWhole, isReading }) => isWhole && !isReading)
  // Of the same month other filters and other languages are another reading.
  const asked = JSON.stringify(listings)
  const rested = useRested(isHere ? asked : null)
  // There are none as a rule: they are asked for like what is prepared, when nobody wants anything else.
  const backwards = usePages({
    service: withPriority(service, 'background'),
    collection: events,
    listings: rested.has(asked) ? askedAt(date, filtersOfBackwards) : [],
  })
  const beside = (step: 1 | -1) =>
    askedAt(stepped('month', date, step)).map((listing) => ({
      language: listing.language,
      step,
      filters: listing.filters,
    }))
  const pages = readings.reduce((sum, { total = 0 }) => sum + Math.ceil(total / recordsOfPage), 0)
  // One that begins and ends between two drawings is seen by its time alone.
  const readAt = readings.map((reading) => reading.readAt)
  const shown = isHere ? `${asked} ${readAt.join(' ')}` : null
  const { neighbours, isComing } = useNeighbours(service, shown, pages, () => [
    ...beside(1),
    ...beside(-1),
  ])
  return {
    readings: readings.map((one, at) => ({
      ...withBackwards(one, backwards[at]),
      painted: painted[at] ?? none,
      // Before they are read, nobody knows.
      unsure: links ? (carried[at]?.unsure ?? []) : [],
    })),
    neighbours,
    isBesideComing: isComing || readings.some(({ isReading }) => isReading),
  }
}

const none: readonly EventRecord[] = []

function withBackwards(
  reading: Pages<EventRecord>,
  backwards?: Pages<EventRecord>,
): Omit<Reading, 'unsure' | 'painted'> {
  if (!backwards) return { ...reading, backwards: none, hasAll: reading.isWhole }
  return {
    ...reading,
    backwards: backwards.records,
    hasAll: reading.isWhole && backwards.isWhole,
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

type Events = readonly EventRecord[]

const painted = new WeakMap<
  Events,
  { readonly of: Events; readonly isWhole: boolean; all: Events }
>()

/**
 * What was read over what this device has. A record that is the same in both stays the one that is drawn, so that it is not
 * drawn again. The same array for the same two.
 */
function paintedOf(stored: Events, { records, isWhole }: Pages<EventRecord>): Events {
  const before = painted.get(stored)
  if (before?.of === records && before.isWhole === isWhole) return before.all
  const known = new Map(stored.map((record) => [record.id, record]))
  const read = records.map((record) => {
    const drawn = known.get(record.id)
    return drawn && JSON.stringify(drawn) === JSON.stringify(record) ? drawn : record
  })
  const all = isWhole ? read : eachOnce([...stored, ...read])
  painted.set(stored, { of: records, isWhole, all })
  return all
}

/** What is drawn of each reading: until all of it is here, also what this device has of it. */
function usePainted(
  service: Service,
  listings: readonly { readonly filters: EventFilters }[],
  readings: readonly Pages<EventRecord>[],
): readonly Events[] {
  const stored = useListed(
    events,
    readings.map(({ language, isWhole }, at) => ({
      service: service.in(language),
      filters: listings[at]?.filters ?? {},
      isWanted: !isWhole,
    })),
  )
  return readings.map((reading, at) => {
    const known = stored[at]
    return known && reading.failures.length === 0 ? paintedOf(known, reading) : reading.records
  })
}
