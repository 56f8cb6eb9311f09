import { clashFactsIn } from '../../core/overlaps/clashFacts.ts'
import { countClashes } from '../../core/overlaps/countClashes.ts'
import type { EventRecord } from '../../resources/events/events.ts'
import type { BoardRow } from '../translations/translations.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { isOn } from './useAhead.ts'

const gapKinds = ['draft', 'image', 'venue', 'categories'] as const
const versionKinds = ['missing', 'unpaired', 'outOfDate'] as const

export type TaskKind = (typeof gapKinds)[number] | (typeof versionKinds)[number]

interface RecordPlace {
  readonly language: string
  readonly id: number
}

/** One thing to do to one event. */
export interface Task {
  readonly kind: TaskKind
  readonly event: RecordPlace & { readonly title: string }
  /** what its versions are measured against: the event itself, or one of them */
  readonly source: RecordPlace
  readonly dates: Pick<EventRecord, 'start_date' | 'end_date' | 'all_day'>
  /** of its versions, those that it is about */
  readonly languages: readonly string[]
}

/** The days that are looked at. */
interface Days {
  readonly today: WallDay
  readonly until: WallDay
}

const isLacking: Readonly<Record<(typeof gapKinds)[number], (event: EventRecord) => boolean>> = {
  draft: ({ status }) => status === 'draft',
  image: ({ image }) => image === null,
  venue: ({ venue }) => venue.length === 0,
  categories: ({ categories }) => categories.length === 0,
}

/** What the events of a language lack. What the service keeps back of an event is not missing. */
export function gapTasks(
  events: readonly EventRecord[],
  language: string,
  { today, until }: Days,
): readonly Task[] {
  return events
    .filter((event) => !event.withheld && isOn(event, today, until))
    .flatMap((dates) => {
      const event = { ...dates, language }
      return gapKinds
        .filter((kind) => isLacking[kind](event))
        .map((kind) => ({ kind, event, source: event, dates, languages: [] }))
    })
}

/**
 * What versions lack: the same rows as the board of these days shows.
 * @param language whose version stands for an event that has one in it
 */
export function versionTasks(
  rows: readonly BoardRow[],
  language: string,
  { today, until }: Days,
): readonly Task[] {
  return rows.filter((row) => isOnOf(row, today, until)).flatMap((row) => tasksOf(row, language))
}

function tasksOf({ source, cells, inLanguages }: BoardRow, language: string): readonly Task[] {
  const { facts, texts, id, language: own } = cells[language]?.version ?? source
  const { start_date = '', end_date = '', all_day } = facts
  const event = { id, language: own, title: texts.title }
  const dates = { start_date, end_date, all_day: all_day === 'true' }
  return versionKinds
    .map((kind) => ({ kind, event, source, dates, languages: inLanguages[kind] }))
    .filter(({ languages }) => languages.length > 0)
}

/** Whether the board shows a row of these days: any of its versions is on. */
function isOnOf({ cells }: BoardRow, first: WallDay, last: WallDay): boolean {
  return Object.values(cells).some(({ version: { facts } }) => {
    const { start_date = '', end_date = '' } = facts
    return isOn({ start_date, end_date }, first, last)
  })
}

/** The soonest first; what has begun counts as today's. */
export function byDate(tasks: readonly Task[], today: WallDay): readonly Task[] {
  const startOf = ({ dates: { start_date } }: Task) => (start_date < today ? today : start_date)
  return tasks.toSorted((one, other) =>
    startOf(one) === startOf(other) ? 0 : startOf(one) < startOf(other) ? -1 : 1,
  )
}

/** The events at one venue at one time, or of almost one title within a week: one of each may be a mistake. */
export function overlapping(
  events: readonly EventRecord[],
  language: string,
  siteZone: string,
  { today, until }: Days,
): readonly EventRecord[] {
  const those = events.filter((event) => isOn(event, today, until))
  const read = clashFactsIn(siteZone)
  const counts = countClashes(
    those.map((event) => {
      const venues = event.venue.map(({ id }) => id)
      return read(event, [{ language, title: event.title, venues, status: event.status }])
    }),
  )
  return those.filter((_, at) => (counts[at]?.venue ?? 0) + (counts[at]?.title ?? 0) > 0)
}
