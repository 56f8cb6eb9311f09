import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { updateTo } from '../../core/write/task.ts'
import { formerStatus, lastDeletionIn } from '../../core/views/deleting/useLastDeletion.ts'
import { fieldLabel, labelRooms } from '../../core/resource/fieldLabel.ts'
import { BulkDialog } from '../../core/views/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../../core/views/list/bulk/bulkOf.ts'
import { historyOptions } from '../../core/write/historyOptions.ts'
import { events } from '../../resources/events/events.ts'
import { useService } from '../../api/useService.ts'
import { linked, titleOf, trashed, type TrashedName, type TrashedRecord } from './trashed.ts'

interface Props {
  name: TrashedName
  records: readonly TrashedRecord[]
  /** It begins at once: what was pressed names the record. */
  isAsked?: boolean
  onClose: (restored: ReadonlyMap<number, unknown>) => void
}

/** Takes records out of the trash: what came of each, what has lost it, and the way back. */
export function RestoreDialog({ name, records, isAsked = false, onClose }: Props) {
  const { t, i18n } = useTranslation(['trash', labelRooms[name]])
  const service = useService()
  // Read now: a history that is still on its way to the page would restore what was public as a draft.
  const { data: history = [], isFetchedAfterMount } = useQuery(historyOptions(service))
  const deletionOf = ({ id }: TrashedRecord) => lastDeletionIn(history, name, id)
  const { collection } = trashed[name]
  const of: BulkOf<TrashedRecord> = {
    service,
    collection,
    linked,
    carriers: events,
    nameOf: (record) => titleOf(trashed[name], record),
    labelOf: (field) => fieldLabel(i18n, name, field),
    marksOf: (record) => ({ undoes: deletionOf(record)?.key }),
  }
  const restoring = (record: TrashedRecord) =>
    record.status === 'trash'
      ? // Nobody sees a draft: it is the careful choice where nobody remembers what it was.
        updateTo(collection.fields, record, { status: formerStatus(deletionOf(record)) ?? 'draft' })
      : { kind: 'cannot' as const, why: 'notTrashed' as const }
  const [first] = records
  return (
    <BulkDialog
      {...{ of, records, isAsked, onClose }}
      title={isAsked && first ? t('restoreOne', { title: of.nameOf(first) }) : t('restoreSome')}
      action="restore"
      change={isFetchedAfterMount ? restoring : null}
    >
      <p style={{ margin: 0 }}>{t('chosen')}</p>
    </BulkDialog>
  )
}
