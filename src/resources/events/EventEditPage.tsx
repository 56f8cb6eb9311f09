import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { useUpdate } from '../../core/write/useWriting.ts'
import { eventDeletion } from './eventDeletion.tsx'
import { useEvent, events } from './events.ts'
import { EventPassword } from './form/EventPassword.tsx'
import { createdEvent } from './form/eventForm.ts'
import { OpenEvent, type RenderSaved } from './form/OpenEvent.tsx'
import { useEventWords } from './form/useEventWords.ts'

/** The event with the number in the address. */
export function EventEditPage({ renderSaved }: { renderSaved?: RenderSaved } = {}) {
  const { id = '' } = useParams({ strict: false })
  const words = useEventWords()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <EventById key={id} id={Number(id)} {...{ renderSaved }} />
  ) : (
    <MissingRecord name="events" place={{ id }} words={words} />
  )
}

function EventById({ id, renderSaved }: { id: number; renderSaved: RenderSaved | undefined }) {
  const [password, setPassword] = useState<string>()
  const reading = useEvent(id, { password })
  const update = useUpdate(events)
  return (
    <OpenEvent
      reading={reading}
      begun={createdEvent.of(id)}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) =>
        update.mutateAsync({ id, opened, changes, password, undoes })
      }
      deletion={{ of: eventDeletion, password }}
      renderSaved={renderSaved}
      renderProtected={(record) => (
        <EventPassword
          title={record?.title ?? ''}
          isWrong={password !== undefined}
          onGiven={setPassword}
        />
      )}
    />
  )
}
