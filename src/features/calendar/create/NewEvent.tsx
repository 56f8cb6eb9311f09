import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QuickEvent, linkedCollections } from '../../../resources/events/editing.ts'
import { keepFocus } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { chosen, type Picked } from './chosen.ts'
import { useTranslation } from 'react-i18next'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { useStatusLabels } from '../../../core/views/form/statusLabels.ts'
import type { Saved } from '../../../core/write/saved.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useWhenText } from '../move/useWhenText.ts'
import { useTakingBack } from '../write/useTakingBack.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

interface NewEventProps {
  calendar: CalendarState
  picked: Picked
  onClose: () => void
}

/** The short form of a new event at the days or hours that were chosen; what it becomes is drawn at once. */
export function NewEvent({ calendar, picked, onClose }: NewEventProps) {
  const { service, made } = calendar
  const [when] = useState(() => chosen(picked, service.configuration.timezone))
  const navigate = useNavigate()
  const tell = useMadeNews(calendar)
  const params = { language: service.language }
  return (
    <QuickEvent
      when={when}
      onDone={(record, saved) => {
        onClose()
        made.add(service.language, record)
        tell(record, saved)
        keepFocus(`${service.language} ${record.id}`)
      }}
      onCancel={onClose}
      onWhole={() => void navigate({ to: '/$language/events/new', params, ignoreBlocker: true })}
    />
  )
}

/** Says that an event was added, when it is and what the service made otherwise, with the way back and the way there. */
function useMadeNews({ service, today, made }: CalendarState) {
  const { t } = useTranslation(['calendar', 'recordDeletion', 'ui'])
  const statuses = useStatusLabels()
  const when = useWhenText(today)
  const navigate = useNavigate()
  const takeBack = useTakingBack()
  const tell = useDifferenceNews()

  const undo = (opened: EventRecord, key: string | undefined, title: string) =>
    takeBack(
      { service, opened, key },
      {
        title,
        done: t('recordDeletion:done.trash', { title }),
        failed: (why) => t('create.notUndone', { title, why }),
        onDone: () => made.drop(service.language, opened.id),
      },
    )

  return (record: EventRecord, saved: Saved<EventRecord> | null): void => {
    const title = inLanguage(record.title, service.language) || t('ui:untitled')
    const status = statuses.name(record.status).toLowerCase()
    const values = { title, status, when: when(record) }
    const params = { language: service.language, id: String(record.id) }
    const news = {
      message: t('create.made', values),
      actions: [
        {
          label: t('ui:undo'),
          isUndo: true,
          onClick: () => void undo(record, saved?.key, title),
        },
        {
          label: t('ui:open'),
          onClick: () => void navigate({ to: '/$language/events/$id', params }),
        },
      ],
    }
    if (saved === null) toast.show(news)
    else void tell({ service, collection: events, saved, linked: linkedCollections }, news)
  }
}
