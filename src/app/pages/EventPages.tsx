import { EventBySlugPage } from '../../resources/events/EventBySlugPage.tsx'
import { EventEditPage } from '../../resources/events/EventEditPage.tsx'
import type { RenderSaved } from '../../resources/events/form/OpenEvent.tsx'
import { CarryOffer } from '../../features/translations/carry/CarryOffer.tsx'

/** What was changed in one language is offered to the versions in the others: only here both rooms are known. */
const renderSaved: RenderSaved = (changed, onSettled) => (
  <CarryOffer {...changed} {...{ onSettled }} />
)

export const EventPage = () => <EventEditPage renderSaved={renderSaved} />

export const EventPageBySlug = () => <EventBySlugPage renderSaved={renderSaved} />
