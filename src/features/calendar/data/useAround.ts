import { useMemo, useState } from 'react'
import { keeper } from '../../../core/query/keeper.ts'
import type { HiddenEvent } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { useKnownLinks } from '../../translations/translations.ts'
import { type Days, weeksOfMonth } from '../days/range.ts'
import type { Item } from './items.ts'
import { lookedThrough, nearEvents } from './nearEvents.ts'
import { pairNames } from './pairNames.ts'
import { unlisted } from './unlisted.ts'
import type { Neighbour } from './useNeighbours.ts'

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
