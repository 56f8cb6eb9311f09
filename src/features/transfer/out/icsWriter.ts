import type { Identified } from '../../../core/resource/collection.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { readWallTime, type WallTime, wallTimeAt } from '../../../time/wallTime.ts'
import { zoneKey } from '../../../time/zones.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import { icsEvent } from './icsEvent.ts'
import ICAL from 'ical.js'
import { type ClockChange, clockChanges } from '../../../time/clockChanges.ts'
import { instantOf } from '../../../time/zoneClock.ts'

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
