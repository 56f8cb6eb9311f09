import type { ReactNode } from 'react'
import { RecordCard } from '../../collection/list/RecordCard.tsx'
import { RecordName } from '../../collection/list/RecordName.tsx'
import { StatusMark } from '../../collection/list/StatusMark.tsx'
import type { OrganizerRecord } from '../organizerRecord.ts'

interface OrganizerCardProps {
  organizer: OrganizerRecord
  actions: ReactNode
}

/** An organizer where there is no room for a table. */
export function OrganizerCard({ organizer, actions }: OrganizerCardProps) {
  const { id, email, phone, status } = organizer
  return (
    <RecordCard
      name={<RecordName of="organizers" id={id} name={organizer.organizer} />}
      actions={actions}
    >
      {email || phone ? <span>{email || phone}</span> : null}
      <StatusMark status={status} />
    </RecordCard>
  )
}
