import type { WallDay } from '../../../../time/wallTime.ts'
import { guessedMapping } from '../columns/mapping.ts'
import type { Cell } from '../../cells/cell.ts'
import { type Choices, nameIndex } from '../names/linkCell.ts'
import type { DraftRow, Reading } from './draftRow.ts'
import { draftRows } from './dryRun.ts'

const today = '2026-11-22' as WallDay

const venues = nameIndex([
  { id: 1, name: 'Ateneu Popular', detail: '#1' },
  { id: 2, name: 'Sala Gran', detail: '#2' },
  { id: 3, name: 'Sala Gran', detail: '#3' },
  { id: 4, name: 'Café, copa i punt', detail: '#4' },
  { id: 5, name: 'Sala #2', detail: '#5' },
])
const terms = nameIndex([
  { id: 7, name: 'Teatre', detail: '#7' },
  { id: 8, name: 'Dansa', detail: '#8' },
])

const indexOf: Reading['indexOf'] = (of) => (of === 'venues' ? venues : terms)
const statuses = ['publish', 'draft', 'pending', 'private', 'future']

/** What comes of all steps. */
export function ended<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Rows of a file with these columns. */
export function read(
  names: readonly string[],
  rows: readonly (readonly Cell[])[],
  choices: Choices = new Map(),
  joined: readonly number[] = [],
): readonly DraftRow[] {
  const mapping = guessedMapping('events', names)
  const table = { names, head: 1, rows, places: rows.map((_, at) => at + 2), joined }
  const zone = 'Europe/Madrid'
  return ended(draftRows(table, { of: 'events', mapping, today, zone, statuses, indexOf, choices }))
}

/** When one event is that has these cells. */
export function when(names: readonly string[], ...cells: readonly Cell[]) {
  const [row] = read(['title', ...names], [['Ball', ...cells]])
  const { start_date, end_date, all_day } = row?.values ?? {}
  const words = row?.notes.map(({ word }) => word)
  return { start_date, end_date, all_day, words, wrong: row?.wrong }
}
