import { useReducer, useState, startTransition, useEffect, useMemo } from 'react'
import { useListAddress } from '../../../core/views/list/useRecordList.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { keeper } from '../../../core/query/keeper.ts'
import type { EventFilters, EventRecord } from '../../../resources/events/events.ts'
import { type Language, languageOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { readWallDay, todayIn } from '../../../time/wallTime.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { calendarFilters } from '../data/calendarFilters.ts'
import { useMadeEvents } from '../create/useMadeEvents.ts'
import { useAround, type Around } from '../data/nearEvents.ts'
import { useItems } from '../data/useItems.ts'
import { usePaced } from '../data/usePaced.ts'
import { useReading, type Reading } from '../data/useReading.ts'
import { daysOf, stepped } from '../days/range.ts'
import { whenIdle } from '../../../ui/whenIdle.ts'
import type { Item } from '../data/items.ts'
import { calendarClashes, monthClashes, noClashes } from '../clashes/calendarClashes.ts'

interface Items {
  /** every event that is known around the days that are shown */
  readonly month: readonly Item[]
  /** those of these days */
  readonly shown: readonly Item[]
}

/** Milliseconds in which what was asked for is painted, so that clashes come after it. */
const first = { most: 2000, blindly: 50 }

const none: readonly Item[] = []

interface Known {
  /** days, filters and languages that it was found for */
  readonly place: string
  readonly items: Items
  readonly around: Around
  readonly isBesideComing: boolean
}

interface Asked extends Known {
  readonly readings: readonly Reading[]
  readonly siteZone: string
}

/** Looked for once everything has been read, not again for each page that arrives; and what is drawn does not wait for it. */
function useClashes({ place, readings, items, around, isBesideComing, siteZone }: Asked) {
  const isRead = readings.every(({ isWhole, isReading }) => isWhole || !isReading)
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const take = () =>
      startTransition(() => setKnown(isRead ? { place, items, around, isBesideComing } : null))
    return whenIdle(take, first)
  }, [place, isRead, items, around, isBesideComing])
  const month = known?.items.month ?? none
  const near = known?.around.near ?? none
  const found = useMemo(
    () => monthClashes(near.length > 0 ? [...month, ...near] : month, siteZone),
    [month, near, siteZone],
  )
  const clashes = useMemo(
    () => (known ? calendarClashes(found, known.items.shown) : noClashes),
    [found, known],
  )
  return {
    clashes,
    /** where they are: what was found for other days stands until these have been looked through */
    clashPlace: known?.place,
    /** what is known of the months beside is not in them yet */
    isBesideComing: known?.isBesideComing ?? true,
    /** days that clashes are looked for in */
    lookedThrough: known?.around.days ?? around.days,
  }
}

/** What the calendar shows, and how to ask for something else: all of it in the address. */
export function useCalendar() {
  const service = useService()
  const { configuration } = service
  const reach = useStatusReach(service)
  const isNarrow = useIsNarrow()
  const address = useListAddress(calendarFilters, [])
  const {
    view: askedView,
    date: askedDate,
    colour = 'category',
    languages,
    ...filters
  } = address.filters
  const today = todayIn(configuration.timezone)
  const usualView = isNarrow ? 'agenda' : 'month'
  const view = askedView ?? usualView
  const date = readWallDay(askedDate ?? '') ?? today
  const [kept] = useState(() => keeper<Language>())
  const [keptRecords] = useState(() => keeper<readonly EventRecord[]>())
  const [keptBackwards] = useState(() => keeper<readonly EventRecord[]>())
  const shown = kept([
    service.language,
    ...(languages ?? []).flatMap((code) => {
      const known = languageOf(configuration, code)
      return known && known !== service.language ? [known] : []
    }),
  ])
  const { readings, neighbours, isBesideComing } = useReading(date, filters, shown)
  const isReading = readings.some((reading) => reading.isReading && !reading.isWhole)
  const missing = readings.reduce(
    (sum, { total = Infinity, records }) => sum + total - records.length,
    0,
  )
  const arrived = keptRecords(readings.map((reading) => reading.painted))
  const records = usePaced(arrived, { isReading, missing })
  const backwards = keptBackwards(readings.map((reading) => reading.backwards))
  const days = daysOf(view, date)
  const made = useMadeEvents(service, readings, days)
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  const around = useAround({ service, date, languages: shown, neighbours, isNarrowed })
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const items = useItems({
    service,
    view,
    date,
    days,
    languages: shown,
    records,
    backwards,
    made: made.unlisted,
    isNarrowed,
  })
  const siteZone = configuration.timezone
  const place = JSON.stringify([days, filters, shown])
  const found = useClashes({ place, readings, items, around, isBesideComing, siteZone })
  const others = { view: askedView, date: askedDate, colour: address.filters.colour, languages }
  return {
    service,
    view,
    date,
    today,
    /** asked once for all parts: each asking goes to the browser at every drawing */
    isNarrow,
    days,
    /** these days, filters and languages in one */
    place,
    colour,
    filters,
    isNarrowed,
    languages: shown,
    /** of the address, as it has them */
    unknownLanguages: (languages ?? []).filter((code) => !languageOf(configuration, code)),
    readings,
    items: items.shown,
    /** those of the whole month around the day, whatever the view */
    month: items.month,
    /** events that were added here */
    made,
    ...found,
    /** hidden events of these days that this browser knows of, and filters cannot be held against */
    leftOut: items.leftOut,
    /** draws again what no query and no address tells of */
    lookAgain,
    mistakes: address.mistakes,
    /** the address of the same calendar with these things otherwise */
    searchFor: (changes: Partial<typeof others>) =>
      address.searchOf({ ...filters, ...others, ...changes }),
    change: address.change,
    /** goes one step on (1) or back (-1) from where the address is by now: keys come faster than pages are drawn */
    step: (by: 1 | -1) =>
      address.change((now) => ({
        date: stepped(now.view ?? usualView, readWallDay(now.date ?? '') ?? today, by),
      })),
    /** for the parts that narrow a list of events */
    narrowing: {
      filters,
      searchOf: (next: EventFilters) => address.searchOf({ ...next, ...others }),
      change: address.change,
      service,
      reach,
      today,
    },
    isWithoutFilters: address.searchOf(others),
  }
}

export type CalendarState = ReturnType<typeof useCalendar>
