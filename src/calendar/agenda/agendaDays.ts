import { addDays, daysCounted, type WallDay } from '../../time/wallTime.ts'
import type { Item } from '../data/items.ts'
import { type Days, weekOf } from '../days/range.ts'

/** A day with what begins in it, or days on end of one week in which nothing does. */
export type AgendaPart =
  | { readonly kind: 'day'; readonly day: WallDay; readonly items: readonly Item[] }
  | { readonly kind: 'free'; readonly first: WallDay; readonly days: readonly WallDay[] }

interface AgendaOf {
  /** what began before the first of these days, and still goes on */
  readonly running: readonly Item[]
  readonly parts: readonly AgendaPart[]
}

function inOrder(one: Item, other: Item): number {
  const start = one.placement.start.localeCompare(other.placement.start)
  return start || one.title.localeCompare(other.title)
}

function byFirstDay(items: readonly Item[]): ReadonlyMap<WallDay, readonly Item[]> {
  const days = new Map<WallDay, Item[]>()
  for (const item of items) {
    const { firstDay } = item.placement
    const day = days.get(firstDay)
    if (day) day.push(item)
    else days.set(firstDay, [item])
  }
  return days
}

/** Each event once: under the day it begins on, or before all of them. Today has a place of its own among other days. */
export function agendaOf(items: readonly Item[], { first, last }: Days, today: WallDay): AgendaOf {
  const sorted = items.toSorted(inOrder)
  const found = byFirstDay(sorted)
  const parts: AgendaPart[] = []
  for (let at = 0; at < daysCounted(first, last); at += 1) {
    const day = addDays(first, at)
    const begun = found.get(day) ?? []
    const before = parts.at(-1)
    if (begun.length > 0 || (day === today && items.length > 0))
      parts.push({ kind: 'day', day, items: begun })
    else if (before?.kind === 'free' && weekOf(before.first).last >= day)
      parts.splice(-1, 1, { ...before, days: [...before.days, day] })
    else parts.push({ kind: 'free', first: day, days: [day] })
  }
  return { running: sorted.filter(({ placement }) => placement.firstDay < first), parts }
}
