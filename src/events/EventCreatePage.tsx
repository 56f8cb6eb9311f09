import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { RecordCreator } from '../collection/form/RecordCreator.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { EventFields } from './form/EventFields.tsx'
import { createdEvent, eventForm } from './form/eventForm.ts'
import type { EventFormValues } from './form/eventValues.ts'
import { useEventCreation } from './form/useEventCreation.ts'
import { lazily } from '../ui/lazily.tsx'

const CopiedEvent = lazily(() => import('./duplicate/CopiedEvent.tsx').then((it) => it.CopiedEvent))

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
  const { blank, words, create } = useEventCreation()
  return (
    <RecordCreator
      definition={eventForm}
      words={words}
      blank={filled ?? blank}
      nameOf={({ title }) => title}
      create={create}
      created={createdEvent}
      Fields={EventFields}
    />
  )
}
