import { useTranslation } from 'react-i18next'
import { readWallDay, type WallDay } from '../../time/wallTime.ts'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { eventAt } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Picked } from './chosen.ts'

interface NewKeyProps {
  calendar: CalendarState
  onPick: (picked: Picked) => void
}

/** A new event with a key: on the day that has the focus, or the one that is looked at. */
export function NewKey({ calendar, onPick }: NewKeyProps) {
  const { t } = useTranslation('calendar')
  useShortcut('n', t('create.key'), () =>
    onPick({ kind: 'day', day: dayInFocus(calendar) ?? calendar.date }),
  )
  return null
}

function dayInFocus({ items, days }: CalendarState): WallDay | null {
  const at = document.activeElement
  const day = at?.closest<HTMLElement>('[data-date]')?.dataset['date']
  const key = eventAt(at)
  const item = key === null ? undefined : items.find((one) => one.key === key)
  // What goes on from before the days that are shown stands on the first of them.
  const first = item && item.placement.firstDay < days.first ? days.first : item?.placement.firstDay
  return readWallDay(day ?? '') ?? first ?? null
}
