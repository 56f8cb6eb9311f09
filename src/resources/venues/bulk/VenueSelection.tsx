import { useTranslation } from 'react-i18next'
import type { BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import { PostActions } from '../../../core/views/list/bulk/PostActions.tsx'
import { type ChosenRecords, SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { events } from '../../events/events.ts'
import { LosingEvents } from '../../events/LosingEvents.tsx'
import { useService } from '../../../api/useService.ts'
import { isVenueField } from '../form/venueForm.ts'
import { venues, type VenueRecord } from '../venues.ts'

/** What can be done with the venues that are chosen in a list. */
export function VenueSelection(props: SelectionProps<VenueRecord>) {
  return <SelectionBar {...props}>{(chosen) => <VenueActions {...chosen} />}</SelectionBar>
}

function VenueActions({ records, onWritten }: ChosenRecords<VenueRecord>) {
  const { t } = useTranslation(['venueForm', 'recordList'])
  const of: BulkOf<VenueRecord> = {
    service: useService(),
    collection: venues,
    nameOf: (record) => record.venue || t('recordList:unnamed'),
    carriers: events,
    labelOf: (name) => (isVenueField(name) ? t(`label.${name}`) : name),
  }
  const ids = records.map(({ id }) => id)
  return (
    <PostActions
      {...{ of, records, onWritten }}
      trashNote={<LosingEvents by="venue" ids={ids} />}
    />
  )
}
