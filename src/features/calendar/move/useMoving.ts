import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { useUnpublishQuestion } from '../../../core/views/form/useUnpublishQuestion.ts'
import { puttingBack } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { formatList } from '../../../i18n/formats.ts'
import type { Language } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { type Toast, toast } from '../../../ui/toast/toast.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import { type EventWrite, type EventWritten, writeEvent } from '../write/writeEvent.ts'
import { changedDates } from './changedDates.ts'
import { type Dates, landed, placeAt, putBack, tookBack } from './places.ts'
import { useVersionMoves } from './useVersionMoves.ts'
import { useWhenText } from './useWhenText.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/**
 * Gives an event other dates through the safe writer. It is drawn there at once, and put back when that is refused.
 * The last thing told is whether the component has drawn it there already.
 * @param onMoved told of it as the service has it
 */
export function useMoving(today: WallDay, onMoved: (record: EventRecord) => void) {
  const { t } = useTranslation('eventMove')
  const client = useQueryClient()
  const service = useService()
  const failed = useWriteNews()
  const when = useWhenText(today)
  const news = useMovedNews(when)
  const versions = useVersionMoves()
  const mayUnpublish = useUnpublishQuestion()

  const write = async (asked: EventWrite) => {
    const { opened, undoes } = asked
    const title = inLanguage(opened.title, asked.service.language) || t('untitled')
    announce(t('saving', { title }))
    try {
      const written = await writeEvent(client, asked)
      const { back, record } = written
      if (undoes === undefined) landed(opened)
      else tookBack(opened, record)
      onMoved(record)
      const more = puttingBack(t('putBack'), asked.service, written)
      const told = { ...news(asked, written), actions: more }
      const moved = back && !undoes && { service: asked.service, opened, record, back }
      const known = moved ? await versions.known(moved) : []
      if (moved && known.length > 0) return await versions.along(moved, known, told)
      const undo = { label: t('undo'), isUndo: true, onClick: () => void (back && write(back)) }
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
  const { t, i18n } = useTranslation(['eventMove', 'eventForm'])
  return (
    { opened, undoes, service }: EventWrite,
    { record, differences }: EventWritten,
  ): Toast => {
    const title = inLanguage(opened.title, service.language) || t('untitled')
    const values = { title, when: when(record) }
    const labels = differences.map(({ field }) => fieldLabel(i18n, 'events', field))
    if (labels.length === 0) return { message: t(undoes ? 'undone' : 'saved', values) }
    const fields = formatList(i18n.language, labels)
    return { message: t('held', { ...values, fields }), severity: 'warning' }
  }
}
