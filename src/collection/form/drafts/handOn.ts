import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Service } from '../../../service/service.ts'
import { ownerOf } from '../../owner.ts'
import { changedBoxes, type RecordForm, type Shown } from '../recordForm.ts'
import { draftOf, formKey, placeOf } from './draft.ts'
import { handOver } from './handed.ts'
import { mirrorOf } from './mirror.ts'

interface Saved<R extends Shown, V extends FieldValues, Update extends object> {
  service: Service
  definition: RecordForm<R, V, Update>
  form: UseFormReturn<V>
  record: R
  /** the boxes as they were when they were sent */
  sent: V
}

/**
 * Hands what is typed into the form of a new record, since that was sent, to the page of the record: there it is not
 * saved. Until that page is there it is kept as its draft.
 */
export async function handOn<R extends Shown, V extends FieldValues, Update extends object>({
  service,
  definition,
  form,
  record,
  sent,
}: Saved<R, V, Update>): Promise<void> {
  const place = placeOf(service, definition.name, record.id)
  const [key, owner] = [formKey(place), ownerOf(service)]
  const filled = definition.filled(record, service.configuration)
  const read = () => {
    const now = form.getValues()
    const names = changedBoxes(definition.boxes, sent, now)
    const since = Object.fromEntries<unknown>(names.map((name) => [name, now[name]]))
    const boxes: V = { ...filled, ...since }
    return draftOf({ definition, opened: record, filled }, boxes, service.language)
  }
  const mirror = mirrorOf({ key, owner, read, onKept: () => undefined })
  const stop = form.subscribe({ formState: { values: true }, callback: mirror.changed })
  await mirror.write()
  handOver(place, {
    key,
    read() {
      stop()
      const body = read()
      return body && { key, owner, at: new Date().toISOString(), body }
    },
  })
}
