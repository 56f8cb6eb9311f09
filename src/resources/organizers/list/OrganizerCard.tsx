import type { ReactNode } from 'react'
import { RecordCard } from '../../../core/views/list/RecordCard.tsx'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
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
