import { eventForm, type EventFormValues, factNames } from '../../../resources/events/editing.ts'
import type { EventCreate } from '../../../resources/events/events.ts'
import type { Found } from '../near/found.ts'
import { type EventLink, isEventLink, linksThere } from './copyFacts.ts'

interface Way {
  readonly found: Found
  readonly from: string
  readonly to: string
}

/**
 * What the version of an event in another language begins with: its facts in that language's own records, the title
 * to be translated, and the slug, by which other browsers find the two. Nobody sees it before it is published.
 * @param boxes of the source
 * @param answer the version of a link of which nobody has confirmed one; nothing where it is left out
 */
export function begunVersion(
  boxes: EventFormValues,
  way: Way,
  answer: (field: EventLink, id: number) => number | readonly number[] | undefined,
): EventCreate {
  const links = Object.fromEntries(
    factNames
      .filter(isEventLink)
      .map((field) => [
        field,
        boxes[field].flatMap((id) => linksThere(way, field, [id], answer) ?? []),
      ]),
  )
  const { title, slug, start_date, end_date } = boxes
  const facts = eventForm.valuesOf(boxes, factNames)
  return { ...facts, start_date, end_date, ...links, title, slug, status: 'draft' }
}
