import { useTranslation } from 'react-i18next'
import type { BulkOf } from '../../collection/list/bulk/bulkOf.ts'
import { PostActions } from '../../collection/list/bulk/PostActions.tsx'
import { useCounts } from '../../collection/list/useCounts.ts'
import { type ChosenRecords, SelectionBar } from '../../collection/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../collection/list/select/selections.ts'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { events, everyDate } from '../../events/events.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
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
    labelOf: (name) => (isVenueField(name) ? t(`label.${name}`) : name),
  }
  const ids = records.map(({ id }) => id)
  return <PostActions {...{ of, records, onWritten }} trashNote={<TrashNote ids={ids} />} />
}

/** How many events lose them: they are not linked again by restoring (contract.md §2). */
function TrashNote({ ids }: { ids: readonly number[] }) {
  const { t, i18n } = useTranslation('bulk')
  const service = useService()
  const status = useStatusReach(service)
  const [count] = useCounts(service, events, [{ ...everyDate, venue: ids, status }], true)
  if (typeof count !== 'number') return t('linked.counting')
  return t('linked.venues', { count, number: formatNumber(i18n.language, count) })
}
