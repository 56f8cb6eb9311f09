import ICAL from 'ical.js'
import { decodeEntities } from '../../../collection/plainText.ts'
import { tagMark } from '../../columns/tagMark.ts'
import type { Block } from './calendarBlocks.ts'
import { type Told, toldIn, type Zones } from './clocks.ts'
import { type EndOf, endsOf, midnight } from './eventEnds.ts'
import { htmlOfText } from './htmlOfText.ts'

/** What is to be known of an event of a calendar file that can be made. */
export type CalendarNote = 'converted' | 'formatting' | 'private'

/** Why nothing is made of an event of a calendar file. */
export type CalendarProblem = 'broken' | 'noStart' | 'recurrence' | 'unknownZone'

/** An event of a file as its component says it, once for all of its repetitions. */
export interface CalendarEvent {
  readonly uid: string
  /** later versions of the same event have higher ones */
  readonly sequence: number
  readonly isCancelled: boolean
  /** null of one that cannot be read */
  readonly start: Told | null
  readonly endOf: EndOf
  readonly rules: readonly ICAL.Recur[]
  readonly added: readonly Told[]
  readonly left: readonly Told[]
  /** of a repetition that is otherwise than its series: when it would have been */
  readonly instead: Told | null
  /** all later repetitions are otherwise, too */
  readonly isOnward: boolean
  /** by the name of a column */
  readonly cells: Readonly<Record<string, string>>
  readonly notes: readonly CalendarNote[]
  readonly wrong: readonly CalendarProblem[]
  /** by which one of its times is told, though nobody knows it; `''` where there is none */
  readonly unknownZone: string
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').trim()

/** Some programs write a name as if it was HTML, and as if it was an address. */
const oneLine = (text: string) => decodeEntities(text).replaceAll(/\s+/g, ' ').trim()

function withoutPercents(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Several names in one cell: what parts them may be in none. */
const inOneCell = (names: readonly string[]) =>
  names
    .map((name) => oneLine(name).replaceAll('|', '/'))
    .filter(Boolean)
    .join(' | ')

const parameterOf = (property: ICAL.Property, name: string) => {
  const value = property.getParameter(name)
  return oneLine(String((Array.isArray(value) ? value[0] : value) ?? ''))
}

function termsIn(component: ICAL.Component, areTags: boolean): string {
  const some = component
    .getAllProperties('categories')
    .filter((property) => (property.getParameter(tagMark) !== undefined) === areTags)
  return inOneCell(some.flatMap((property) => property.getValues().map(String)))
}

/** Organizers by their names; an address of mail where that is all there is. */
function organizersIn(component: ICAL.Component): string {
  const named = component.getAllProperties('organizer').map((property) => {
    const address = String(property.getFirstValue() ?? '').replace(/^mailto:/i, '')
    return withoutPercents(parameterOf(property, 'cn').replaceAll('\\"', '"')) || address
  })
  const contacts = component.getAllProperties('contact').map((one) => String(one.getFirstValue()))
  return inOneCell(named.some(Boolean) ? named : contacts)
}

const pictureName = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i

function pictureIn(component: ICAL.Component): string {
  const found = [
    ...component.getAllProperties('image'),
    ...component.getAllProperties('attach'),
  ].find((property) => {
    const address = String(property.getFirstValue() ?? '')
    const isPicture =
      property.name === 'image' ||
      /^image\//i.test(parameterOf(property, 'fmttype')) ||
      pictureName.test(address)
    return isPicture && /^https?:\/\//i.test(address)
  })
  return found ? String(found.getFirstValue()) : ''
}

/** A component without the lines that its library cannot read, where that helps. */
function componentOf(text: string): { component: ICAL.Component; wrong: CalendarProblem[] } | null {
  const lesser = text.replaceAll(/^(?:RRULE|RDATE|EXDATE|EXRULE)\b.*(?:\r\n|$)/gim, '')
  for (const [tried, wrong] of [
    [text, []],
    [lesser, ['recurrence']],
  ] as const)
    try {
      return { component: ICAL.Component.fromString(tried), wrong: [...wrong] }
    } catch {
      continue
    }
  return null
}

const nothing = {
  uid: '',
  sequence: 0,
  isCancelled: false,
  start: null,
  endOf: () => null,
  rules: [],
  added: [],
  left: [],
  instead: null,
  isOnward: false,
  notes: [],
  unknownZone: '',
} satisfies Partial<CalendarEvent>

/** What of an unreadable one tells it from the others. */
const titleIn = (text: string) =>
  oneLine(/^SUMMARY[^:\r\n\u2028\u2029]*:(.*)$/im.exec(text)?.[1] ?? '')

/** Null of rules that cannot be read. */
function rulesOf(component: ICAL.Component): readonly ICAL.Recur[] | null {
  try {
    return component.getAllProperties('rrule').flatMap((one) => {
      const rule = one.getFirstValue()
      return rule instanceof ICAL.Recur ? [rule] : []
    })
  } catch {
    return null
  }
}

const isPrivate = (component: ICAL.Component) =>
  /^(?:private|confidential)$/i.test(textOf(component, 'class'))

/** Outlook marks whole days, and writes them as midnights. */
const isOfDays = (component: ICAL.Component, edges: readonly Told[]) =>
  ['x-microsoft-cdo-alldayevent', 'x-microsoft-msncalendar-alldayevent'].some((mark) =>
    /^true$/i.test(textOf(component, mark)),
  ) && edges.every(({ wall }) => wall.endsWith(midnight))

/** Every time that says when it is or when it is not. */
const timeNames = ['dtstart', 'dtend', 'rdate', 'exdate', 'recurrence-id'] as const

const unknownIn = (times: readonly Told[]) =>
  times.map(({ clock }) => (clock.kind === 'unknown' ? clock.name : '')).find(Boolean) ?? ''

function readEvent(
  component: ICAL.Component,
  wrong: CalendarProblem[],
  zones: Zones,
): CalendarEvent {
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => toldIn(property, zones))
  const [first = null] = timesOf('dtstart')
  const isDay = first !== null && isOfDays(component, [first, ...timesOf('dtend')])
  const start = isDay ? { ...first, clock: { kind: 'day', zone: zones.usual } as const } : first
  const { html, isPlainer } = htmlOfText(textOf(component, 'description'))
  const rules = rulesOf(component)
  if (rules === null || component.hasProperty('exrule')) wrong.push('recurrence')
  const unknownZone = unknownIn(timeNames.flatMap(timesOf))
  if (start === null) wrong.push('noStart')
  else if (unknownZone !== '') wrong.push('unknownZone')
  return {
    uid: textOf(component, 'uid'),
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0) || 0,
    isCancelled: /^cancelled$/i.test(textOf(component, 'status')),
    start,
    endOf: start ? endsOf(component, start, zones) : () => null,
    rules: rules ?? [],
    added: timesOf('rdate'),
    left: timesOf('exdate'),
    instead: timesOf('recurrence-id')[0] ?? null,
    isOnward: component.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined,
    cells: {
      SUMMARY: oneLine(textOf(component, 'summary')),
      LOCATION: decodeEntities(textOf(component, 'location')),
      ORGANIZER: organizersIn(component),
      CATEGORIES: termsIn(component, false),
      TAGS: termsIn(component, true),
      URL: textOf(component, 'url'),
      DESCRIPTION: html,
      IMAGE: pictureIn(component),
    },
    notes: [
      ...(start?.clock.kind === 'own' ? (['converted'] as const) : []),
      ...(isPlainer ? (['formatting'] as const) : []),
      ...(isPrivate(component) ? (['private'] as const) : []),
    ],
    wrong: wrong.includes('noStart') ? ['noStart'] : wrong,
    unknownZone,
  }
}

/** Reads one event; what cannot be read is told by its title. */
export function calendarEvent({ text, isCut }: Block, zones: Zones): CalendarEvent {
  const broken: CalendarEvent = { ...nothing, cells: { SUMMARY: titleIn(text) }, wrong: ['broken'] }
  const read = isCut ? null : componentOf(text)
  if (read === null) return broken
  try {
    return readEvent(read.component, read.wrong, zones)
  } catch {
    return broken
  }
}
