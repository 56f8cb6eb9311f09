import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { RecordCreator } from '../collection/form/RecordCreator.tsx'
import { changedBoxes } from '../collection/form/recordForm.ts'
import type { CreationTerms } from '../collection/safeCreation.ts'
import { useCreate } from '../collection/useWriting.ts'
import { useService } from '../service/useService.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { events } from './events.ts'
import { EventFields } from './form/EventFields.tsx'
import { createdEvent, eventForm } from './form/eventForm.ts'
import { blankForm } from './form/eventValues.ts'
import type { EventFormValues } from './form/eventValues.ts'
import { useEventWords } from './form/useEventWords.ts'
import { rememberHidden } from './hiddenEvents.ts'
import { lazily } from '../ui/lazily.tsx'

const CopiedEvent = lazily(async () => (await import('./duplicate/CopiedEvent.tsx')).CopiedEvent)

/** A new event: its form, and then its own page. The address may name an event to fill it with. */
export function EventCreatePage() {
  const { copy, on } = useSearch({ strict: false })
  return isId(copy) ? (
    <Suspense fallback={<PageSkeleton />}>
      <CopiedEvent
        id={Number(copy)}
        on={String(on ?? '')}
        Creator={EventCreator}
        fallback={<PageSkeleton />}
      />
    </Suspense>
  ) : (
    <EventCreator />
  )
}

function isId(value: unknown): boolean {
  return /^[1-9]\d{0,14}$/.test(String(value))
}

export interface EventCreatorProps {
  /** What the boxes begin with, in place of nothing. */
  filled?: EventFormValues
}

function EventCreator({ filled }: EventCreatorProps) {
  const service = useService()
  const words = useEventWords()
  const blank = blankForm(service.configuration.timezone)
  const create = useCreate(events)
  const write = async (boxes: EventFormValues, terms: CreationTerms) => {
    const { title, start_date, end_date, status, timezone } = boxes
    const typed = eventForm.valuesOf(boxes, changedBoxes(eventForm.boxes, blank, boxes))
    const values = { ...typed, title, start_date, end_date, status, timezone }
    const saved = await create.mutateAsync({ values, ...terms })
    rememberHidden(service, saved.record)
    return saved
  }
  return (
    <RecordCreator
      definition={eventForm}
      words={{
        ...words,
        mistakes: (_, boxes, isNew) => words.mistakes(blank, boxes, isNew),
        lateMistakes: (_, boxes) => words.lateMistakes?.(blank, boxes) ?? Promise.resolve({}),
      }}
      blank={filled ?? blank}
      nameOf={({ title }) => title}
      create={write}
      created={createdEvent}
      Fields={EventFields}
    />
  )
}
