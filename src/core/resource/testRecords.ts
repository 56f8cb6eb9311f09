import recorded from './recorded.json'

/** Records as a live service sends them: contract.md §1.1 to §1.5. */
export const {
  term: recordedTerm,
  venue: recordedVenue,
  organizer: recordedOrganizer,
  event: recordedEvent,
} = recorded
