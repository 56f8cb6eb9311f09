import { useTranslation } from 'react-i18next'
import { type BulkChange, type Task, updateTo } from '../../collection/bulk/bulkTask.ts'
import type { CollectionName, Identified } from '../../collection/collection.ts'
import { fieldLabel } from '../../collection/fieldLabel.ts'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import { useTaskReasons } from '../../events/editing.ts'
import type { EventRecord } from '../../events/events.ts'
import { titleOfRecord, writables } from '../../records/records.ts'
import { useService } from '../../service/useService.ts'
import type { ChangedRow } from './checkedFile.ts'

interface Props {
  of: CollectionName
  rows: readonly ChangedRow[]
  onClose: (hasWritten: boolean) => void
}

/** Writes the changed cells: the dialog of every change of many records, with its pause, results and undo. */
export function WriteDialog({ of: name, rows, onClose }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const service = useService()
  const collection = writables[name]
  const reasonsAgainst = useTaskReasons()
  const of = {
    service,
    collection,
    nameOf: (record: Identified) => titleOfRecord(name, record),
    labelOf: (field: string) => fieldLabel(i18n, name, field),
    // Sound because the rows of events are read from events.
    ...(name === 'events'
      ? { reasonsAgainst: (task: Task<Identified>) => reasonsAgainst(task as Task<EventRecord>) }
      : {}),
  }
  const values = new Map(rows.map((row) => [row.record.id, row.values]))
  const change: BulkChange<Identified> = (record) =>
    updateTo(collection.fields, record, values.get(record.id) ?? {})
  return (
    <BulkDialog
      {...{ of, change }}
      records={rows.map(({ record }) => record)}
      title={t('in.title')}
      onClose={(written) => onClose(written.size > 0)}
    />
  )
}
