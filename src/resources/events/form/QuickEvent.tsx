import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import type { Saved } from '../../../core/write/saved.ts'
import type { EventRecord } from '../eventRecord.ts'
import { linkedChoices } from '../pickerSources.ts'
import { ClashNote } from './clashes/ClashNote.tsx'
import { eventForm } from './eventForm.ts'
import type { EventFormValues } from './eventValues.ts'
import { CategoriesBox } from './fields/ClassificationFields.tsx'
import { TitleBox } from './fields/WhatFields.tsx'
import { SpanBoxes } from './fields/WhenFields.tsx'
import { VenueBox } from './fields/WhereFields.tsx'
import { requiredOnCreate } from './requiredBoxes.ts'
import { useEventCreation } from './useEventCreation.ts'

interface QuickEventProps {
  /** Wall times of the site's zone. */
  when: Pick<EventFormValues, 'start_date' | 'end_date' | 'all_day'>
  onDone: (record: EventRecord, saved: Saved<EventRecord> | null) => void
  onCancel: () => void
  /** Opens the form of every field, which takes up what is typed here. */
  onWhole: () => void
}

/** A new event of which only what is most needed is asked: a draft, unless something else is chosen. */
export function QuickEvent({ when, onDone, onCancel, onWhole }: QuickEventProps) {
  const { t } = useTranslation('eventForm')
  const { blank, words, create } = useEventCreation()
  return (
    <QuickCreator
      definition={eventForm}
      words={words}
      title={t('page.new')}
      text={t('quick.more')}
      filled={{ ...blank, ...when }}
      create={create}
      Short={ShortEventFields}
      whole={{ blank, onOpen: onWhole }}
      {...{ onDone, onCancel }}
    />
  )
}

function ShortEventFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const { t } = useTranslation('eventForm')
  const props = { form, required: requiredOnCreate, known: linkedChoices(opened) }
  return (
    <>
      <TitleBox {...props} />
      <SpanBoxes {...props} />
      <VenueBox {...props} />
      <CategoriesBox {...props} />
      <StatusField form={form} label={t('label.status')} />
      <ClashNote {...{ form, opened }} />
    </>
  )
}
