import { useState } from 'react'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Picked } from './chosen.ts'
import { NewKey } from './NewKey.tsx'
import { NewEvent } from './NewEvent.tsx'

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
