import { useState } from 'react'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { keepFocus } from './drawnEvents.ts'
import { datable, movable } from './movable.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useCopying } from './useCopying.ts'
import { useKeyMoves } from './useKeyMoves.ts'
import { useMoving } from './useMoving.ts'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { changedDates } from './changedDates.ts'
import { type Drop, droppedDates } from './drops.ts'
import type { Dates } from './places.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

const isSame = (record: EventRecord, dates: Dates) =>
  Object.keys(changedDates(record, dates)).length === 0

type Go = (record: EventRecord, language: Language, dates: Dates, isDrawn?: boolean) => void

interface Ways {
  siteZone: string
  move: Go
  copy: Go
}

/** Takes an event where it was dropped, or puts it back and says why. */
function useDropping({ siteZone, move, copy }: Ways) {
  const { t } = useTranslation('eventMove')
  return (drop: Drop): void => {
    const { item, isCopy, revert } = drop
    const title = inLanguage(item.title, item.language) || t('untitled')
    const record = movable(item)
    const dates = record && droppedDates(drop, siteZone)
    // What goes where it was put stands there already; anything else is drawn as the records have it.
    if (!record || !dates || isCopy || isSame(record, dates)) revert()
    if (!record) toast.show({ message: t('keys.locked', { title }), severity: 'warning' })
    else if (!dates) toast.show({ message: t('drop.cannot', { title }), severity: 'warning' })
    else if (isCopy) copy(record, item.language, dates)
    else move(record, item.language, dates, true)
    if (dates?.note) toast.show({ message: t(`clock.${dates.note}`), severity: 'info' })
    keepFocus(item.key)
  }
}

const arrows = 'ArrowLeft+ArrowRight+ArrowUp+ArrowDown'
const nothing = () => undefined
// They are the focused event's own, and only written down here.
const never = () => false

/** What the keys do to events, for the sheet of shortcuts. */
function KeyWords() {
  const { t } = useTranslation('eventMove')
  useShortcut(`Alt+${arrows}`, t('keys.move'), nothing, never)
  useShortcut(`Alt+Shift+${arrows}`, t('keys.stretch'), nothing, never)
  return null
}

/** What somebody wants to give other dates. */
interface Asked {
  readonly record: EventRecord
  readonly language: Language
}

/** The ways to move events, for who may write: dragging, the keys, and a dialog. */
export function useMover(calendar: CalendarState) {
  const { today, service, made } = calendar
  const siteZone = service.configuration.timezone
  const mayWrite = useMayWrite(service)
  const [asked, setAsked] = useState<Asked | null>(null)
  const move = useMoving(today, made.learn)
  const copy = useCopying(today, made)
  const drop = useDropping({ siteZone, move, copy })
  useKeyMoves({
    calendar,
    isOn: mayWrite,
    onSettled: ({ record, language, dates }, isCopy) =>
      (isCopy ? copy : move)(record, language, dates),
  })
  const ask = (item: Item) => {
    const record = datable(item)
    if (record) setAsked({ record, language: item.language })
  }
  const close = () => setAsked(null)
  const mover = mayWrite ? (
    <>
      <KeyWords />
      {asked ? (
        <MoveDialog
          record={asked.record}
          language={asked.language}
          today={today}
          siteZone={siteZone}
          onMove={(dates) => {
            close()
            move(asked.record, asked.language, dates)
            keepFocus(`${asked.language} ${asked.record.id}`, ['h1'])
          }}
          onCopy={(dates) => {
            close()
            copy(asked.record, asked.language, dates)
          }}
          onClose={close}
        />
      ) : null}
    </>
  ) : null
  return { ask, drop, mover }
}
