import type { Deletable } from '../collection/deleting/deletable.ts'
import { EventFacts } from './EventFacts.tsx'
import type { EventRecord } from './eventRecord.ts'
import { events } from './events.ts'
import { linkedCollections } from './pickerSources.ts'

/** Deleting an event: nothing else is linked to it. */
export const eventDeletion: Deletable<EventRecord> = {
  collection: events,
  titleOf: ({ title }) => title,
  touches: () => [],
  linked: linkedCollections,
  renderFacts: (event) => <EventFacts event={event} />,
}
