import { useMemo } from 'react'
import { type EventRecord, hiddenEvents, useHiddenEvents } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { useConfirmed } from '../../translations/translations.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { touches } from '../days/placement.ts'
import { type Days, weeksOfMonth } from '../days/range.ts'
import { usePlaces } from '../move/places.ts'
import { withBackwards } from './backwards.ts'
import { type Item, itemsOf } from './items.ts'
import { pairNames } from './pairNames.ts'

interface Asked {
  readonly service: Service
  readonly date: WallDay
  readonly days: Days
  readonly languages: readonly Language[]
  /** of each of the languages */
  readonly records: readonly (readonly EventRecord[])[]
  readonly backwards: readonly (readonly EventRecord[])[]
  /** added here, and not in the reading yet */
  readonly made: readonly EventRecord[]
  readonly isNarrowed: boolean
}

/** What there is to be drawn of the month around a day, and of the days that are looked at. */
export function useItems(asked: Asked) {
  const month = useMonth(asked)
  const { first, last } = asked.days
  return useMemo(() => {
    const listed = within(month.listed, { first, last })
    const all = within(month.all, { first, last })
    return { shown: listed, month: month.listed, leftOut: all.length - listed.length }
  }, [month, first, last])
}

/** The same array where all of them are: what was made of it stays. */
function within(items: readonly Item[], { first, last }: Days): readonly Item[] {
  const some = items.filter(({ placement }) => touches(placement, first, last))
  return some.length === items.length ? items : some
}

/** The same for every view of a month, so that going from one to the next draws nothing anew. */
function useMonth({ service, date, languages, records, backwards, made, isNarrowed }: Asked) {
  const { timezone } = service.configuration
  const placed = usePlaces()
  const confirmed = useConfirmed(service.site)
  const own = useHiddenEvents(service)
  const { first, last } = weeksOfMonth(date)
  return useMemo(() => {
    const listings = languages.map((language, at) => ({
      language,
      records: [
        ...withBackwards(records[at] ?? [], backwards[at] ?? []),
        // The language of the page is the first one.
        ...(at === 0 ? made : []),
      ].map(placed),
      hidden: language === service.language ? own : hiddenEvents(service.in(language)),
    }))
    const sameness = { nameOf: pairNames(confirmed), siteZone: timezone }
    const all = itemsOf(listings, { first, last }, sameness)
    // No filter can be held against what no listing shows.
    const seen = listings.map(({ language, records }) => ({ language, records, hidden: [] }))
    return { all, listed: isNarrowed ? itemsOf(seen, { first, last }, sameness) : all }
  }, [
    languages,
    records,
    backwards,
    made,
    placed,
    own,
    service,
    isNarrowed,
    first,
    last,
    confirmed,
    timezone,
  ])
}
