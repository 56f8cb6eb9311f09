import { useTranslation } from 'react-i18next'
import type { BulkOf } from '../../../core/views/list/bulk/bulkOf.ts'
import { PostActions } from '../../../core/views/list/bulk/PostActions.tsx'
import { type ChosenRecords, SelectionBar } from '../../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../../core/views/list/select/selections.ts'
import { events } from '../../events/events.ts'
import { LosingEvents } from '../../events/LosingEvents.tsx'
import { useService } from '../../../api/useService.ts'
import { isOrganizerField } from '../form/organizerForm.ts'
import { organizers, type OrganizerRecord } from '../organizers.ts'

/** What can be done with the organizers that are chosen in a list. */
export function OrganizerSelection(props: SelectionProps<OrganizerRecord>) {
  return <SelectionBar {...props}>{(chosen) => <OrganizerActions {...chosen} />}</SelectionBar>
}

function OrganizerActions({ records, onWritten }: ChosenRecords<OrganizerRecord>) {
  const { t } = useTranslation(['organizerForm', 'recordList'])
  const of: BulkOf<OrganizerRecord> = {
    service: useService(),
    collection: organizers,
    nameOf: (record) => record.organizer || t('recordList:unnamed'),
    carriers: events,
    labelOf: (name) => (isOrganizerField(name) ? t(`label.${name}`) : name),
  }
  const ids = records.map(({ id }) => id)
  return (
    <PostActions
      {...{ of, records, onWritten }}
      trashNote={<LosingEvents by="organizer" ids={ids} />}
    />
  )
}
