import type { UseFormReturn } from 'react-hook-form'
import type { LinkedChoices } from '../../pickerSources.ts'
import type { EventFieldName, EventFormValues } from '../eventForm.ts'

/** What every part of the event form is told. */
export interface FieldsProps {
  form: UseFormReturn<EventFormValues>
  /** Fields that carry a required mark. */
  required: ReadonlySet<EventFieldName>
  /** Names of linked records that are known already. */
  known: LinkedChoices
}
