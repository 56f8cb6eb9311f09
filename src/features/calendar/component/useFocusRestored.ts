import { type FocusEvent, useEffect, useRef } from 'react'
import { eventAt, keepFocus } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { type WallDay, readWallDay } from '../../../time/wallTime.ts'

/**
 * The event that has the focus keeps it when what is drawn is drawn anew, with other elements. Where it is drawn no more
 * its day has it, or the heading where that is no longer drawn either.
 */
export function useFocusRestored(drawn: readonly unknown[], calendar: CalendarState) {
  const held = useRef<{ key: string; day: WallDay | null } | null>(null)
  // While there is nothing yet, it may still come.
  const isThere = drawn.length > 0 || calendar.readings.every(({ isReading }) => !isReading)
  const found = isThere ? drawn : null
  useEffect(() => {
    if (found === null || held.current === null) return
    const { key, day } = held.current
    keepFocus(key, day === null ? ['h1'] : [partsOf(day), 'h1'])
  }, [found])
  return {
    onFocus({ target }: FocusEvent) {
      const key = eventAt(target)
      held.current = key === null ? null : { key, day: dayInFocus(calendar) }
    },
    onBlur({ target }: FocusEvent) {
      // An element that is taken away loses the focus as well; one that is still there was left.
      queueMicrotask(() => {
        if (target.isConnected) held.current = null
      })
    },
  }
}

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
const partsOf = (day: WallDay): string =>
  `[data-date="${day}"] :is(button, [role="link"]), button[data-date="${day}"]`
