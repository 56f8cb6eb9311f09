import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createContext, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { mirroredAll } from '../../../core/mirror/mirror.ts'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import type { CalendarClashes } from '../clashes/calendarClashes.ts'
import type { Colouring } from '../data/calendarFilters.ts'
import { type Item, statusesApart, type Version } from '../data/items.ts'
import { lastFew } from '../data/lastFew.ts'
import {
  type ColourKey,
  colourKeyOf,
  legendOf,
  type Paint,
  paintsOf,
  huesInOrder,
} from './colouring.ts'
import { formatDate, formatTime, languageName } from '../../../i18n/formats.ts'
import { categories } from '../../../resources/categories/categories.ts'
import { clockOf, dayOf, type WallDay, type WallTime } from '../../../time/wallTime.ts'

/**
 * A hue for each category by its slug, in the order in which a language got its categories: the same in every month, and
 * in every language that got them in the same order. They are this device's where it has them.
 * @returns null until the listings were read; of one that cannot be read nothing is known
 */
function useCategoryHues(
  service: Service,
  languages: readonly Language[],
): ReadonlyMap<string, number> | null {
  const client = useQueryClient()
  const listings = useQueries({
    queries: languages.map((language) => mirroredAll(client, service.in(language), categories, {})),
  })
  const [kept] = useState(() => lastFew<ReadonlyMap<string, number>>())
  if (listings.some(({ isPending }) => isPending)) return null
  return kept(
    listings.map(({ data }) => data),
    () =>
      new Map(
        listings.flatMap(({ data }) => {
          const inOrder = (data?.records ?? []).toSorted((one, other) => one.id - other.id)
          return huesInOrder(inOrder.map(({ id, slug }) => slug || `#${id}`))
        }),
      ),
  )
}

interface Shown {
  readonly month: readonly Item[]
  readonly colour: Colouring
  readonly languages: readonly Language[]
  readonly clashes: Pick<CalendarClashes, 'kindsOf'>
  readonly service: Service
}

/**
 * What events are said with, asked for once: of hundreds of them it would take most of drawing them. The same for every
 * view of a month, so that going from one to the next draws no event of the former again.
 */
export function useChipLabels({ month, colour, languages, service, clashes }: Shown) {
  const { t, i18n } = useTranslation(['calendar', 'time', 'ui', 'translations'])
  const { ofOne } = useStatusNames()
  const speaking = i18n.language
  const siteZone = service.configuration.timezone
  const hasSeveral = languages.length > 1
  const naming = useMemo(() => {
    const ofLanguage = once((code: string) => languageName(speaking, code))
    return ({ key, name }: ColourKey) => {
      if (colour === 'status') return ofOne(key)
      return colour === 'language' ? ofLanguage(key) : name
    }
  }, [speaking, ofOne, colour])
  // By the month, so that no other view of it has other colours.
  const [kept] = useState(() => lastFew<ReturnType<typeof paintedBy>>())
  const known = useCategoryHues(service, languages)
  const { paints, hue } = kept([month, colour, naming, known], () =>
    paintedBy(
      // Grey for a moment, rather than one colour after the other.
      colour === 'category' && known === null
        ? new Map()
        : paintsOf(legendOf(month, colour), naming, known ?? undefined),
    ),
  )
  const ground = useCallback((item: Item) => colourKeyOf(item, colour), [colour])
  // Events have few hours and few statuses among them: each is put into words once.
  const written = useMemo(
    () => ({
      time: once((clock: string) => formatTime(speaking, clock)),
      status: once(ofOne),
      day: once((day: WallDay) => formatDate(speaking, day)),
    }),
    [speaking, ofOne],
  )
  const { kindsOf } = clashes
  return useMemo(() => {
    return {
      t,
      time: (wall: WallTime) => written.time(`1970-01-01 ${clockOf(wall)}`),
      status: written.status,
      day: (wall: WallTime) => written.day(dayOf(wall)),
      /** In each language where it is not the same in all; '' where nobody knows it. */
      statusOf(item: Item): string {
        const apart = statusesApart(item)
        if (apart.length === 0) return item.status ? written.status(item.status) : ''
        return apart
          .map(({ language, status }) => `${language.toUpperCase()} ${written.status(status)}`)
          .join(', ')
      },
      nameOf: naming,
      /** What gives the colours is named in the language of the calendar, not of the interface. */
      isOfContent: colour === 'category' || colour === 'venue',
      ground,
      tag: ({ key }: ColourKey) =>
        colour === 'language' ? key.toUpperCase() : (paints.get(key)?.tag ?? ''),
      colour: hue,
      /** The name of a zone that is not the site's; '' where it is. */
      otherZone: ({ timezone }: Item) => (timezone === '' || timezone === siteZone ? '' : timezone),
      hasSeveral,
      /** What it has in common with another one, where that may be a mistake; '' where nothing. */
      clash: (item: Item) => {
        const [kind] = kindsOf(item)
        return kind ? t(`clashes.${kind}`) : ''
      },
    }
  }, [t, written, naming, ground, paints, hue, colour, siteZone, hasSeveral, kindsOf])
}

function paintedBy(paints: ReadonlyMap<string, Paint>) {
  return {
    paints,
    hue(ground: ColourKey | null) {
      const paint = ground && paints.get(ground.key)
      return paint ? `var(--hue-${paint.hue})` : 'var(--hue-none)'
    },
  }
}

export type ChipText = ReturnType<typeof useChipLabels>

export const ChipLabels = createContext<ChipText | null>(null)

/** Remembers what it was asked. */
export function once<Asked>(say: (what: Asked) => string): (what: Asked) => string {
  const said = new Map<Asked, string>()
  return (what) => {
    const words = said.get(what) ?? say(what)
    said.set(what, words)
    return words
  }
}

const known = new WeakMap<AnyRouter, Map<string, string>>()

/** The address of an event's own page. The router, which takes its time, is asked once for all events of a language. */
export function eventHref(
  router: AnyRouter,
  { language, id }: Pick<Version, 'language' | 'id'>,
): string {
  const ways = known.get(router) ?? new Map<string, string>()
  known.set(router, ways)
  const way = ways.get(language) ?? wayTo(router, language)
  ways.set(language, way)
  return `${way}${id}`
}

/** All but the number, which stands at the end. */
function wayTo(router: AnyRouter, language: string): string {
  const place = { to: '/$language/events/$id', params: { language, id: '0' } }
  return router.buildLocation(place).href.slice(0, -1)
}
