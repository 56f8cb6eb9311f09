import { useLinkedWords } from './useLinkedWords.ts'

export function EventsAtVenue({ id }: { id: number }) {
  return useLinkedWords('venue', id)
}

export function EventsOfOrganizer({ id }: { id: number }) {
  return useLinkedWords('organizer', id)
}
