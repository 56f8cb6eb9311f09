import { useLinkedCount } from './useLinkedCount.ts'

export function EventsAtVenue({ id }: { id: number }) {
  return useLinkedCount('venue', id)
}

export function EventsOfOrganizer({ id }: { id: number }) {
  return useLinkedCount('organizer', id)
}
