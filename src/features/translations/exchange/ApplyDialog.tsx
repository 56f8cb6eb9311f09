import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, Task } from '../../../core/write/task.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { BulkDialog } from '../../../core/views/list/bulk/BulkDialog.tsx'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { languageOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'
import { type Batch, byRecord, hasTexts, stepOf, translatedFrom } from './takenTexts.ts'
import type { Service } from '../../../api/service.ts'
import { type Known, readKnown, sourcesIn } from '../savedFrom/known.ts'
import { datedPlace, noteTranslated, renoteTranslated } from '../savedFrom/savedFrom.ts'
import type { TakenRow } from './checked.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
}

/** By the id of a version, the record as it says what was written, or null. */
type Written = ReadonlyMap<number, Identified | null>

/** Notes what rounds of writes come to, one after the other: an undo may begin while its round is being noted. */
export function noteRounds(service: Pick<Service, 'site' | 'account'>) {
  const begun = new Date().toISOString()
  // As it was before the first write: an undo brings it back.
  let before: Promise<Known> | null = null
  let last: Promise<void> = Promise.resolve()
  /** What versions were translated from, of those that say so now; of those that were taken back, what it was before. */
  const note = async ({ rows, to }: Applied, written: Written, known: Known) => {
    for (const [id, record] of written) {
      const ofRecord = rows.get(id) ?? []
      const unit = ofRecord[0]?.unit
      if (record === null || unit === undefined) continue
      const { collection, from, id: source } = unit
      const target = datedPlace(to, record)
      const then = sourcesIn(known, begun)(collection, target, { language: from, id: source })
      const made = hasTexts(ofRecord, record) ? translatedFrom(ofRecord, then) : undefined
      if (made) await noteTranslated(service, collection, target, made)
      else await renoteTranslated(service, collection, target, known.noted(collection, target))
    }
  }
  return {
    add(applied: Applied, written: Written): void {
      const known = before ?? readKnown(service)
      before = known
      last = last.then(async () => note(applied, written, await known))
    },
    /** Until all of it is noted. */
    done: () => last,
  }
}

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
