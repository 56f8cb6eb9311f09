import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QuickEvent } from '../../events/editing.ts'
import { keepFocus } from '../move/drawnEvents.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { chosen, type Picked } from './chosen.ts'
import { useMadeNews } from './useMadeNews.ts'

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
