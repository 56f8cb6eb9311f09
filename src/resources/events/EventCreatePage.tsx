import { useSearch } from '@tanstack/react-router'
import { RecordCreator } from '../../core/views/form/RecordCreator.tsx'
import { EventFields } from './form/EventFields.tsx'
import { createdEvent, eventForm } from './form/eventForm.ts'
import type { EventFormValues } from './form/eventValues.ts'
import { useEventCreation } from './form/useEventCreation.ts'
import { CopiedEvent } from './duplicate/CopiedEvent.tsx'

/** A new event: its form, and then its own page. The address may name an event to fill it with. */
export function EventCreatePage() {
  const { copy, on } = useSearch({ strict: false })
  return isId(copy) ? (
    <CopiedEvent id={Number(copy)} on={String(on ?? '')} Creator={EventCreator} />
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
