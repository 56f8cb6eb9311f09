import { use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Configuration } from '../../../../api/configuration.ts'
import { type Language, languagesOf } from '../../../../api/language.ts'
import type { Service } from '../../../../api/service.ts'
import { useService } from '../../../../api/useService.ts'
import { keeper } from '../../../../core/query/keeper.ts'
import { type Pages, usePages } from '../../../../core/query/usePages.ts'
import { useStatusReach } from '../../../../core/views/list/statusReach.ts'
import { useListAddress } from '../../../../core/views/list/useRecordList.ts'
import { withBackwards } from '../../../calendar/data/backwards.ts'
import { filtersOfBackwards, filtersOfDays } from '../../../calendar/data/calendarFilters.ts'
import type { Days } from '../../../calendar/days/range.ts'
import { packOf } from '../content/pack.ts'
import {
  details,
  type PackChoices,
  usualChoices,
  type AgendaLabels,
  defaultLabels,
} from '../content/packChoices.ts'
import { templateOf } from '../content/packTemplate.ts'
import { daysIn, packFilters, type PackFilters } from './packAddress.ts'
import { counterpartFilters } from '../../../translations/confirmed/counterpartFilters.ts'
import { useKnownLinks } from '../../../translations/translations.ts'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from '../../../../i18n/interfaceLanguage.ts'
import { type EventFilters, type EventRecord, events } from '../../../../resources/events/events.ts'
import { todayIn } from '../../../../time/wallTime.ts'

const known = new Map<InterfaceLanguage, Promise<AgendaLabels>>()

function wordsOf(language: InterfaceLanguage): Promise<AgendaLabels> {
  const words = known.get(language) ?? defaultLabels(language)
  known.set(language, words)
  return words
}

/**
 * The words that agendas are made with, those of the configuration before the usual ones. Suspends until they are here.
 * @param languages content languages; one that the interface does not speak begins from the words of the interface
 */
function useTemplate(configuration: Configuration, languages: readonly string[]) {
  const { i18n } = useTranslation()
  const own = interfaceLanguages.find((one) => one === i18n.language) ?? 'en'
  const usual = use(wordsOf(own))
  const { words, ...template } = templateOf(configuration, Object.keys(usual))
  const inLanguage = new Map<string, AgendaLabels>()
  for (const language of languages) {
    const spoken = isInterfaceLanguage(language) ? use(wordsOf(language)) : usual
    inLanguage.set(language, { ...spoken, ...words[language] })
  }
  return { ...template, wordsOf: (language: string) => inLanguage.get(language) ?? usual }
}

function choicesOf(asked: PackFilters, usual: PackChoices): PackChoices {
  const { by = usual.by, long = usual.long, text = usual.text } = asked
  const chosen = asked.details ?? usual.details
  return { by, long, text, details: details.filter((detail) => chosen.includes(detail)) }
}

/** The languages of the address that the site has, in its order; that of the page where it names none. */
function languagesAsked(own: Language, every: readonly Language[], asked?: readonly string[]) {
  const some = every.filter((language) => asked?.includes(language))
  return some.length > 0 ? some : [own]
}

/** All that an agenda is made of, as it was read last. */
interface Whole {
  readonly asked: string
  /** of each language */
  readonly records: readonly (readonly EventRecord[])[]
  /** milliseconds since 1970 */
  readonly readAt: number
}

/** An agenda as the address asks for it: what it is made of, how far that is read, and what is written. */
export function usePack() {
  const service = useService()
  const { configuration, language } = service
  const reach = useStatusReach(service)
  const address = useListAddress(packFilters, ['of', 'part', 'view'])
  const {
    first,
    last,
    by,
    long,
    text,
    details: shown,
    languages: codes,
    ...filters
  } = address.filters
  const others = { first, last, by, long, text, details: shown, languages: codes }
  const today = todayIn(configuration.timezone)
  const range = daysIn({ first, last }, today)
  const days = typeof range === 'string' ? null : range
  const every = languagesOf(configuration)
  const [kept] = useState(() => keeper<Language>())
  const languages = kept(languagesAsked(language, every, codes))
  const template = useTemplate(configuration, languages)
  const choices = choicesOf(address.filters, { ...usualChoices, ...template.usual })
  const confirmed = useKnownLinks(service)
  const listings = languages.map((to) => ({
    language: to,
    ...counterpartFilters(filters, language, to, confirmed),
  }))
  // Another agenda is read from its beginning: stopping one stops no other.
  const asked = JSON.stringify([days, listings])
  const [stopped, setStopped] = useState('')
  const isStopped = stopped === asked
  const readings = usePackReading(service, isStopped ? null : days, listings)
  const isDone = readings.length > 0 && readings.every((reading) => reading.isDone)
  const [keptRecords] = useState(() => keeper<readonly EventRecord[]>())
  const read = keptRecords(readings.map((reading) => reading.records))
  const [before, setBefore] = useState<Whole | null>(null)
  if (isDone && (before?.asked !== asked || before.records !== read))
    setBefore({ asked, records: read, readAt: Math.min(...readings.map(({ readAt }) => readAt)) })
  // What was read whole stays until all of it has been read again.
  const whole = before?.asked === asked ? before : null
  const made = JSON.stringify([asked, choices, today])
  const packs = useMemo(
    () =>
      whole && days
        ? languages.map((one, at) =>
            packOf(whole.records[at] ?? [], {
              language: one,
              days,
              choices,
              words: template.wordsOf(one),
              siteName: configuration.siteName[one] ?? '',
              siteZone: configuration.timezone,
              today,
              categories: listings[at]?.filters.categories ?? [],
            }),
          )
        : [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `made` says all of the rest that changes
    [made, whole],
  )
  return {
    service,
    today,
    range,
    days,
    /** the ends as they are drawn, also where there are no days between them */
    ends: { first: first ?? days?.first ?? '', last: last ?? days?.last ?? '' },
    every,
    languages,
    choices,
    readings,
    isDone,
    readAt: whole?.readAt ?? 0,
    read: () => {
      for (const reading of readings) reading.read()
    },
    isStopped,
    packs,
    ignored: template.ignored,
    unsure: listings.filter(({ unsure }) => unsure.length > 0),
    mistakes: address.mistakes,
    stop: () => setStopped(asked),
    goOn: () => setStopped(''),
    /** the address of the same agenda with these things otherwise */
    searchFor: (changes: Partial<typeof others>) =>
      address.searchOf({ ...filters, ...others, ...changes }),
    change: (changes: Partial<typeof others>) => address.change(changes, { replace: true }),
    /** for the parts that narrow a list of events */
    narrowing: {
      filters,
      searchOf: (next: EventFilters) => address.searchOf({ ...next, ...others }),
      change: address.change,
      service,
      reach,
      today,
    },
  }
}

export type PackState = ReturnType<typeof usePack>

/** What an agenda of one language is made of. */
interface PackListing {
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
function usePackReading(
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
