import type { Identified } from '../../collection/collection.ts'
import type { EventRecord } from '../../events/events.ts'
import { readWallTime, wallTimeAt, type WallTime } from '../../time/wallTime.ts'
import { zoneKey } from '../../time/zones.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'
import { icsEvent } from './icsEvent.ts'
import { icsZone } from './icsZone.ts'
import ICAL from 'ical.js'

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
