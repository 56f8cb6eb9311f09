import { useRef, useState } from 'react'
import { type BulkChange, type Task, updateTo } from '../../../core/write/task.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { isSettled } from '../../../core/job/jobItem.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { fullRecordOf } from './aside.ts'
import { type ChangePlan, type PlannedRow, progressAfter, waitingRow } from './kept/changePlan.ts'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '../../../core/write/performed.ts'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type StoredChanges, storedChanges } from './kept/storedChanges.ts'

/** What is to be written: changes that were just confirmed, or kept since they were. */
export type Writing =
  | { readonly kind: 'new'; readonly plan: ChangePlan }
  | { readonly kind: 'left'; readonly kept: StoredChanges }

/** Keeps changes before the first is sent, and of each row what came of it: a page that closes leaves a record of it. */
function useKeeping(writing: Writing) {
  const { t } = useTranslation('transfer')
  const service = useService()
  const { plan } = writing.kind === 'new' ? writing : writing.kept
  const key = useRef(writing.kind === 'left' ? writing.kept.key : null)
  const tell = (isKept: boolean) => {
    if (!isKept) toast.show({ message: t('new.run.notKept'), severity: 'warning' })
  }
  return {
    /** One in the history, on however many pages they are written. */
    seriesOf: () => key.current,
    async begin(): Promise<boolean> {
      if (key.current !== null) return true
      const { job, isStored } = await storedChanges.add(service, plan)
      key.current = job.key
      tell(isStored)
      return true
    },
    async note(opened: Identified, outcome: Outcome<Identified>, isUndo: boolean): Promise<void> {
      const progress = progressAfter(outcome, isUndo)
      const at = plan.rows.findIndex(({ record }) => record.id === opened.id)
      if (key.current !== null && progress)
        tell(await storedChanges.note(key.current, at, progress))
    },
  }
}

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
