import { valuesOf } from '../../../core/resource/collection.ts'
import { eventFields, type EventCreate } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { eventForm, type EventFormValues } from '../form/eventForm.ts'
import { timesOn, type ChosenDay } from './copyRows.ts'

interface CopyChoice {
  readonly status: string
  /** wall time of the site, of what is scheduled */
  readonly date: string
  /** else the service says who it is: the account */
  readonly keepsAuthor: boolean
}

/**
 * What a copy has of its original: every field that can be written, but for the name in its address, which the
 * service makes, and its publication, which is its own. Times are given by the row.
 */
export function copiedValues(
  source: EventRecord,
  { status, date, keepsAuthor }: CopyChoice,
  siteZone: string,
): EventCreate {
  const values = valuesOf(eventFields, source)
  const publication = status === 'future' ? date : undefined
  const own = { slug: undefined, date: publication, date_utc: undefined }
  const author = keepsAuthor ? values.author : undefined
  return { ...values, ...own, author, status, timezone: values.timezone || siteZone }
}

/** The boxes of the form of a new event, filled with a copy: nothing is made before it is saved. */
export function copiedFormValues(
  source: EventRecord,
  chosen: ChosenDay | null,
  siteZone: string,
): EventFormValues {
  const boxes = eventForm.filled(source, { timezone: siteZone })
  const times = chosen && timesOn({ ...source, timezone: boxes.timezone }, chosen)
  return {
    ...boxes,
    slug: '',
    date: '',
    date_utc: '',
    status: 'draft',
    start_date: times?.start ?? '',
    end_date: times?.end ?? '',
  }
}
