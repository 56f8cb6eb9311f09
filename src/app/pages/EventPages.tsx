import { CopyFactsOffer } from '../../features/translations/carry/CopyFactsOffer.tsx'
import { eventPages } from '../../resources/events/eventPages.tsx'
import { OpenEvent, type RenderSaved } from '../../resources/events/form/OpenEvent.tsx'

/** What was changed in one language is offered to the versions in the others: only here both folders are known. */
const renderSaved: RenderSaved = (changed, onSettled) => (
  <CopyFactsOffer {...changed} {...{ onSettled }} />
)

/** The form of events with what other features add to it. */
export const eventForm: typeof eventPages = {
  ...eventPages,
  Open: (opened) => <OpenEvent {...opened} {...{ renderSaved }} />,
}
