import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import type { SlugForm } from '../../core/views/form/resourceForm.ts'
import { StatusField } from '../../core/views/form/parts/StatusField.tsx'
import { eventDeletion } from './eventDeletion.tsx'
import type { EventUpdate } from './eventFields.ts'
import type { EventRecord } from './eventRecord.ts'
import { ClashNote } from './form/clashes/ClashNote.tsx'
import { EventFields, EventSide } from './form/EventFields.tsx'
import { eventForm, type EventFormValues, requiredOnCreate } from './form/eventForm.ts'
import { EventPassword } from './form/EventPassword.tsx'
import { CategoriesBox } from './form/fields/ClassificationFields.tsx'
import { TitleBox } from './form/fields/WhatFields.tsx'
import { SpanFields } from './form/fields/WhenFields.tsx'
import { VenueBox } from './form/fields/WhereFields.tsx'
import { PublishChecklist } from './rules/PublishChecklist.tsx'
import { OpenEvent } from './form/OpenEvent.tsx'
import { ProtectedBySlug } from './form/ProtectedBySlug.tsx'
import { useEventLabels } from './form/useEventLabels.ts'
import {
  useCreateEvent,
  useEvent,
  useEventBySlug,
  useUpdateEvent,
  useUpdateEventBySlug,
} from './hooks.ts'
import { linkedChoices, linkedCollections } from './pickerSources.ts'

function ShortEventFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const { t } = useTranslation('eventForm')
  const props = { form, required: requiredOnCreate, known: linkedChoices(opened) }
  return (
    <>
      <TitleBox {...props} />
      <SpanFields {...props} />
      <VenueBox {...props} />
      <CategoriesBox {...props} />
      <StatusField form={form} label={t('label.status')} />
      <ClashNote {...{ form, opened }} />
    </>
  )
}

/** The form of events, as its pages draw it. */
export const eventPages: SlugForm<EventRecord, EventFormValues, EventUpdate> = {
  ...eventForm,
  messages: 'eventForm',
  useWords: (_, opened) => useEventLabels(opened),
  Fields: EventFields,
  Side: EventSide,
  Short: ShortEventFields,
  Open: OpenEvent,
  Unready: PublishChecklist,
  Protected: EventPassword,
  ProtectedBySlug,
  deletion: eventDeletion,
  linked: linkedCollections,
  useRecord: useEvent,
  useRecordBySlug: useEventBySlug,
  useCreate: useCreateEvent,
  useUpdate: useUpdateEvent,
  useUpdateBySlug: useUpdateEventBySlug,
}
