import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import type { CreationTerms } from '../../../core/write/safeCreation.ts'
import { useCreate } from '../../../core/write/useWriting.ts'
import { organizers } from '../organizers.ts'
import { blankOrganizerBoxes, organizerForm } from './organizerForm.ts'
import type { OrganizerBoxes } from './organizerForm.ts'

/** Creates an organizer of what was typed. */
export function useOrganizerCreation() {
  const create = useCreate(organizers)
  return (boxes: OrganizerBoxes, terms: CreationTerms) => {
    const names = changedBoxes(organizerForm.boxes, blankOrganizerBoxes, boxes)
    const { organizer, status } = boxes
    const values = { ...organizerForm.valuesOf(boxes, names), organizer, status }
    return create.mutateAsync({ values, ...terms })
  }
}
