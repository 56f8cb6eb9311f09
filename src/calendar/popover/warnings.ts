import { formatDateTime } from '../../i18n/formats.ts'
import { inZone, placeOnClock } from '../../time/zoneClock.ts'
import { isZone } from '../../time/zones.ts'
import type { Item } from '../data/items.ts'

/** What is to be known of an event before one trusts where it is drawn, as data for sentences. */
export type Warning =
  | { readonly kind: 'zone'; readonly zone: string; readonly there: string }
  | { readonly kind: 'zoneUnknown'; readonly zone: string }
  | { readonly kind: 'endsBeforeStart'; readonly end: string }
  | { readonly kind: 'gap'; readonly before: string; readonly after: string }
  | { readonly kind: 'noEnd' | 'overlap' | 'hidden' | 'hiddenListed' | 'withheld' }

/** Moments are in words of `language`. */
export function warningsOf(item: Item, siteZone: string, language: string): readonly Warning[] {
  return [...ofTime(item, language), ...ofZone(item, siteZone, language), ...ofSight(item)]
}

function ofTime(item: Item, language: string): readonly Warning[] {
  const { warning, kind } = item.placement
  if (warning) return [{ kind: warning, end: formatDateTime(language, item.end_date, 'short') }]
  return kind === 'moment' ? [{ kind: 'noEnd' }] : []
}

function ofZone(item: Item, siteZone: string, language: string): readonly Warning[] {
  const zone = item.timezone || siteZone
  if (!isZone(zone)) return [{ kind: 'zoneUnknown', zone }]
  const { start, kind } = item.placement
  if (item.all_day || kind === 'days') return []
  const words = (wall: string) => formatDateTime(language, wall, 'short')
  const place = placeOnClock(start, zone)
  const there = zone === siteZone ? null : inZone(start, zone, siteZone)
  return [
    ...(place.kind === 'overlap' ? [{ kind: 'overlap' } as const] : []),
    ...(place.kind === 'gap'
      ? [{ kind: 'gap', before: words(place.before), after: words(place.after) } as const]
      : []),
    ...(there ? [{ kind: 'zone', zone, there: words(there) } as const] : []),
  ]
}

function ofSight({ record }: Item): readonly Warning[] {
  if (!record) return [{ kind: 'hidden' }]
  if (record.withheld) return [{ kind: 'withheld' }]
  return record.hide_from_listings ? [{ kind: 'hiddenListed' }] : []
}
