import { use, useDeferredValue } from 'react'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { ReadOnly } from '../../../ui/form/readOnly.ts'
import type { EventRecord } from '../eventRecord.ts'
import { linkedChoices } from '../pickerSources.ts'
import { type EventFieldName, type EventFormValues, requiredOnCreate } from './eventForm.ts'
import { ClashNote } from './clashes/ClashNote.tsx'
import { ClassificationFields } from './fields/ClassificationFields.tsx'
import { RuleSection } from '../rules/RuleNote.tsx'
import { PictureFields } from './fields/PictureFields.tsx'
import { TextFields } from './fields/TextFields.tsx'
import { VisibilityFields } from './fields/VisibilityFields.tsx'
import { WhatFields } from './fields/WhatFields.tsx'
import { WhenFields } from './fields/WhenFields.tsx'
import { WhereFields } from './fields/WhereFields.tsx'
import { WhoFields } from './fields/WhoFields.tsx'

const noneRequired: ReadonlySet<EventFieldName> = new Set()

/** Every field of an event, in the order people think. What is typed first is drawn first, the rest right after. */
export function EventFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const isWhole = useDeferredValue(true, false)
  const isReadOnly = use(ReadOnly)
  const props = {
    form,
    required: opened ? noneRequired : requiredOnCreate,
    known: linkedChoices(opened),
  }
  const beside = opened ? [opened.title, opened.description, opened.excerpt] : null
  return (
    <>
      <WhatFields {...props} {...(beside ? { beside } : {})} />
      {isWhole ? (
        <>
          <WhenFields {...props} />
          <WhereFields {...props} />
          {isReadOnly ? null : <ClashNote {...{ form, opened }} />}
          <WhoFields {...props} />
          <TextFields {...props} beside={beside ?? []} />
          <PictureFields {...props} image={opened?.image ?? null} />
          <ClassificationFields {...props} />
          <VisibilityFields {...props} url={opened?.url ?? ''} />
          {isReadOnly ? null : <RuleSection {...{ form, opened }} />}
        </>
      ) : null}
    </>
  )
}
