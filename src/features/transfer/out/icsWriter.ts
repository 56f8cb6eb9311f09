import type { Identified } from '../../../core/resource/collection.ts'
import { addDays, dayOf, readWallTime, type WallTime, wallTimeAt } from '../../../time/wallTime.ts'
import { zoneKey } from '../../../time/zones.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import ICAL from 'ical.js'
import { type ClockChange, clockChanges, instantOf } from '../../../time/zoneClock.ts'
import { withScheme } from '../../../core/resource/postFields.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { linesOf } from '../../../ui/html/written.ts'
import { uidOf, tagMark } from '../in/calendar/calendarColumns.ts'
import { plainCell } from '../columns/columns.ts'

/** The instant of writing or changing, in the form of RFC 5545. */
const utc = (wall: string) => {
  const time = ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))
  time.zone = ICAL.Timezone.utcTimezone
  return time
}

const statuses: ReadonlyMap<string, string> = new Map([
  ['publish', 'CONFIRMED'],
  ['future', 'CONFIRMED'],
  ['private', 'CONFIRMED'],
  ['trash', 'CANCELLED'],
])

function placeOf({ venue }: EventRecord): string {
  const [first] = venue
  if (!first) return ''
  const town = [first.zip, first.city].filter(Boolean).join(' ')
  return [first.venue, first.address, town].filter(Boolean).join(', ')
}

/** What programs open by a press: the website where it is of the web, else the event's own page. */
function addressOf({ website, url }: EventRecord): string {
  const address = withScheme(website, 'http')
  return /^https?:\/\//i.test(address) ? address : url
}

/** Days end on the day after the last, wall times where they end; an event without an end or a length has none. */
function addTimes(made: ICAL.Component, event: EventRecord, start: WallTime, zone: string | null) {
  const end = readWallTime(event.end_date)
  const put = (name: string, wall: WallTime, past: number) => {
    const property = new ICAL.Property(name)
    if (event.all_day) property.setValue(ICAL.Time.fromDateString(addDays(dayOf(wall), past)))
    else if (zone === 'UTC') property.setValue(utc(wall))
    else {
      if (zone !== null) property.setParameter('tzid', zone)
      property.setValue(ICAL.Time.fromDateTimeString(wall.replace(' ', 'T')))
    }
    made.addProperty(property)
  }
  put('dtstart', start, 0)
  if (end !== null && (end > start || (event.all_day && end >= start))) put('dtend', end, 1)
}

/**
 * An event as a component of a calendar file (RFC 5545).
 * @param zone of its times; null for one that nobody knows, whose times are then of no zone
 */
function icsEvent(
  event: EventRecord,
  start: WallTime,
  zone: string | null,
  facts: FileFacts & { readonly now: string },
): ICAL.Component {
  const made = new ICAL.Component('vevent')
  const put = (name: string, value: string) => {
    // A return by itself ends a line for some programs, and no library here writes it otherwise.
    if (value !== '') made.addPropertyWithValue(name, plainCell(value))
  }
  put('uid', uidOf(event.id, facts))
  made.addPropertyWithValue('dtstamp', utc(facts.now))
  if (readWallTime(event.modified_utc))
    made.addPropertyWithValue('last-modified', utc(event.modified_utc))
  addTimes(made, event, start, zone)
  put('summary', event.title)
  put('description', linesOf(event.description || event.excerpt))
  put('location', placeOf(event))
  put('url', addressOf(event))
  put('status', statuses.get(event.status) ?? 'TENTATIVE')
  if (event.status === 'private') put('class', 'PRIVATE')
  for (const { organizer } of event.organizer) put('contact', organizer)
  const putTerms = (terms: readonly { readonly name: string }[], mark: string | null) => {
    if (terms.length === 0) return
    const property = new ICAL.Property('categories')
    if (mark !== null) property.setParameter(mark, 'yes')
    property.setValues(terms.map(({ name }) => plainCell(name)))
    made.addProperty(property)
  }
  putTerms(event.categories, null)
  // For a calendar program they are categories too; on the way back they are told by it.
  putTerms(event.tags, tagMark)
  return made
}

/** A time of a zone's own clock, of which the file says nothing else. */
const wallClock = (wall: WallTime) => ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))

function observance({ wall, before, after }: ClockChange): ICAL.Component {
  const made = new ICAL.Component(after > before ? 'daylight' : 'standard')
  made.addPropertyWithValue('dtstart', wallClock(wall))
  made.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before))
  made.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(after))
  return made
}

const year = 366 * 86_400_000

/**
 * What a calendar program has to know of a zone for these times, change by change: the rules of years to come are
 * made by parliaments, not by files.
 * @param zone as `zoneKey` gives it
 */
function icsZone(zone: string, first: WallTime, last: WallTime): ICAL.Component {
  const from = Math.floor((instantOf(first, zone) ?? 0) / 1000) * 1000 - year
  const until = (instantOf(last, zone) ?? 0) + year
  const begin = wallTimeAt(from, zone)
  const offset = ((instantOf(begin, 'UTC') ?? 0) - from) / 1000
  const made = new ICAL.Component('vtimezone')
  made.addPropertyWithValue('tzid', zone)
  const start = { wall: begin, before: offset, after: offset }
  for (const change of [start, ...clockChanges(zone, from, until)])
    made.addSubcomponent(observance(change))
  return made
}

const newline = '\r\n'

// RFC 5545 counts the space before the rest of a line, which the library does not.
ICAL.foldLength = 74

/** The name as text of RFC 5545. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, String.raw`\n`)

/** From when until when times of a zone are in the file. */
type Spans = Map<string, { first: WallTime; last: WallTime }>

function note(spans: Spans, zone: string, start: WallTime, end: WallTime): void {
  const { first = start, last = end } = spans.get(zone) ?? {}
  spans.set(zone, { first: start < first ? start : first, last: end > last ? end : last })
}

function headOf({ siteName, timezone }: FileFacts, spans: Spans): string {
  const zones = Array.from(spans, ([zone, { first, last }]) =>
    icsZone(zone, first, last).toString(),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agenda//Agenda//EN',
    'CALSCALE:GREGORIAN',
    ICAL.helpers.foldline(`X-WR-CALNAME:${escaped(siteName)}`),
    `X-WR-TIMEZONE:${timezone}`,
    ...zones,
  ]
  return lines.join(newline) + newline
}

/** Sound because calendar files are made of events alone. */
const asEvents = (records: readonly Identified[]) => records as readonly EventRecord[]

/** A calendar file (RFC 5545): wall times with their zones, days as days, one component for each event. */
export function icsWriter(facts: FileFacts): FileWriter {
  const now = wallTimeAt(Date.now(), 'UTC')
  const spans: Spans = new Map()
  const parts: Blob[] = []
  let [undated, unknownZone] = [0, 0]
  const textOf = (event: EventRecord): string => {
    const start = readWallTime(event.start_date)
    if (start === null) {
      undated += 1
      return ''
    }
    const zone = zoneKey(event.timezone || facts.timezone)
    if (!event.all_day && zone === null) unknownZone += 1
    if (!event.all_day && zone !== null && zone !== 'UTC')
      note(spans, zone, start, readWallTime(event.end_date) ?? start)
    return icsEvent(event, start, zone, { ...facts, now }).toString() + newline
  }
  return {
    add: (records) => void parts.push(new Blob(asEvents(records).map(textOf))),
    losses: () => ({ undated, unknownZone }),
    end() {
      const all = [headOf(facts, spans), ...parts, `END:VCALENDAR${newline}`]
      return Promise.resolve(new Blob(all, { type: 'text/calendar' }))
    },
    close() {
      parts.length = 0
    },
  }
}
