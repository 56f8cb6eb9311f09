import { type FocusEvent, useEffect, useRef } from 'react'
import type { WallDay } from '../../../time/wallTime.ts'
import { dayInFocus, partsOf } from './dayInFocus.ts'
import { eventAt, keepFocus } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'

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
