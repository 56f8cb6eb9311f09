import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import type { CreationTerms } from '../../../core/write/safeCreation.ts'
import { useCreate } from '../../../core/write/useWriting.ts'
import { venues } from '../venues.ts'
import { blankVenueBoxes, venueForm } from './venueForm.ts'
import type { VenueBoxes } from './venueForm.ts'

/**
 * Creates a venue of what was typed. Its flags go out always: services read their absence differently
 * (contract.md §7.7).
 */
export function useVenueCreation() {
  const create = useCreate(venues)
  return (boxes: VenueBoxes, terms: CreationTerms) => {
    const { venue, status, show_map, show_map_link } = boxes
    const typed = venueForm.valuesOf(boxes, changedBoxes(venueForm.boxes, blankVenueBoxes, boxes))
    const values = { ...typed, venue, status, show_map, show_map_link }
    return create.mutateAsync({ values, ...terms })
  }
}
