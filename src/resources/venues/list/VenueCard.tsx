import type { ReactNode } from 'react'
import { RecordCard } from '../../../core/views/list/RecordCard.tsx'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import { StatusMark } from '../../../core/views/list/StatusMark.tsx'
import { useService } from '../../../api/useService.ts'
import type { VenueRecord } from '../venueRecord.ts'

/** A venue where there is no room for a table. */
export function VenueCard({ venue, actions }: { venue: VenueRecord; actions: ReactNode }) {
  const { language } = useService()
  const where = [venue.address, venue.city].filter(Boolean).join(', ')
  return (
    <RecordCard
      name={<RecordName of="venues" id={venue.id} name={venue.venue} />}
      actions={actions}
    >
      {where ? <span lang={language}>{where}</span> : null}
      <StatusMark status={venue.status} />
    </RecordCard>
  )
}
