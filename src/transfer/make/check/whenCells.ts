import type { WallDay } from '../../../time/wallTime.ts'
import { endClock, startClock } from '../columns/targets.ts'
import { type Cell, isEmptyCell, shownOf } from '../../cells/cell.ts'
import { clockIn, type DayOrder, momentOf } from '../../cells/moment.ts'
import { hourRange } from './hourRange.ts'
import type { WhenCells } from './whenOf.ts'

type Texts = Omit<WhenCells, 'allDay'>

/** «Fi» over hours alone is the hour of the end, whatever such a column is usually of. */
function withEndHour(cells: Texts, today: WallDay, order: DayOrder): Texts {
  const end = cells.end_date
  if (isEmptyCell(end) || !isEmptyCell(cells[endClock]) || clockIn(end) === null) return cells
  return 'problem' in momentOf(end, today, order)
    ? { ...cells, end_date: '', [endClock]: end }
    : cells
}

/** Parts two hours that stand in one cell, beside their day or in a column of their own. */
export function withoutRanges(texts: Texts, today: WallDay, order: DayOrder): Texts {
  const cells = withEndHour(texts, today, order)
  const parted = (start_date: Cell, start: Cell, end: Cell): Texts => ({
    ...cells,
    start_date,
    [startClock]: start,
    [endClock]: isEmptyCell(cells[endClock]) ? end : cells[endClock],
  })
  const clocks = cells[startClock]
  if (!isEmptyCell(clocks)) {
    const hours = clockIn(clocks) === null ? hourRange(shownOf(clocks), true) : null
    return hours?.before === '' ? parted(cells.start_date, hours.start, hours.end) : cells
  }
  if (isEmptyCell(cells.start_date) || !('problem' in momentOf(cells.start_date, today, order)))
    return cells
  const hours = hourRange(shownOf(cells.start_date), false)
  return hours === null ? cells : parted(hours.before, hours.start, hours.end)
}
