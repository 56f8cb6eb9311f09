import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Service } from '../../../api/service.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import { listOptions } from '../../../core/query/readOptions.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { events, type EventRecord, everyDate } from '../../../resources/events/events.ts'
import { addDays } from '../../../time/wallTime.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { inPlace, matchesText } from '../hits/ranked.ts'
import { hitOf, type Telling } from '../hits/source.ts'
import { eventsSought } from '../hits/sources.ts'
import { dateWord, daysMeant, isOnDate } from '../typed/dateTerms.ts'
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

/** A date fits many: less than a word does. */
const dateFit = 0.9

/** How many of the words an event has: in its title, where it is, whose it is, of what kind, or on which day. */
function fitOf(event: EventRecord, words: readonly string[]): number {
  const texts = [
    event.title,
    ...event.venue.flatMap(({ venue, city }) => [venue, city]),
    ...event.organizer.map(({ organizer }) => organizer),
    ...event.categories.map(({ name }) => name),
    ...event.tags.map(({ name }) => name),
  ].join(' ')
  return words.reduce((sum, word) => {
    if (matchesText(texts, word)) return sum + 1
    const date = dateWord(word)
    return date !== null && isOnDate(event, date) ? sum + dateFit : sum
  }, 0)
}

/** Those with all of the words; where none has, those with most of them. */
export function bestFitting(
  found: readonly EventRecord[],
  words: readonly string[],
): readonly EventRecord[] {
  const fits = found.map((event) => fitOf(event, words))
  const most = Math.max(0, ...fits)
  return most === 0 ? [] : found.filter((_, at) => fits[at] === most)
}

const wordsOf = (text: string) =>
  text.split(/\s+/).filter((word) => word.length > 2 || /^\d/.test(word))

/** Those that this device has, and that are not over. */
function useStoredFitting({ service, words, telling: { today } }: Asked) {
  const choose = useCallback(
    (records: readonly EventRecord[]) => {
      const each = wordsOf(words)
      const coming = records.filter(({ end_date }) => end_date.slice(0, 10) >= today)
      return each.length > 1 ? bestFitting(coming, each).slice(0, recordsOfPage) : []
    },
    [words, today],
  )
  const [stored = []] = useStored([service], events, choose)
  return stored
}

/**
 * The events that several words describe together, as people remember them: the services look for all words in one text.
 * Those of the dates that are named are asked for, and what comes with the longest of the words. What this device has is
 * shown until that is answered.
 */
export function useEventAnswer(asked: Asked): readonly Answer[] {
  const { service, words, telling } = asked
  const stored = useStoredFitting(asked)
  const status = useStatusReach(service)
  const each = wordsOf(words)
  const days = daysMeant(
    each.flatMap((word) => dateWord(word) ?? []),
    telling.today,
  )
  const yesterday = addDays(telling.today, -1)
  const listings = [
    ...days.map(([first, last]) => ({ starts_before: last, ends_after: addDays(first, -1) })),
    ...each
      .filter((word) => dateWord(word) === null)
      .toSorted((one, other) => other.length - one.length)
      .map((search) => ({ ends_after: yesterday, search })),
  ]
  const isAsked = each.length > 1
  const readings = useQueries({
    queries: (isAsked ? listings.slice(0, mostListings) : []).map((filters) =>
      listOptions(service, events, { ...filters, status: [...status], per_page: recordsOfPage }),
    ),
  })
  if (!isAsked) return []
  const isReading = readings.some(({ isFetching }) => isFetching)
  const answered = readings.flatMap(({ data }) => data?.items ?? [])
  const fitting = bestFitting(eachOnce([...(isReading ? stored : []), ...answered]), each)
  const best = eachOnce([...inPlace(stored, fitting, false), ...fitting])
  const { language } = service
  return [
    {
      collection: 'events',
      language,
      hits: best.map((record) => hitOf(eventsSought, { record, among: best, language }, telling)),
      total: best.length,
      list: { include: best.map(({ id }) => id).join(','), ...everyDate },
      isReading,
      isOvertaken: false,
      error: readings.find(({ error, isFetching }) => error && !isFetching)?.error ?? null,
      again: () => {
        for (const { refetch } of readings) void refetch()
      },
    },
  ]
}
