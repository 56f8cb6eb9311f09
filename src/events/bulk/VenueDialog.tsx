import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import { RecordPicker } from '../../collection/pickers/RecordPicker.tsx'
import { venueSource } from '../pickerSources.ts'
import { movingTo } from './eventChanges.ts'
import type { EventBulkProps } from './EventBulkDialog.tsx'
import { useChosenLook } from './useChosenLook.ts'

/** Moves events to another venue. */
export function VenueDialog(props: EventBulkProps) {
  const { t } = useTranslation('bulk')
  const [ids, setIds] = useState<readonly number[]>([])
  const [venue] = ids
  const { picker, mayStart } = useChosenLook('venue', ids)
  return (
    <BulkDialog
      {...props}
      title={t('event.actions.venue')}
      mayStart={mayStart}
      whyNot={picker.error}
      change={venue === undefined ? null : movingTo(venue)}
    >
      <RecordPicker
        source={venueSource}
        label={t('event.newVenue')}
        value={ids}
        onChange={setIds}
        several={false}
        {...picker}
      />
    </BulkDialog>
  )
}
