import { useState } from 'react'
import type { CalendarState } from '../page/useCalendar.ts'
import { type CalendarClashes, noClashes } from './calendarClashes.ts'

interface Held {
  readonly place: string
  readonly clashes: CalendarClashes
}

/**
 * What clashes on the days that are shown. While the months beside them are read anew, as after a write, it is what it
 * was before: pairs across the edge would leave and come again, and the list with them in which somebody just was.
 * Of other days than those shown nothing is told.
 */
export function useHeldClashes(calendar: CalendarState): CalendarClashes {
  const { clashes, clashPlace, isBesideComing, place } = calendar
  const [last, setLast] = useState<Held | null>(null)
  if (!isBesideComing && clashPlace !== undefined && last?.clashes !== clashes)
    setLast({ place: clashPlace, clashes })
  if (isBesideComing && last?.place === place) return last.clashes
  return clashPlace === place ? clashes : noClashes
}
