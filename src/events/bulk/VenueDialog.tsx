import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import { RecordPicker } from '../../collection/pickers/RecordPicker.tsx'
import { venueSource } from '../pickerSources.ts'
import { leavingVenue, movingTo } from './eventChanges.ts'
import type { EventBulkProps } from './EventBulkDialog.tsx'
import { useChosenLook } from './useChosenLook.ts'

/** Stands for «no venue»: no record has this number. */
const none = 0

/** Moves events to another venue, or away from the one they have. */
export function VenueDialog(props: EventBulkProps) {
  const { t } = useTranslation('job')
  const [ids, setIds] = useState<readonly number[]>([])
  const [venue] = ids
  const isNone = venue === none
  const { picker, mayStart } = useChosenLook('venue', ids)
  return (
    <BulkDialog
      {...props}
      title={t('event.actions.venue')}
      // There is nothing that could have gone to the trash.
      mayStart={isNone ? undefined : mayStart}
      whyNot={picker.error}
      change={venue === undefined ? null : isNone ? leavingVenue() : movingTo(venue)}
    >
      <RecordPicker
        source={venueSource}
        label={t('event.newVenue')}
        value={ids}
        onChange={setIds}
        several={false}
        besides={[{ id: none, label: t('event.noVenue'), detail: '' }]}
        {...picker}
      />
      {isNone ? <Alert severity="info">{t('event.noVenueNote')}</Alert> : null}
    </BulkDialog>
  )
}
