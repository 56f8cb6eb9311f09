import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import type { Saved } from '../../../core/write/saved.ts'
import { eventPages } from '../eventPages.tsx'
import type { EventRecord } from '../eventRecord.ts'
import type { EventFormValues } from './eventForm.ts'

interface QuickEventProps {
  /** Wall times of the site's zone. */
  when: Pick<EventFormValues, 'start_date' | 'end_date' | 'all_day'>
  onDone: (record: EventRecord, saved: Saved<EventRecord> | null) => void
  onCancel: () => void
  /** Opens the form of every field, which takes up what is typed here. */
  onWhole: () => void
}

/** A new event of which only what is most needed is asked: a draft, unless something else is chosen. */
export function QuickEvent({ when, ...props }: QuickEventProps) {
  return <QuickCreator form={eventPages} filled={when} {...props} />
}
