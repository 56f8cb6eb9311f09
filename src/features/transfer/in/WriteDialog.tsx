import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkChange, type Task, updateTo } from '../../../core/job/bulk/bulkTask.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { isSettled } from '../../../core/job/jobItem.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'
import { fullRecordOf } from './aside.ts'
import { type PlannedRow, waitingRow } from './kept/changePlan.ts'
import { useKeeping, type Writing } from './useKeeping.ts'

interface Props {
  writing: Writing
  onClose: (hasWritten: boolean) => void
}

/** Rows that are not written yet. */
function rowsIn(writing: Writing): readonly PlannedRow[] {
  if (writing.kind === 'new') return writing.plan.rows
  const { plan, items: progress } = writing.kept
  return plan.rows.filter((_, at) => !isSettled(progress[at] ?? waitingRow))
}

/** Writes the changed cells: the dialog of every change of many records, with its pause, results and undo. */
export function WriteDialog({ writing, onClose }: Props) {
  const { t, i18n } = useTranslation('transfer')
  const service = useService()
  const { of: name } = writing.kind === 'new' ? writing.plan : writing.kept.plan
  const [rows] = useState(() => rowsIn(writing))
  const asides = new Map(rows.map((row) => [row.record, row]))
  const collection = writables[name]
  const reasonsAgainst = useTaskReasons()
  const keeping = useKeeping(writing)
  const of = {
    service,
    collection,
    nameOf: (record: Identified) => titleOfRecord(name, record),
    labelOf: (field: string) => fieldLabel(i18n, name, field),
    onOutcome: keeping.note,
    seriesOf: keeping.seriesOf,
    wholeOf: async (record: Identified) => {
      const aside = asides.get(record)
      return aside ? fullRecordOf(aside) : record
    },
    linked: writables,
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
      mayStart={keeping.begin}
      onClose={(written) => onClose(written.size > 0)}
    />
  )
}
