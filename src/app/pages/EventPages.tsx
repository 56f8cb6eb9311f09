import { Suspense } from 'react'
import { EventBySlugPage } from '../../events/EventBySlugPage.tsx'
import { EventEditPage } from '../../events/EventEditPage.tsx'
import type { RenderSaved } from '../../events/form/OpenEvent.tsx'
import { lazily } from '../../ui/lazily.tsx'

const CarryOffer = lazily(() =>
  import('../../translations/carry/CarryOffer.tsx').then((it) => it.CarryOffer),
)

/** What was changed in one language is offered to the versions in the others: only here both rooms are known. */
const renderSaved: RenderSaved = (changed, onSettled) => (
  <Suspense>
    <CarryOffer {...changed} {...{ onSettled }} />
  </Suspense>
)

export const EventPage = () => <EventEditPage renderSaved={renderSaved} />

export const EventPageBySlug = () => <EventBySlugPage renderSaved={renderSaved} />
