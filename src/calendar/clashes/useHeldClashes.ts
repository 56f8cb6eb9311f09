import { useState } from 'react'
import type { CalendarState } from '../page/useCalendar.ts'
import type { CalendarClashes } from './calendarClashes.ts'

interface Held {
  readonly place: string
  readonly clashes: CalendarClashes
}

/**
 * What clashes on the days that are shown. While the months beside them are read anew, as after a write, it is what it
 * was before: pairs across the edge would leave and come again, and the list with them in which somebody just was.
 */
export function useHeldClashes(calendar: CalendarState): CalendarClashes {
  const { clashes, isBesideComing, days, filters, languages } = calendar
  const place = JSON.stringify([days, filters, languages])
  const [last, setLast] = useState<Held | null>(null)
  if (!isBesideComing && (last?.clashes !== clashes || last.place !== place))
    setLast({ place, clashes })
  return isBesideComing && last?.place === place ? last.clashes : clashes
}
