import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { dayInFocus } from '../component/dayInFocus.ts'
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
