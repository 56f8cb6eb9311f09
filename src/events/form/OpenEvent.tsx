import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Deletion } from '../../collection/deleting/deletable.ts'
import { OpenRecord } from '../../collection/form/OpenRecord.tsx'
import type { WriteRecord } from '../../collection/form/recordForm.ts'
import type { Place } from '../../collection/form/RecordLink.tsx'
import type { Difference, Saved } from '../../collection/saved.ts'
import { useService } from '../../service/useService.ts'
import type { EventUpdate } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { rememberHidden } from '../hiddenEvents.ts'
import { DuplicateButton } from '../duplicate/DuplicateButton.tsx'
import { BesideButton } from './BesideButton.tsx'
import { EventFields } from './EventFields.tsx'
import { eventForm } from './eventForm.ts'
import { useEventWords } from './useEventWords.ts'
import { isRemoval, useVenueRemoval } from '../useVenueRemoval.ts'

export type WriteEvent = WriteRecord<EventRecord, EventUpdate>

interface Props {
  reading: UseQueryResult<EventRecord>
  /** What its creation just before came to. */
  begun?: Saved<EventRecord> | null
  place: Place
  write: WriteEvent
  renderProtected: (record: EventRecord | undefined) => ReactNode
  onSaved?: (record: EventRecord) => void
  deletion: Omit<Deletion, 'record'>
  children?: ReactNode
}

/** An event that exists, in its form. */
export function OpenEvent({ begun, write, onSaved, ...props }: Props) {
  const service = useService()
  const venueRemoval = useVenueRemoval(props.deletion.password)
  const remedyOf = ({ field, intended }: Difference) =>
    isRemoval(field, intended) ? venueRemoval : undefined
  return (
    <OpenRecord
      {...props}
      definition={eventForm}
      renderActions={(record) => (
        <>
          <BesideButton record={record} />
          <DuplicateButton record={record} />
        </>
      )}
      words={useEventWords()}
      write={write}
      remedyOf={remedyOf}
      begun={begun?.record}
      differences={begun?.differences}
      onSaved={(record) => {
        rememberHidden(service, record)
        onSaved?.(record)
      }}
      Fields={EventFields}
    />
  )
}
