import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Service } from '../../../api/service.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import type { Page } from '../../../core/resource/envelope.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { events, type EventRecord, everyDate } from '../../../resources/events/events.ts'
import { addDays } from '../../../time/wallTime.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { inPlace, matchesText } from '../hits/ranked.ts'
import { hitOf, type Telling } from '../hits/source.ts'
import { eventsSought } from '../hits/sources.ts'
import {
  datesIn,
  dateWord,
  type DateWord,
  type Days,
  daysMeant,
  isOnDate,
  termsOf,
} from '../typed/dateTerms.ts'
import type { Answer } from './answer.ts'

/** So many listings are asked for the words of one question. */
const mostListings = 3

/** As many as live services give at once (contract.md §3.8). */
const recordsOfPage = 50

interface Asked {
  readonly service: Service
  readonly words: string
  readonly telling: Telling
}

/** What words describe. */
interface Description {
  /** all of them */
  readonly words: readonly string[]
  /** those that say nothing of a date */
  readonly texts: readonly string[]
  /** any of them will do */
  readonly dates: readonly DateWord[]
}

function descriptionOf(text: string): Description {
  const words = termsOf(text)
  // One word by itself is a date when it is written out: «mar» is the sea as well.
  const read = words.map((word) => dateWord(word, words.length === 1))
  const isDated = read.some(
    (date) =>
      date && (date.month ?? date.weekday ?? (words.length > 1 ? date.year : null)) !== null,
  )
  const dates = isDated ? read : read.map(() => null)
  return {
    words,
    texts: words.filter((_, at) => dates[at] === null),
    dates: datesIn(dates.flatMap((date) => date ?? [])),
  }
}

/** A date fits many: less than a word does. */
const dateFit = 0.9

/** What goes on for some time, less than what begins then. */
const laterFit = 0.8

/** How many of the words an event has: in its title, where it is, whose it is, of what kind, or on which day. */
function fitOf(event: EventRecord, { words, texts, dates }: Description): number {
  const all = [
    event.title,
    ...event.venue.flatMap(({ venue, city }) => [venue, city]),
    ...event.organizer.map(({ organizer }) => organizer),
    ...event.categories.map(({ name }) => name),
    ...event.tags.map(({ name }) => name),
  ].join(' ')
  const has = (some: readonly string[]) => some.filter((word) => matchesText(all, word)).length
  const isOn = (times: Parameters<typeof isOnDate>[0]) =>
    dates.some((date) => isOnDate(times, date))
  if (!isOn(event)) return has(words)
  const begins = isOn({ start_date: event.start_date, end_date: event.start_date })
  return has(texts) + (words.length - texts.length) * (begins ? dateFit : laterFit)
}

/** Those with all of the words; where none has, those with most of them. */
function bestFitting(
  found: readonly EventRecord[],
  description: Description,
): { readonly events: readonly EventRecord[]; readonly isLoose: boolean } {
  const fits = new Map(found.map((event) => [event, fitOf(event, description)]))
  const fitting = (event: EventRecord) => fits.get(event) ?? 0
  const most = Math.ceil(Math.max(0, ...fits.values()))
  return {
    events: found
      .filter((event) => most > 0 && Math.ceil(fitting(event)) === most)
      .toSorted(
        (one, other) =>
          fitting(other) - fitting(one) || one.start_date.localeCompare(other.start_date),
      ),
    isLoose: most < description.words.length,
  }
}

const none: readonly EventRecord[] = []

/** Those that this device has, with any of the words. */
function useStoredFitting(service: Service, words: string) {
  const choose = useCallback(
    (records: readonly EventRecord[]) => {
      const description = descriptionOf(words)
      const fits = (event: EventRecord) => fitOf(event, description) > 0
      return description.words.length > 0 ? records.filter(fits) : none
    },
    [words],
  )
  const [stored = none] = useStored([service], events, choose)
  return stored
}

/**
 * The events that words describe, as people remember them: the services look for all words in one text. Those of the
 * dates that are named are asked for, and what comes with the longest of several words. What this device has is shown
 * until that is answered.
 */
export function useEventAnswer({ service, words, telling }: Asked): readonly Answer[] {
  const stored = useStoredFitting(service, words)
  const status = useStatusReach(service)
  const description = descriptionOf(words)
  const { texts, dates } = description
  const days = dates.flatMap((date) => daysMeant(date, telling.today))
  const listings = [
    ...days.map(listedIn),
    ...(description.words.length > 1 ? texts : [])
      .toSorted((one, other) => other.length - one.length)
      .map((search) => ({ ends_after: addDays(telling.today, -1), search })),
  ].slice(0, mostListings)
  const readings = useQueries({
    queries: listings.map((filters) =>
      listOptions(service, events, { ...filters, status: [...status], per_page: recordsOfPage }),
    ),
  })
  if (description.words.length === 0) return []
  const isReading = readings.some(({ isFetching }) => isFetching)
  const answered = readings.flatMap(({ data }) => data?.items ?? [])
  const fitting = bestFitting(eachOnce([...stored, ...answered]), description)
  const shown = inPlace(bestFitting(stored, description).events, fitting.events, false)
  const best = eachOnce([...shown, ...fitting.events])
  const { language } = service
  return [
    {
      collection: 'events',
      language,
      hits: best.map((record) => hitOf(eventsSought, { record, among: best, language }, telling)),
      total: best.length,
      list: { include: best.map(({ id }) => id).join(','), ...everyDate },
      isLoose: fitting.isLoose,
      partly: days.flatMap((of, at) => partlyRead(of, readings[at]?.data, stored)),
      isReading,
      isOvertaken: false,
      error: readings.find(({ error, isFetching }) => error && !isFetching)?.error ?? null,
      again: () => {
        for (const { refetch } of readings) void refetch()
      },
    },
  ]
}

/** The listing of what is on within these days (contract.md §3.6). */
const listedIn = ([from, to]: Days) => ({ starts_before: to, ends_after: addDays(from, -1) })

/** What was looked at of the events of some days, where that is not all of them. */
function partlyRead(
  days: Days,
  page: Page<EventRecord> | undefined,
  stored: readonly EventRecord[],
): NonNullable<Answer['partly']> {
  if (!page) return []
  const [from, to] = days
  const isThen = ({ start_date, end_date }: EventRecord) =>
    start_date.slice(0, 10) <= to && end_date.slice(0, 10) >= from
  const read = eachOnce([...stored.filter(isThen), ...page.items]).length
  return read < page.total ? [{ read, total: page.total, list: listedIn(days) }] : []
}
