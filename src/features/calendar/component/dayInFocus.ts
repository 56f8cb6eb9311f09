import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { eventAt } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'

/** The day that has the focus, or on which the event stands that has it. */
export function dayInFocus({ items, days }: CalendarState): WallDay | null {
  const at = document.activeElement
  const day = at?.closest<HTMLElement>('[data-date]')?.dataset['date']
  const key = eventAt(at)
  const item = key === null ? undefined : items.find((one) => one.key === key)
  // What goes on from before the days that are shown stands on the first of them.
  const first = item && item.placement.firstDay < days.first ? days.first : item?.placement.firstDay
  return readWallDay(day ?? '') ?? first ?? null
}

/** What can have the focus for a day: its name on a grid, its buttons in an agenda. */
export const partsOf = (day: WallDay): string =>
  `[data-date="${day}"] :is(button, [role="link"]), button[data-date="${day}"]`
