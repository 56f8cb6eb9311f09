import { useState } from 'react'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { Item } from '../data/items.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { keepFocus } from './drawnEvents.ts'
import { datable, movable, changedDates } from './movedDates.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useCopying } from './useCopying.ts'
import { useKeyMoves } from './useKeyMoves.ts'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { toast, type Toast } from '../../../ui/toast/toast.ts'
import { type Drop, droppedDates } from './drops.ts'
import { type Dates, landed, placeAt, putBack, tookBack } from './places.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { useUnpublishQuestion } from '../../../core/views/form/useUnpublishQuestion.ts'
import { puttingBack } from '../../../resources/events/editing.ts'
import { formatList } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import { type EventWrite, type EventWritten, writeEvent } from '../write/useTakingBack.ts'
import { useVersionMoves } from './useVersionMoves.ts'
import { useWhenText } from './useWhenText.ts'

/**
 * Gives an event other dates through the safe writer. It is drawn there at once, and put back when that is refused.
 * The last thing told is whether the component has drawn it there already.
 * @param onMoved told of it as the service has it
 */
function useMoving(today: WallDay, onMoved: (record: EventRecord) => void) {
  const { t } = useTranslation(['eventMove', 'ui'])
  const client = useQueryClient()
  const service = useService()
  const failed = useWriteNews()
  const when = useWhenText(today)
  const news = useMovedNews(when)
  const versions = useVersionMoves()
  const mayUnpublish = useUnpublishQuestion()

  const write = async (asked: EventWrite) => {
    const { opened, undoes } = asked
    const title = inLanguage(opened.title, asked.service.language) || t('ui:untitled')
    announce(t('saving', { title }))
    try {
      const written = await writeEvent(client, asked)
      const { back, record } = written
      if (undoes === undefined) landed(opened)
      else tookBack(opened, record)
      onMoved(record)
      const more = puttingBack(t('ui:putBackWays'), asked.service, written)
      const told = { ...news(asked, written), actions: more }
      const moved = back && !undoes && { service: asked.service, opened, record, back }
      const known = moved ? await versions.known(moved) : []
      if (moved && known.length > 0) return await versions.along(moved, known, told)
      const undo = { label: t('ui:undo'), isUndo: true, onClick: () => void (back && write(back)) }
      toast.show({ ...told, actions: [...(moved ? [undo] : []), ...more] })
    } catch (error) {
      // What could not be taken back stays where it was moved to.
      if (undoes === undefined) putBack(opened)
      failed(error, {
        undone: undoes && title,
        conflict: t('conflict', { title }),
        failed: (why) => t('failed', { title, why }),
      })
    }
  }

  return (opened: EventRecord, language: Language, dates: Dates, isDrawn = false): void => {
    const changes = changedDates(opened, dates)
    if (Object.keys(changes).length === 0) {
      putBack(opened)
      return
    }
    placeAt(opened, dates, isDrawn ? 'drawn' : null)
    void mayUnpublish(opened.status, opened.status).then((mayMove) =>
      mayMove ? write({ service: service.in(language), opened, changes }) : putBack(opened),
    )
  }
}

/** What came of it, in words: also of what the service made something else of. */
function useMovedNews(when: (record: EventRecord) => string) {
  const { t, i18n } = useTranslation(['eventMove', 'eventForm', 'ui'])
  return (
    { opened, undoes, service }: EventWrite,
    { record, differences }: EventWritten,
  ): Toast => {
    const title = inLanguage(opened.title, service.language) || t('ui:untitled')
    const values = { title, when: when(record) }
    const labels = differences.map(({ field }) => fieldLabel(i18n, 'events', field))
    if (labels.length === 0) return { message: t(undoes ? 'undone' : 'saved', values) }
    const fields = formatList(i18n.language, labels)
    return { message: t('held', { ...values, fields }), severity: 'warning' }
  }
}

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
  const { t } = useTranslation(['eventMove', 'ui'])
  return (drop: Drop): void => {
    const { item, isCopy, revert } = drop
    const title = inLanguage(item.title, item.language) || t('ui:untitled')
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
  const { t } = useTranslation(['eventMove', 'ui'])
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
