import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { creationOf } from './form/lastCreation.ts'
import { MissingRecord } from './form/MissingRecord.tsx'
import { OpenRecord } from './form/OpenRecord.tsx'
import type { Shown } from './form/recordForm.ts'
import type { ResourceForm } from './form/resourceForm.ts'

/** Whether a part of an address can be the number of a record. */
export const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  form: ResourceForm<R, V, Update>
}

/** The record with the number in the address. */
export function EditPage<R extends Shown, V extends FieldValues, Update extends object>({
  form,
}: Props<R, V, Update>) {
  const { id = '' } = useParams({ strict: false })
  return isId(id) ? (
    <RecordById key={id} form={form} id={Number(id)} />
  ) : (
    <MissingRecord name={form.name} place={{ id }} />
  )
}

function RecordById<R extends Shown, V extends FieldValues, Update extends object>({
  form,
  id,
}: Props<R, V, Update> & { id: number }) {
  // The password of a protected event stays in the memory of its page.
  const [password, setPassword] = useState<string>()
  const reading = form.useRecord(id, { password })
  const update = form.useUpdate()
  const { Open = OpenRecord, Protected } = form
  return (
    <Open
      form={form}
      reading={reading}
      begun={creationOf<R>(form.name, id)}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) =>
        update.mutateAsync({ id, opened, changes, password, undoes })
      }
      deletion={{ of: form.deletion, password }}
      renderProtected={
        Protected &&
        ((record) => (
          <Protected record={record} isWrong={password !== undefined} onGiven={setPassword} />
        ))
      }
    />
  )
}
