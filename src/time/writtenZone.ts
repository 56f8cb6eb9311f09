import { supplemental } from 'cldr-core/supplemental/windowsZones.json'
import { offsetAt } from './zoneClock.ts'
import { zoneKey } from './zones.ts'

/** By the name that Windows gives them, in small letters: CLDR's own choice first, then those of each country. */
const windows = new Map<string, string[]>()
for (const { mapZone } of supplemental.windowsZones.mapTimezones) {
  const { _other: name, _type: zones } = mapZone
  const key = name.toLowerCase()
  windows.set(key, [...(windows.get(key) ?? []), ...zones.split(' ')])
}

/** What Windows calls the zones of Europe that mail programs abbreviate, in summer or not. */
const abbreviations: Readonly<Record<string, string>> = {
  c: 'romance standard time',
  e: 'fle standard time',
  m: 'romance standard time',
  w: 'gmt standard time',
}

/** «+01:00» of «UTC+1», «GMT+0100» and «+01:00»; null of a text that is none. */
function offsetIn(text: string): string | null {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i.exec(text) ?? []
  return sign === undefined ? null : zoneKey(`${sign}${hours}:${minutes}`)
}

/** A name of the tz database, also behind others: «/mozilla.org/20050126_1/Europe/Madrid». */
function namedIn(text: string): string | null {
  const parts = text.split('/').filter(Boolean)
  const tails = [text, parts.slice(-3).join('/'), parts.slice(-2).join('/'), parts.at(-1) ?? '']
  const named = tails.find(
    (tail) => (tail.includes('/') || /^(?:UTC|GMT)$/i.test(tail)) && zoneKey(tail) !== null,
  )
  return named === undefined ? null : zoneKey(named)
}

const january = Date.UTC(2026, 0)
const july = Date.UTC(2026, 6)

/** Whether the clock of a zone is ahead of UTC by so much while it is not summer there. */
function isAhead(zone: string, offset: string): boolean {
  const key = zoneKey(zone)
  if (key === null) return false
  return Math.min(offsetAt(january, key), offsetAt(july, key)) === offsetAt(january, offset)
}

/** The zones of «(UTC+01:00) Brussels, Copenhagen, Madrid, Paris» and «(UTC-05:00) Eastern Time (US & Canada)». */
function decorated(text: string): readonly string[] | undefined {
  const [, ahead, names] = /^\((?:UTC|GMT)([^)]*)\)(.+)$/i.exec(text) ?? []
  const offset = ahead === '' ? '+00:00' : offsetIn(ahead ?? '')
  if (names === undefined || offset === null) return undefined
  const list = names.trim().toLowerCase()
  const american = windows.get(list.replace(/ time \([^()]*\)$/, ' standard time'))
  if (american) return american
  const cities = list.replaceAll(' ', '_').split(/,_?/)
  const isMeant = (zone: string) =>
    cities.includes(zone.toLowerCase().replace(/^.*\//, '')) && isAhead(zone, offset)
  return [...windows.values()].find((zones) => zones.some(isMeant))
}

/**
 * The zone that a program means by a name: an IANA name, or `±HH:MM`; null of one that nobody knows. What names several
 * zones of one clock, as Windows and abbreviations do, names the site's where it is among them.
 */
export function writtenZone(written: string, site: string): string | null {
  const text = written.replaceAll('"', '').trim()
  const exact = namedIn(text) ?? offsetIn(text)
  if (exact !== null) return exact
  // Outlook counts zones that it has put into a file before.
  const name = text.toLowerCase().replace(/ \d+$/, '')
  const [, letter = ''] = /^([cemw])es?t$/.exec(name) ?? []
  const zones =
    windows.get(
      abbreviations[letter] ?? name.replace(/ (?:daylight|summer) time$/, ' standard time'),
    ) ?? decorated(text.replace(/ \d+$/, ''))
  return zones?.find((zone) => zone === site) ?? zones?.[0] ?? zoneKey(text)
}
