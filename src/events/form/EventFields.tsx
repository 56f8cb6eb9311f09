import { useDeferredValue } from 'react'
import type { DrawnForm } from '../../collection/form/recordForm.ts'
import { PickerLanguage } from '../../ui/form/PickerLanguage.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { eventFields } from '../eventFields.ts'
import { linkedChoices } from '../pickerSources.ts'
import type { EventFieldName, EventFormValues } from './eventValues.ts'
import { eventFieldNames } from './eventValues.ts'
import { ClassificationFields } from './fields/ClassificationFields.tsx'
import { PictureFields } from './fields/PictureFields.tsx'
import { TextFields } from './fields/TextFields.tsx'
import { VisibilityFields } from './fields/VisibilityFields.tsx'
import { WhatFields } from './fields/WhatFields.tsx'
import { WhenFields } from './fields/WhenFields.tsx'
import { WhereFields } from './fields/WhereFields.tsx'
import { WhoFields } from './fields/WhoFields.tsx'

/** "On create … are required. On update every field is optional." */
const requiredOnCreate = new Set(
  eventFieldNames.filter((name) => 'required' in eventFields[name] && eventFields[name].required),
)
const noneRequired: ReadonlySet<EventFieldName> = new Set()

/** Every field of an event, in the order people think. What is typed first is drawn first, the rest right after. */
export function EventFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const isWhole = useDeferredValue(true, false)
  const props = {
    form,
    required: opened ? noneRequired : requiredOnCreate,
    known: linkedChoices(opened),
  }
  return (
    <>
      <WhatFields {...props} />
      {isWhole ? (
        <PickerLanguage>
          <WhenFields {...props} />
          <WhereFields {...props} />
          <WhoFields {...props} />
          <TextFields
            {...props}
            beside={opened ? [opened.title, opened.description, opened.excerpt] : []}
          />
          <PictureFields {...props} image={opened?.image ?? null} />
          <ClassificationFields {...props} />
          <VisibilityFields {...props} url={opened?.url ?? ''} />
        </PickerLanguage>
      ) : null}
    </>
  )
}
