import ICAL from 'ical.js'
import { addDays, dayOf, secondsBetween, type WallTime, wallTime } from '../../../time/wallTime.ts'
import { tagMark } from '../../columns/tagMark.ts'
import type { Block } from './calendarBlocks.ts'
import { onClock, type Told, toldIn, type Zones } from './clocks.ts'
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
  /** seconds on the wall; null where nothing says it */
  readonly length: number | null
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

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Several names in one cell: what parts them may be in none. */
const inOneCell = (names: readonly string[]) =>
  names
    .map((name) => oneLine(name).replaceAll(/[|;]/g, '/'))
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
    return parameterOf(property, 'cn') || address
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

const midnight = '00:00:00'

/**
 * An end on the clock of its start. Some programs write a day where the start has hours, which ends with the day before,
 * or hours where it has none: what they reach into is taken whole.
 */
function endOn({ wall, clock }: Told, start: Told): WallTime | null {
  if (clock.kind === 'day') return wall
  if (start.clock.kind !== 'day') return onClock({ wall, clock }, start.clock)
  return wallTime(addDays(dayOf(wall), wall.endsWith(midnight) ? 0 : 1), midnight)
}

/** How long it is: until its end, else as its duration says. */
function lengthOf(component: ICAL.Component, start: Told, zones: Zones): number | null {
  const [end] = [component.getFirstProperty('dtend')].flatMap((one) =>
    one ? toldIn(one, zones) : [],
  )
  if (end) {
    const wall = endOn(end, start)
    return wall === null ? null : secondsBetween(start.wall, wall)
  }
  const duration = component.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration ? duration.toSeconds() : null
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
  length: null,
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
  const [start = null] = timesOf('dtstart')
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
    length: start && lengthOf(component, start, zones),
    rules: rules ?? [],
    added: timesOf('rdate'),
    left: timesOf('exdate'),
    instead: timesOf('recurrence-id')[0] ?? null,
    isOnward: component.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined,
    cells: {
      SUMMARY: oneLine(textOf(component, 'summary')),
      LOCATION: textOf(component, 'location'),
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

/** A repetition that is added: of a day without hours at those of its series, in a series of days without its hours. */
function addedOn(told: Told, start: Told): WallTime | null {
  const isOfDays = start.clock.kind === 'day'
  if ((told.clock.kind === 'day') === isOfDays) return onClock(told, start.clock)
  return wallTime(dayOf(told.wall), isOfDays ? midnight : start.wall.slice(11))
}

export const addedWalls = ({ added }: CalendarEvent, start: Told): readonly WallTime[] =>
  added.flatMap((told) => addedOn(told, start) ?? [])

/** Times on the clock of a series; what cannot be told by it is left out. */
export const walls = (times: readonly Told[], start: Told): readonly WallTime[] =>
  times.flatMap((told) => onClock(told, start.clock) ?? [])
