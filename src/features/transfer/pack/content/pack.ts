import type { Days } from '../../../calendar/days/range.ts'
import { placementOf, touches } from '../../../calendar/days/placement.ts'
import type { EventRecord } from '../../../../resources/events/events.ts'
import { formatList } from '../../../../i18n/formats.ts'
import { intlTag } from '../../../../i18n/interfaceLanguage.ts'
import type { WallDay } from '../../../../time/wallTime.ts'
import { type PackChoices, filled, type AgendaLabels } from './packChoices.ts'
import {
  clean,
  type PackEvent,
  packEventOf,
  type Calendar,
  calendarOf,
  whenInFull,
  whenUnder,
} from './packEvent.ts'
import { categoriesOf, type Group, groupsByCategory, groupsByDay } from './packGroups.ts'

/** An event where it stands in an agenda, in the words of its file. */
export interface PackEntry {
  readonly key: string
  readonly title: string
  readonly when: string
  /** place, organizers, price, categories */
  readonly lines: readonly string[]
  readonly text: readonly string[]
  /** absolute http(s) addresses, or `''` */
  readonly page: string
  readonly website: string
}

/** Why an event is not in an agenda: its content is kept back, it has no date, or it is hidden from listings. */
export const reasons = ['withheld', 'undated', 'hidden'] as const
type Reason = (typeof reasons)[number]

export interface PackSection {
  readonly key: string
  readonly heading: string
  readonly entries: readonly PackEntry[]
}

/** An agenda of one language, said and in its order: what every format writes. */
export interface Pack {
  readonly language: string
  readonly title: string
  readonly period: string
  readonly foreword: readonly string[]
  readonly sections: readonly PackSection[]
  /** said where there are no events */
  readonly nothing: string
  readonly more: string
  readonly closing: readonly string[]
  /** how many events are in it, each counted once */
  readonly count: number
  /** of those, how many stand in more than one place */
  readonly repeated: number
  readonly unpublished: number
  readonly endsBeforeStart: number
  readonly leftOut: Readonly<Partial<Record<Reason, number>>>
}

export interface PackFacts {
  readonly language: string
  readonly days: Days
  readonly choices: PackChoices
  readonly words: AgendaLabels
  readonly siteName: string
  readonly siteZone: string
  readonly today: WallDay
  /** the categories that the listing is narrowed to */
  readonly categories: readonly (number | string)[]
}

const paragraphs = (text: string) => text.split('\n').map(clean).filter(Boolean)

/** What is in an agenda of the records that a listing gave, and what is not. */
function sorted(records: readonly EventRecord[], { days, choices, siteZone }: PackFacts) {
  const events: PackEvent[] = []
  const leftOut: Partial<Record<Reason, number>> = {}
  let unpublished = 0
  for (const record of records) {
    const placement = placementOf(record)
    if (placement && !touches(placement, days.first, days.last)) continue
    const event = placement
      ? packEventOf(record, placement, choices.text, siteZone)
      : ('undated' as const)
    if (typeof event === 'string') {
      leftOut[event] = (leftOut[event] ?? 0) + 1
      continue
    }
    events.push(event)
    if (record.status !== 'publish') unpublished += 1
  }
  return { events, leftOut, unpublished }
}

function headingOf(group: Group<PackEvent>, calendar: Calendar, words: AgendaLabels): string {
  if (group.kind === 'day') return calendar.day(group.day)
  return group.kind === 'category' ? group.name : words[group.kind]
}

function linesOf(event: PackEvent, { choices, words, language, categories }: PackFacts): string[] {
  const has = (detail: PackChoices['details'][number]) => choices.details.includes(detail)
  const venue = has('venue') ? event.venue || words.noVenue : ''
  const place = [venue, has('address') ? event.address : ''].filter(Boolean).join(', ')
  const { organizers, cost } = event
  const names = categoriesOf(event, categories).map(({ name }) => name)
  return [
    place,
    has('organizer') && organizers.length > 0
      ? filled(words.organizer, { names: formatList(language, organizers) })
      : '',
    has('cost') && cost !== '' ? filled(words.cost, { cost }) : '',
    has('categories') && choices.by === 'day' ? names.join(', ') : '',
  ].filter((line) => line !== '')
}

function sectionOf(
  group: Group<PackEvent>,
  at: number,
  calendar: Calendar,
  facts: PackFacts,
): PackSection {
  const { choices, words } = facts
  const isLinked = choices.details.includes('link')
  const day = group.kind === 'day' ? group.day : null
  const entryOf = (event: PackEvent): PackEntry => ({
    key: `${event.id}`,
    title: event.title || words.untitled,
    when:
      choices.by === 'category'
        ? whenInFull(event, calendar, words)
        : whenUnder(day, event, calendar, words),
    lines: linesOf(event, facts),
    text: event.text,
    page: isLinked ? event.page : '',
    website: isLinked ? event.website : '',
  })
  const heading = headingOf(group, calendar, words)
  return { key: `${at} ${heading}`, heading, entries: group.events.map(entryOf) }
}

/** The agenda of these records. @param records each once */
export function packOf(records: readonly EventRecord[], facts: PackFacts): Pack {
  const { language, days, choices, words, siteName, today, categories } = facts
  const { events, leftOut, unpublished } = sorted(records, facts)
  const calendar = calendarOf(language, days)
  const groups =
    choices.by === 'day'
      ? groupsByDay(events, days, choices.long)
      : groupsByCategory(events, categories, new Intl.Collator(intlTag(language)))
  const sections = groups.map((group, at) => sectionOf(group, at, calendar, facts))
  const standing = groups.flatMap((group) => group.events)
  const times = new Map<PackEvent, number>()
  for (const event of standing) times.set(event, (times.get(event) ?? 0) + 1)
  const { period } = calendar
  const holes = {
    site: siteName,
    period,
    today: calendarOf(language, { first: today, last: today }).period,
  }
  const backwards = events.filter(({ placement }) => placement.warning !== null)
  return {
    language,
    title: clean(filled(words.title, holes)),
    period,
    foreword: paragraphs(filled(words.foreword, holes)),
    sections,
    nothing: words.nothing,
    more: words.more,
    closing: paragraphs(filled(words.closing, holes)),
    count: events.length,
    repeated: [...times.values()].filter((count) => count > 1).length,
    unpublished,
    endsBeforeStart: backwards.length,
    leftOut,
  }
}
