import { RecordCreator } from '../../core/views/form/RecordCreator.tsx'
import { blankVenueBoxes, createdVenue, venueForm } from './form/venueForm.ts'
import { VenueFields } from './form/VenueFields.tsx'
import { VenueNamesakes } from './form/VenueNamesakes.tsx'
import { useVenueWords } from './form/useVenueWords.ts'
import { useVenueCreation } from './form/useVenueCreation.ts'

/** A new venue: its form, and then its own page. */
export function VenueCreatePage() {
  const create = useVenueCreation()
  return (
    <RecordCreator
      definition={venueForm}
      words={useVenueWords()}
      blank={blankVenueBoxes}
      nameOf={({ venue }) => venue}
      create={create}
      created={createdVenue}
      Fields={VenueFields}
      Namesakes={VenueNamesakes}
    />
  )
}
