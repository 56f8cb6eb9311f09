import { RecordCreator } from '../collection/form/RecordCreator.tsx'
import { changedBoxes } from '../collection/form/recordForm.ts'
import { useService } from '../service/useService.ts'
import { useCreateEvent } from './events.ts'
import { EventFields } from './form/EventFields.tsx'
import { createdEvent, eventForm } from './form/eventForm.ts'
import { blankForm } from './form/eventValues.ts'
import type { EventFormValues } from './form/eventValues.ts'
import { useEventWords } from './form/useEventWords.ts'
import { rememberHidden } from './hiddenEvents.ts'

/** A new event: its form, and then its own page. */
export function EventCreatePage() {
  const service = useService()
  const blank = blankForm(service.configuration.timezone)
  const create = useCreateEvent()
  const write = async (boxes: EventFormValues) => {
    const { title, start_date, end_date, status, timezone } = boxes
    const typed = eventForm.valuesOf(boxes, changedBoxes(eventForm.boxes, blank, boxes))
    const values = { ...typed, title, start_date, end_date, status, timezone }
    const saved = await create.mutateAsync({ values })
    rememberHidden(service, saved.record)
    return saved
  }
  return (
    <RecordCreator
      definition={eventForm}
      words={useEventWords()}
      blank={blank}
      nameOf={({ title }) => title}
      create={write}
      created={createdEvent}
      Fields={EventFields}
    />
  )
}
