import { useState } from 'react'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Picked } from './chosen.ts'
import { NewEvent } from './NewEvent.tsx'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import { dayInFocus } from '../component/dayInFocus.ts'

/** The way to add an event at days or hours one points at, for who may write; its code comes with the first one. */
export function useCreating(calendar: CalendarState) {
  const mayWrite = useMayWrite(calendar.service)
  const [picked, setPicked] = useState<Picked | null>(null)
  const pick = (next: Picked) => setPicked(next)
  const creator = mayWrite ? (
    <>
      <NewKey calendar={calendar} onPick={pick} />
      {picked ? <NewEvent {...{ calendar, picked }} onClose={() => setPicked(null)} /> : null}
    </>
  ) : null
  return { pick: mayWrite ? pick : null, creator }
}

interface NewKeyProps {
  calendar: CalendarState
  onPick: (picked: Picked) => void
}

/** A new event with a key: on the day that has the focus, or the one that is looked at. */
function NewKey({ calendar, onPick }: NewKeyProps) {
  const { t } = useTranslation('calendar')
  useShortcut('n', t('create.key'), () =>
    onPick({ kind: 'day', day: dayInFocus(calendar) ?? calendar.date }),
  )
  return null
}
