import type { EventRecord } from '../../resources/events/events.ts'
import { addDays, type WallDay } from '../../time/wallTime.ts'
import { isOn } from './onDays.ts'

/** Seven days from today on. */
export interface Week {
  readonly first: WallDay
  readonly last: WallDay
  /** all that touches it */
  readonly events: readonly EventRecord[]
  /** by the name of the series that each counts for */
  readonly bySeries: ReadonlyMap<string, readonly EventRecord[]>
}

/** What is counted together: a category, all smaller ones, or what has none. */
export interface Series {
  /** a category's slug, `''` for no category, `*` for the others */
  readonly key: string
  readonly name: string
}

/** So many categories have a colour of their own; more could not be told apart. */
const mostCategories = 5
const none = ''
const others = '*'

/** An event counts for its first category, as it has the colour of that on the calendar; what is kept back may have one. */
function categoryOf({ categories: [first], withheld }: EventRecord) {
  if (first) return { key: first.slug || `#${first.id}`, name: first.name }
  return { key: withheld ? others : none, name: '' }
}

/** The categories of these events, the most frequent first; then the others together, then what has none. */
export function seriesOf(events: readonly EventRecord[]): readonly Series[] {
  const counts = new Map<string, Series & { count: number }>()
  for (const event of events) {
    const { key, name } = categoryOf(event)
    counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const named = [...counts.values()]
    .filter(({ key }) => key !== none && key !== others)
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
  const shown = named.slice(0, mostCategories).map(({ key, name }) => ({ key, name }))
  return [
    ...shown,
    ...(named.length > mostCategories || counts.has(others) ? [{ key: others, name: '' }] : []),
    ...(counts.has(none) ? [{ key: none, name: '' }] : []),
  ]
}

/** The weeks from today on that end by `until`, with what is on in each. */
export function weeksOf(
  events: readonly EventRecord[],
  today: WallDay,
  until: WallDay,
): readonly Week[] {
  const known = new Set(seriesOf(events).map(({ key }) => key))
  const weeks: Week[] = []
  for (let first = today; addDays(first, 6) <= until; first = addDays(first, 7)) {
    const last = addDays(first, 6)
    const here = events.filter((event) => isOn(event, first, last))
    weeks.push({ first, last, events: here, bySeries: inSeries(here, known) })
  }
  return weeks
}

function inSeries(events: readonly EventRecord[], known: ReadonlySet<string>) {
  const found = new Map<string, EventRecord[]>()
  for (const event of events) {
    const { key } = categoryOf(event)
    const name = known.has(key) ? key : others
    const together = found.get(name)
    if (together) together.push(event)
    else found.set(name, [event])
  }
  return found
}
