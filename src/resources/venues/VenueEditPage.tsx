import { useParams } from '@tanstack/react-router'
import { venueDeletion } from './venueDeletion.ts'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { useUpdate } from '../../core/write/useWriting.ts'
import { createdVenue, venueForm } from './form/venueForm.ts'
import { VenueFields } from './form/VenueFields.tsx'
import { useVenueWords } from './form/useVenueWords.ts'
import { useVenue, venues } from './venues.ts'

/** The venue with the number in the address. */
export function VenueEditPage() {
  const { id = '' } = useParams({ strict: false })
  const words = useVenueWords()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <VenueById key={id} id={Number(id)} />
  ) : (
    <MissingRecord name="venues" place={{ id }} words={words} />
  )
}

function VenueById({ id }: { id: number }) {
  const update = useUpdate(venues)
  const created = createdVenue.of(id)
  return (
    <OpenRecord
      definition={venueForm}
      words={useVenueWords()}
      reading={useVenue(id)}
      begun={created?.record}
      differences={created?.differences}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) => update.mutateAsync({ id, opened, changes, undoes })}
      deletion={{ of: venueDeletion }}
      Fields={VenueFields}
    />
  )
}
