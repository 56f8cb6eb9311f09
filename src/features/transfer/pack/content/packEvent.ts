import type { Placement } from '../../../calendar/days/placement.ts'
import { type Days, monthOf } from '../../../calendar/days/range.ts'
import { type PackChoices, filled, type AgendaLabels } from './packChoices.ts'
import { withFirstHour } from '../../../../i18n/formats.ts'
import { intlTag } from '../../../../i18n/interfaceLanguage.ts'
import type { EventRecord } from '../../../../resources/events/events.ts'
import { dayOf, type WallDay, type WallTime, wallTime } from '../../../../time/wallTime.ts'
import { linesOf } from '../../../../ui/html/written.ts'

/** An event as an agenda says it: text alone, and addresses that lead to a website or nowhere. */
export interface PackEvent {
  readonly id: number
  readonly title: string
  readonly placement: Placement
  readonly all_day: boolean
  /** of its times, where it is not the site's; else `''` */
  readonly zone: string
  readonly venue: string
  readonly address: string
  readonly organizers: readonly string[]
  readonly cost: string
  readonly categories: readonly { id: number; name: string; slug: string }[]
  /** paragraphs */
  readonly text: readonly string[]
  /** its public page, `''` where nobody sees one */
  readonly page: string
  readonly website: string
}

/** Why an event of these days is in no agenda: its content is kept back, or it is hidden from listings. */
type Kept = 'withheld' | 'hidden'

/** One line without signs that XML has no place for: a document with one of those opens nowhere. */
export function clean(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim()
}

/** An absolute http(s) address as programs write it; `''` for anything else. */
function webLink(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, username, password, href } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : ''
}

const longestSummary = 280

/** The beginning of a text, to the end of a word. */
function beginning(text: string): string {
  const signs = [...text]
  if (signs.length <= longestSummary) return text
  const cut = signs.slice(0, longestSummary).join('')
  return `${cut.replace(/(?<!\s)\s+\S*$/u, '')}…`
}

const paragraphsOf = (html: string) => linesOf(html).split('\n').map(clean).filter(Boolean)

function textOf({ excerpt, description }: EventRecord, text: PackChoices['text']) {
  if (text === 'none') return []
  const whole = paragraphsOf(description)
  const short = paragraphsOf(excerpt)
  if (text === 'whole') return whole.length > 0 ? whole : short
  return short.length > 0 ? short : [beginning(whole.join(' '))].filter(Boolean)
}

const joined = (parts: readonly string[], by: string) => parts.map(clean).filter(Boolean).join(by)

/** @param siteZone the zone of events that name none */
export function packEventOf(
  record: EventRecord,
  placement: Placement,
  text: PackChoices['text'],
  siteZone: string,
): PackEvent | Kept {
  if (record.withheld) return 'withheld'
  if (record.hide_from_listings) return 'hidden'
  const venues = record.venue.filter(({ status }) => status !== 'trash')
  const [first] = venues
  const town = [first?.zip ?? '', first?.city ?? ''].map(clean).filter(Boolean).join(' ')
  return {
    id: record.id,
    title: clean(record.title),
    placement,
    all_day: record.all_day,
    zone: record.timezone === siteZone ? '' : clean(record.timezone),
    venue: joined(
      venues.map(({ venue }) => venue),
      ' / ',
    ),
    address: joined([first?.address ?? '', town], ', '),
    organizers: record.organizer
      .filter(({ status }) => status !== 'trash')
      .map(({ organizer }) => clean(organizer))
      .filter(Boolean),
    cost: clean(record.cost),
    categories: record.categories.map(({ id, name, slug }) => ({ id, name: clean(name), slug })),
    text: textOf(record, text),
    page: record.status === 'publish' ? webLink(record.url) : '',
    website: webLink(record.website),
  }
}

type Style = Intl.DateTimeFormatOptions

const date: Style = { weekday: 'long', day: 'numeric', month: 'long' }
const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** The digits of the wall as an instant of UTC, the zone all formats here read in: nothing is converted. */
const inUtc = (wall: WallTime) => Date.parse(`${wall.replace(' ', 'T')}Z`)
const midnight = (day: WallDay) => wallTime(day, '00:00:00')

/** Dates and times as an agenda of some days says them in a language. */
export interface Calendar {
  day(day: WallDay): string
  moment(wall: WallTime): string
  time(wall: WallTime): string
  /** «octubre del 2026», «3–8 d’octubre del 2026». */
  period: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(style).join(' ')}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(intlTag(language), { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Browsers write thin spaces into dates, which not every program knows. */
const plain = (words: string) => words.replaceAll(/\s+/g, ' ')

function periodOf(language: string, { first, last }: Days): string {
  const month = monthOf(first)
  const [from, until] = [inUtc(midnight(first)), inUtc(midnight(last))]
  if (month.first === first && month.last === last)
    return formatOf(language, { month: 'long', year: 'numeric' }).format(from)
  if (first === last) return formatOf(language, { ...date, year: 'numeric' }).format(from)
  const style: Style = { day: 'numeric', month: 'long', year: 'numeric' }
  return plain(formatOf(language, style).formatRange(from, until))
}

/** The year is said where it is not that of the title. */
export function calendarOf(language: string, days: Days): Calendar {
  const year = days.first.slice(0, 4)
  const isOneYear = days.last.startsWith(year)
  const written = (wall: WallTime, style: Style) => {
    const full: Style =
      isOneYear && wall.startsWith(year) ? style : { ...style, year: 'numeric' as const }
    return plain(withFirstHour(formatOf(language, full).format(inUtc(wall))))
  }
  return {
    day: (day) => written(midnight(day), date),
    moment: (wall) => written(wall, { ...date, ...clock }),
    time: (wall) => formatOf(language, clock).format(inUtc(wall)),
    period: periodOf(language, days),
  }
}

type Timed = Pick<PackEvent, 'placement' | 'all_day' | 'zone'>

/** The hours of an event that is over within its day, or in the night after it. */
function hoursOf({ placement, all_day }: Timed, calendar: Calendar, words: AgendaLabels): string {
  if (all_day) return words.allDay
  const { kind, start, end } = placement
  if (kind === 'moment') return filled(words.at, { time: calendar.time(start) })
  const isOver = dayOf(end) === dayOf(start) || end.endsWith('00:00:00')
  return filled(isOver ? words.hours : words.overnight, {
    start: calendar.time(start),
    end: calendar.time(end),
  })
}

/** The ends of an event of several days: days, or times where it has hours. */
function endsOf({ placement, all_day }: Timed, calendar: Calendar) {
  const { start, end, firstDay, lastDay } = placement
  return all_day
    ? { first: calendar.day(firstDay), last: calendar.day(lastDay) }
    : { first: calendar.moment(start), last: calendar.moment(end) }
}

const isOfOneDay = ({ placement }: Timed) => placement.firstDay === placement.lastDay

function withZone(said: string, { zone, all_day }: Timed, words: AgendaLabels): string {
  return zone === '' || all_day ? said : `${said} (${filled(words.otherZone, { zone })})`
}

/** When an event is, said where nothing else says it. */
export function whenInFull(event: Timed, calendar: Calendar, words: AgendaLabels): string {
  const said = isOfOneDay(event)
    ? `${calendar.day(event.placement.firstDay)}, ${hoursOf(event, calendar, words)}`
    : filled(words.range, endsOf(event, calendar))
  return withZone(said, event, words)
}

/** When an event is, under a heading that says a day, or (null) that it still goes on. */
export function whenUnder(
  day: WallDay | null,
  event: Timed,
  calendar: Calendar,
  words: AgendaLabels,
): string {
  if (isOfOneDay(event)) return withZone(hoursOf(event, calendar, words), event, words)
  const { firstDay, lastDay, start } = event.placement
  const until = filled(words.until, { last: endsOf(event, calendar).last })
  if (event.all_day && day === lastDay) return words.lastDay
  const begins = !event.all_day && day === firstDay
  const said = begins ? `${filled(words.at, { time: calendar.time(start) })}, ${until}` : until
  return withZone(said, event, words)
}
