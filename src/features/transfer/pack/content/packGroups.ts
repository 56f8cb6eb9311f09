import type { Days } from '../../../calendar/days/range.ts'
import { addDays, daysCounted, type WallDay } from '../../../../time/wallTime.ts'
import type { PackChoices } from './packChoices.ts'
import type { PackEvent } from './packEvent.ts'

type Grouped = Pick<PackEvent, 'placement' | 'categories' | 'title'>

/** Events under one heading, in their order. */
export type Group<E extends Grouped> = {
  readonly events: readonly E[]
} & (
  | { readonly kind: 'running' | 'others' }
  | { readonly kind: 'day'; readonly day: WallDay }
  | { readonly kind: 'category'; readonly name: string }
)

function inOrder(one: Grouped, other: Grouped): number {
  const start = one.placement.start.localeCompare(other.placement.start)
  return start || one.title.localeCompare(other.title)
}

/** What is of the whole day is said before what begins at an hour of it. */
function withinDay(day: WallDay) {
  const rank = ({ placement: { kind, firstDay } }: Grouped) =>
    firstDay < day ? 0 : kind === 'days' ? 1 : 2
  return (one: Grouped, other: Grouped) => rank(one) - rank(other) || inOrder(one, other)
}

/** Under which of these days an event stands. */
function daysOfOne({ placement }: Grouped, { first, last }: Days, long: PackChoices['long']) {
  const from = placement.firstDay < first ? first : placement.firstDay
  const until = placement.lastDay > last ? last : placement.lastDay
  if (long === 'once') return placement.firstDay < first ? [] : [from]
  return Array.from({ length: daysCounted(from, until) }, (_, at) => addDays(from, at))
}

/**
 * By the day. Once: an event stands under the day it begins on, or before all of them if it began earlier. Daily: under
 * each of these days that it touches.
 * @param events all of them touch these days
 */
export function groupsByDay<E extends Grouped>(
  events: readonly E[],
  days: Days,
  long: PackChoices['long'],
): readonly Group<E>[] {
  const found = new Map<WallDay, E[]>()
  const running: E[] = []
  for (const event of events) {
    const under = daysOfOne(event, days, long)
    if (under.length === 0) running.push(event)
    for (const day of under) {
      const there = found.get(day)
      if (there) there.push(event)
      else found.set(day, [event])
    }
  }
  const dated = [...found].toSorted(([one], [other]) => one.localeCompare(other))
  return [
    ...(running.length > 0
      ? [{ kind: 'running' as const, events: running.toSorted(inOrder) }]
      : []),
    ...dated.map(([day, some]) => ({
      kind: 'day' as const,
      day,
      events: some.toSorted(withinDay(day)),
    })),
  ]
}

/** The categories an event stands under: those that were asked for, where some were and it has one of them. */
export function categoriesOf(
  { categories }: Pick<PackEvent, 'categories'>,
  asked: readonly (number | string)[],
) {
  const each = [...new Map(categories.map((category) => [category.id, category])).values()]
  const wanted = each.filter(({ id, slug }) => asked.includes(id) || asked.includes(slug))
  return wanted.length > 0 ? wanted : each
}

/** By category: an event stands under each of its own, one without any at the end. */
export function groupsByCategory<E extends Grouped>(
  events: readonly E[],
  asked: readonly (number | string)[],
  collator: Intl.Collator,
): readonly Group<E>[] {
  const found = new Map<number, { name: string; events: E[] }>()
  const others: E[] = []
  for (const event of events.toSorted(inOrder)) {
    const under = categoriesOf(event, asked)
    if (under.length === 0) others.push(event)
    for (const { id, name } of under) {
      const there = found.get(id)
      if (there) there.events.push(event)
      else found.set(id, { name, events: [event] })
    }
  }
  const named = [...found.values()].toSorted((one, other) => collator.compare(one.name, other.name))
  return [
    ...named.map(({ name, events }) => ({ kind: 'category' as const, name, events })),
    ...(others.length > 0 ? [{ kind: 'others' as const, events: others }] : []),
  ]
}
