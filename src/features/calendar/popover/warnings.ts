import { formatDateTime } from '../../../i18n/formats.ts'
import type { WallTime } from '../../../time/wallTime.ts'
import { inZone, placeOnClock } from '../../../time/zoneClock.ts'
import { isZone } from '../../../time/zones.ts'
import type { Item } from '../data/items.ts'

/** What is to be known of an event before one trusts where it is drawn, as data for sentences. */
export type Warning =
  | { readonly kind: 'zone'; readonly zone: string; readonly there: string }
  | { readonly kind: 'zoneUnknown' | 'daysOfZone'; readonly zone: string }
  | { readonly kind: 'endsBeforeStart'; readonly end: string }
  | { readonly kind: 'gap' | 'endGap'; readonly before: string; readonly after: string }
  | { readonly kind: 'noEnd' | 'overlap' | 'endOverlap' | 'hidden' | 'hiddenListed' | 'withheld' }

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
  const isOther = zone !== siteZone
  if (item.all_day) return isOther ? [{ kind: 'daysOfZone', zone }] : []
  const { start, end, kind } = item.placement
  const there = isOther ? inZone(start, zone, siteZone) : null
  return [
    ...ofClock(start, zone, language, { overlap: 'overlap', gap: 'gap' }),
    ...(kind === 'moment'
      ? []
      : ofClock(end, zone, language, { overlap: 'endOverlap', gap: 'endGap' })),
    ...(there ? [{ kind: 'zone', zone, there: said(there, language) } as const] : []),
  ]
}

const said = (wall: WallTime, language: string) => formatDateTime(language, wall, 'short')

interface Kinds {
  readonly overlap: 'overlap' | 'endOverlap'
  readonly gap: 'gap' | 'endGap'
}

/** What the clock of the zone does at an hour of the event. */
function ofClock(wall: WallTime, zone: string, language: string, kinds: Kinds): readonly Warning[] {
  const place = placeOnClock(wall, zone)
  if (place.kind === 'overlap') return [{ kind: kinds.overlap }]
  if (place.kind !== 'gap') return []
  const [before, after] = [said(place.before, language), said(place.after, language)]
  return [{ kind: kinds.gap, before, after }]
}

function ofSight({ record }: Item): readonly Warning[] {
  if (!record) return [{ kind: 'hidden' }]
  if (record.withheld) return [{ kind: 'withheld' }]
  return record.hide_from_listings ? [{ kind: 'hiddenListed' }] : []
}
