import { useParams } from '@tanstack/react-router'
import { organizerDeletion } from './organizerDeletion.ts'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { useUpdate } from '../../core/write/useWriting.ts'
import { createdOrganizer, organizerForm } from './form/organizerForm.ts'
import { OrganizerFields } from './form/OrganizerFields.tsx'
import { useOrganizerWords } from './form/useOrganizerWords.ts'
import { useOrganizer, organizers } from './organizers.ts'

/** The organizer with the number in the address. */
export function OrganizerEditPage() {
  const { id = '' } = useParams({ strict: false })
  const words = useOrganizerWords()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <OrganizerById key={id} id={Number(id)} />
  ) : (
    <MissingRecord name="organizers" place={{ id }} words={words} />
  )
}

function OrganizerById({ id }: { id: number }) {
  const update = useUpdate(organizers)
  const created = createdOrganizer.of(id)
  return (
    <OpenRecord
      definition={organizerForm}
      words={useOrganizerWords()}
      reading={useOrganizer(id)}
      begun={created?.record}
      differences={created?.differences}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) => update.mutateAsync({ id, opened, changes, undoes })}
      deletion={{ of: organizerDeletion }}
      Fields={OrganizerFields}
    />
  )
}
