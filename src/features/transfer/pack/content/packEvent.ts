import type { Placement } from '../../../calendar/days/placement.ts'
import type { EventRecord } from '../../../../resources/events/events.ts'
import { linesOf } from '../../../../ui/html/linesOf.ts'
import type { PackChoices } from './packChoices.ts'

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
export function webLink(address: string): string {
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
