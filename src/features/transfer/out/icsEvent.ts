import ICAL from 'ical.js'
import { withScheme } from '../../../core/resource/postFields.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { addDays, dayOf, readWallTime, type WallTime } from '../../../time/wallTime.ts'
import { linesOf } from '../../../ui/html/linesOf.ts'
import { uidOf } from '../columns/eventUid.ts'
import { plainCell } from '../columns/cellText.ts'
import { tagMark } from '../columns/tagMark.ts'
import type { FileFacts } from './fileWriter.ts'

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
export function icsEvent(
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
