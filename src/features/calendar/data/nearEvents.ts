import { useMemo, useState } from 'react'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { nearDays } from '../../../core/overlaps/clashFacts.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { type Item, itemsOf, type Sameness, pairNames } from './items.ts'
import { unlisted } from './unlisted.ts'
import type { Neighbour } from './useNeighbours.ts'
import { reaches } from '../days/placement.ts'
import { type Days, weeksOfMonth } from '../days/range.ts'
import { useKnownLinks } from '../../translations/translations.ts'
import type { EventRecord, HiddenEvent } from '../../../resources/events/events.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'

/** The days that are looked through for what repeats around the weeks of a month, as far as the months beside it are here. */
function lookedThrough(
  { first, last }: Days,
  languages: readonly Language[],
  neighbours: readonly Neighbour[],
): Days {
  const isHere = (step: Neighbour['step']) =>
    languages.every((language) =>
      neighbours.some((one) => one.language === language && one.step === step),
    )
  return {
    first: isHere(-1) ? addDays(first, -nearDays) : first,
    last: isHere(1) ? addDays(last, nearDays) : last,
  }
}

/** Whether nothing that repeats anything of these days can lie beyond those that are looked through. */
export function reachesAround({ first, last }: Days, looked: Days): boolean {
  return looked.first <= addDays(first, -nearDays) && looked.last >= addDays(last, nearDays)
}

/** What there is of a language beside the month. */
interface Beside {
  readonly language: Language
  readonly records: readonly EventRecord[]
  /** those of any days that this browser knows to be hidden */
  readonly hidden: readonly HiddenEvent[]
}

/** Events that begin in the week before a month or in the week after it. */
function nearEvents(
  { first, last }: Days,
  beside: readonly Beside[],
  sameness: Sameness,
): readonly Item[] {
  const edges = { first: addDays(first, -nearDays), last: addDays(last, nearDays) }
  const isNear = ({ start_date: start }: Pick<EventRecord, 'start_date'>) =>
    (start >= edges.first && start < first) ||
    (start > `${last} 23:59:59` && start.slice(0, 10) <= edges.last)
  const listings = beside.map(({ language, records, hidden }) => ({
    language,
    records: records.filter(isNear),
    // One that is listed is where the listing has it.
    hidden: hidden.filter((one) => isNear(one) && !records.some(({ id }) => id === one.id)),
  }))
  const items = itemsOf(listings, edges, sameness)
  // What goes on into the month is among its own.
  return items.filter(({ placement }) => !reaches(placement, first, last))
}

interface Asked {
  readonly service: Service
  readonly date: WallDay
  readonly languages: readonly Language[]
  readonly neighbours: readonly Neighbour[]
  readonly isNarrowed: boolean
}

const none: readonly Item[] = []

/** What is known of the days around a month, which its own reading does not have; nothing is asked for it. */
export interface Around {
  /** events of the week before it and of the week after it */
  readonly near: readonly Item[]
  /** those of the month, and these weeks as far as all of them is known */
  readonly days: Days
}

export function useAround({ service, date, languages, neighbours, isNarrowed }: Asked): Around {
  const links = useKnownLinks(service)
  const siteZone = service.configuration.timezone
  const { first, last } = weeksOfMonth(date)
  const [kept] = useState(() => keeper<readonly HiddenEvent[]>())
  const records = useMemo(
    () =>
      languages.map((language) =>
        neighbours.flatMap((one) => (one.language === language ? one.records : [])),
      ),
    [languages, neighbours],
  )
  // No filter can be held against what no listing shows.
  const hidden = kept(
    isNarrowed
      ? []
      : languages.map((language, at) => unlisted(service.in(language), records[at] ?? [])),
  )
  return useMemo(() => {
    const weeks = { first, last }
    const sameness = { nameOf: pairNames(links), siteZone }
    const beside = languages.map((language, at) => ({
      language,
      records: records[at] ?? [],
      hidden: hidden[at] ?? [],
    }))
    const near = nearEvents(weeks, beside, sameness)
    return {
      // The same where there are none, so that nothing is drawn again for them.
      near: near.length > 0 ? near : none,
      days: lookedThrough(weeks, languages, neighbours),
    }
  }, [first, last, languages, neighbours, records, hidden, links, siteZone])
}
