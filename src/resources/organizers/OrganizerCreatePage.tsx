import { RecordCreator } from '../../core/views/form/RecordCreator.tsx'
import { blankOrganizerBoxes, createdOrganizer, organizerForm } from './form/organizerForm.ts'
import { OrganizerFields } from './form/OrganizerFields.tsx'
import { OrganizerNamesakes } from './form/OrganizerNamesakes.tsx'
import { useOrganizerWords } from './form/useOrganizerWords.ts'
import { useOrganizerCreation } from './form/useOrganizerCreation.ts'

/** A new organizer: its form, and then its own page. */
export function OrganizerCreatePage() {
  const create = useOrganizerCreation()
  return (
    <RecordCreator
      definition={organizerForm}
      words={useOrganizerWords()}
      blank={blankOrganizerBoxes}
      nameOf={({ organizer }) => organizer}
      create={create}
      created={createdOrganizer}
      Fields={OrganizerFields}
      Namesakes={OrganizerNamesakes}
    />
  )
}
