import { Suspense, useEffect, useEffectEvent } from 'react'
import type { EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import type { CalendarState } from '../page/useCalendar.ts'
import { keepFocus } from './drawnEvents.ts'
import { KeyWords } from './KeyWords.tsx'
import type { MoveTask, MoveTasks } from './moveTasks.ts'
import { useCopying } from './useCopying.ts'
import { useDropping } from './useDropping.ts'
import { useKeyMoves } from './useKeyMoves.ts'
import { useMoving } from './useMoving.ts'

const MoveDialog = lazily(() => import('./MoveDialog.tsx').then((it) => it.MoveDialog))

/** What somebody is about to move. */
export interface Asked {
  readonly record: EventRecord
  readonly language: Language
}

interface MoverProps {
  calendar: CalendarState
  /** what somebody wants to give other dates */
  asked: Asked | null
  tasks: MoveTasks
  onAsked: () => void
}

/** Everything that moves events; its code comes when the month is drawn. */
export function Mover({ calendar, asked, tasks, onAsked }: MoverProps) {
  const { today, service, made } = calendar
  const siteZone = service.configuration.timezone
  const move = useMoving(today, made.learn)
  const copy = useCopying(today, made)
  const drop = useDropping({ siteZone, move, copy })
  const press = useKeyMoves({
    calendar,
    onSettled: ({ record, language, dates }, isCopy) =>
      (isCopy ? copy : move)(record, language, dates),
  })
  const work = useEffectEvent((task: MoveTask) => {
    if (task.kind === 'drop') drop(task.drop)
    else press(task.pressed, task.key)
  })
  useEffect(() => tasks.take((task) => work(task)), [tasks])
  return (
    <>
      <KeyWords />
      {asked ? (
        <Suspense>
          <MoveDialog
            record={asked.record}
            language={asked.language}
            today={today}
            siteZone={siteZone}
            onMove={(dates) => {
              onAsked()
              move(asked.record, asked.language, dates)
              keepFocus(`${asked.language} ${asked.record.id}`, ['h1'])
            }}
            onCopy={(dates) => {
              onAsked()
              copy(asked.record, asked.language, dates)
            }}
            onClose={onAsked}
          />
        </Suspense>
      ) : null}
    </>
  )
}
