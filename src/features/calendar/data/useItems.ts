import { useMemo, useState } from 'react'
import { keeper } from '../../../core/query/keeper.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { useKnownLinks } from '../../translations/translations.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { showing } from '../days/placement.ts'
import type { Made } from '../create/useMadeEvents.ts'
import { type Days, type View, weeksOfMonth } from '../days/range.ts'
import { usePlaces } from '../move/places.ts'
import { withBackwards } from './backwards.ts'
import { type Item, itemsOf, pairNames } from './items.ts'
import { lastFew } from './lastFew.ts'
import { unlisted } from './unlisted.ts'

interface Asked {
  readonly service: Service
  readonly view: View
  readonly date: WallDay
  readonly days: Days
  readonly languages: readonly Language[]
  /** of each of the languages */
  readonly records: readonly (readonly EventRecord[])[]
  readonly backwards: readonly (readonly EventRecord[])[]
  /** added here, and not in the reading yet */
  readonly made: readonly Made[]
  readonly isNarrowed: boolean
}

/** What there is to be drawn of the month around a day, and of the days that are looked at. */
export function useItems(asked: Asked) {
  const { all, listed } = useMonth(asked)
  const { view } = asked
  const { first, last } = asked.days
  return useMemo(() => {
    const shown = within(listed, view, { first, last })
    const known = within(all, view, { first, last })
    return { shown, month: listed, leftOut: known.length - shown.length }
  }, [all, listed, view, first, last])
}

/** The same array where all of them are: what was made of it stays. */
function within(items: readonly Item[], view: View, { first, last }: Days): readonly Item[] {
  const isShown = showing(view)
  const some = items.filter(({ placement }) => isShown(placement, first, last))
  return some.length === items.length ? items : some
}

/** All that is known of a month, and what of it is drawn. */
interface Month {
  readonly all: readonly Item[]
  readonly listed: readonly Item[]
}

/** The same for every view of a month, and for who comes back to it, so that nothing is drawn anew. */
function useMonth({
  service,
  date,
  languages,
  records,
  backwards,
  made,
  isNarrowed,
}: Asked): Month {
  const { timezone } = service.configuration
  const placed = usePlaces()
  const links = useKnownLinks(service)
  const hidden = languages.map((language, at) => unlisted(service.in(language), records[at] ?? []))
  const { first, last } = weeksOfMonth(date)
  const [few] = useState(() => lastFew<Month>())
  const [kept] = useState(() => keeper<Item>())
  const languagesOf = [languages, ...records, ...backwards, ...hidden]
  const added = made.map(({ record }) => record)
  const month = few(
    [...languagesOf, ...added, placed, isNarrowed, first, last, links, timezone],
    () => {
      const listings = languages.map((language, at) => ({
        language,
        records: [
          ...withBackwards(records[at] ?? [], backwards[at] ?? []),
          ...made.flatMap((one) => (one.language === language ? [one.record] : [])),
        ].map(placed),
        hidden: hidden[at] ?? [],
      }))
      const sameness = { nameOf: pairNames(links), siteZone: timezone }
      const all = itemsOf(listings, { first, last }, sameness)
      // No filter can be held against what no listing shows.
      const seen = listings.map(({ language, records }) => ({ language, records, hidden: [] }))
      return { all, listed: isNarrowed ? itemsOf(seen, { first, last }, sameness) : all }
    },
  )
  return { all: month.all, listed: kept(month.listed) }
}
