import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, Task } from '../../collection/bulk/bulkTask.ts'
import type { Identified } from '../../collection/collection.ts'
import { fieldLabel } from '../../collection/fieldLabel.ts'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { BulkDialog } from '../../collection/list/bulk/BulkDialog.tsx'
import { useTaskReasons } from '../../events/editing.ts'
import type { EventRecord } from '../../events/events.ts'
import { languageOf } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import { titleOfRecord, writables } from '../../records/records.ts'
import { noteRounds } from './noteRounds.ts'
import { type Batch, byRecord, stepOf } from './takenTexts.ts'

interface Props {
  batch: Batch
  onClose: (hasWritten: boolean) => void
}

/** Writes texts to the versions that there are: the dialog of every change of many records. */
export function ApplyDialog({ batch, onClose }: Props) {
  const { t, i18n } = useTranslation('exchange')
  const nameOf = useLanguageName()
  const service = useService()
  const reasonsAgainst = useTaskReasons()
  const [notes] = useState(() => noteRounds(service))
  const { collection, to } = batch
  const language = languageOf(service.configuration, to) ?? service.language
  const of = {
    service: service.in(language),
    collection: writables[collection],
    linked: writables,
    nameOf: (record: Identified) => titleOfRecord(collection, record),
    labelOf: (field: string) => fieldLabel(i18n, collection, field),
    // Sound because the rows of events are of events; the page may be in another language than they are.
    ...(collection === 'events'
      ? {
          reasonsAgainst: (task: Task<Identified>) =>
            reasonsAgainst({ ...(task as Task<EventRecord>), language }),
        }
      : {}),
  }
  const rows = byRecord(batch.rows)
  const records = [...rows.values()].flatMap(([row]) => row?.version ?? [])
  const change: BulkChange<Identified> = (record) => stepOf(rows.get(record.id) ?? [], record)
  return (
    <BulkDialog
      {...{ of, records, change }}
      title={t('apply.title', { language: nameOf(to) })}
      onRound={(written) => notes.add({ rows, to }, written)}
      // What comes next measures the file anew, by these notes too.
      onClose={(written) => void notes.done().then(() => onClose(written.size > 0))}
    />
  )
}
