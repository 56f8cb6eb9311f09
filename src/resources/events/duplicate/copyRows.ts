import * as z from 'zod/mini'
import { createPlan, writeStore } from '../../../core/job/writes/writePlan.ts'
import type { WriteKind } from '../../../core/job/writes/writeRun.ts'
import { isBlank } from '../../../core/resource/isBlank.ts'
import { momentProblem } from '../../../core/views/form/problems.ts'
import { eventFields } from '../eventFields.ts'
import { events } from '../events.ts'
import { endsBeforeStart, startDayMoved, startMoved } from '../../../time/span.ts'
import {
  clockOf,
  readWallTime,
  wallTime,
  type WallDay,
  type WallTime,
} from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'

/** When the original is. */
export interface SourceTimes {
  readonly all_day: boolean
  readonly start_date: string
  readonly end_date: string
  readonly timezone: string
}

/** A day that was chosen, with the hour where it was given one of its own. */
export interface ChosenDay {
  readonly day: WallDay
  readonly clock?: string | null
}

/** What a person changed in one row. */
export interface RowEdit {
  readonly title?: string
  readonly start_date?: WallTime
  readonly end_date?: WallTime
  readonly isLeftOut?: boolean
}

/** One copy to be. */
export interface CopyRow {
  /** the start it was given by its day, whatever became of it */
  readonly key: WallTime
  readonly title: string
  readonly start_date: WallTime
  readonly end_date: WallTime
  readonly isLeftOut: boolean
}

/** As many as are made in one go: each is several requests to a service that shares its machine with the website. */
export const mostCopies = 200

/** The original's times on another day: the hours, the duration and the zone stay. Null where it has none. */
export function timesOn(
  { all_day, ...source }: SourceTimes,
  { day, clock }: ChosenDay,
): { start: WallTime; end: WallTime } | null {
  const start = readWallTime(source.start_date)
  const end = readWallTime(source.end_date) ?? start
  if (!start || !end) return null
  if (all_day) return startDayMoved({ start, end }, wallTime(day, '00:00:00'))
  return startMoved({ start, end }, wallTime(day, clock ?? clockOf(start)))
}

export interface Rows {
  readonly rows: readonly CopyRow[]
  /** chosen more than once, and made once */
  readonly repeated: number
  /** chosen beyond `mostCopies` */
  readonly beyond: number
}

/** A row for each day, in order; the same start once only. */
export function rowsOf(
  source: SourceTimes & { readonly title: string },
  chosen: readonly ChosenDay[],
  edits: ReadonlyMap<string, RowEdit>,
): Rows {
  const spans = chosen.flatMap((day) => timesOn(source, day) ?? [])
  const byStart = new Map(spans.map((span) => [span.start, span]))
  const all = [...byStart.values()].toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const rows = all.slice(0, mostCopies).map(({ start, end }): CopyRow => {
    const { title = source.title, isLeftOut = false, ...times } = edits.get(start) ?? {}
    const { start_date = start, end_date = end } = times
    return { key: start, title, start_date, end_date, isLeftOut }
  })
  return { rows, repeated: spans.length - all.length, beyond: all.length - rows.length }
}

type RowProblem =
  | 'noTitle'
  | 'longTitle'
  | 'yearStart'
  | 'yearEnd'
  | 'endBeforeStart'
  | 'gapStart'
  | 'gapEnd'
type RowNote = 'overlapStart' | 'overlapEnd'

/** What keeps a row from being made: a time that the clock of its zone jumps over is none. */
export function rowProblem(row: CopyRow, { all_day, timezone }: SourceTimes): RowProblem | null {
  const { title, start_date: start, end_date: end } = row
  if (isBlank(title)) return 'noTitle'
  if (!eventFields.title.schema.safeParse(title).success) return 'longTitle'
  if (momentProblem(start)) return 'yearStart'
  if (momentProblem(end)) return 'yearEnd'
  if (endsBeforeStart({ start, end })) return 'endBeforeStart'
  if (all_day) return null
  if (placeOnClock(start, timezone).kind === 'gap') return 'gapStart'
  return placeOnClock(end, timezone).kind === 'gap' ? 'gapEnd' : null
}

/** What is only to be known: a time that the clock of its zone shows twice. */
export function rowNote(row: CopyRow, { all_day, timezone }: SourceTimes): RowNote | null {
  if (all_day) return null
  if (placeOnClock(row.start_date, timezone).kind === 'overlap') return 'overlapStart'
  return placeOnClock(row.end_date, timezone).kind === 'overlap' ? 'overlapEnd' : null
}

const copyPlan = z.object({
  ...createPlan.shape,
  /** id and title of the event that is copied */
  original: z.number(),
  title: z.string(),
})

export type CopyPlan = z.infer<typeof copyPlan>

/** Copies of events, as this device has them. */
export const copies = writeStore<CopyPlan>({
  mark: ' copies',
  planOf: (body) => copyPlan.safeParse(body).data ?? null,
})

export const copyKind: WriteKind<CopyPlan> = {
  store: copies,
  writables: { events },
}

/** One copy, as a record to be made. */
export function copyTask(copy: Readonly<Record<'title' | 'start_date' | 'end_date', string>>) {
  const { title, start_date, end_date } = copy
  const values = { title, start_date, end_date }
  return {
    of: 'events',
    title,
    place: null,
    values,
    links: {},
    needs: {},
    evenIfNamed: true,
  } as const
}
