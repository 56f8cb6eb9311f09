import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { ownerOf } from '../../../query/owner.ts'
import type { Shown } from '../recordForm.ts'
import { type OpenForm, draftOf } from './draft.ts'
import { mirrorOf } from './mirror.ts'
import { useHurrying } from './useHurrying.ts'

/** Keeps on the device, as `key`, what is typed into a form and not saved. */
export function useMirror<R extends Shown, V extends FieldValues, Update extends object>(
  key: string,
  form: UseFormReturn<V>,
  open: OpenForm<R, V, Update>,
) {
  const service = useService()
  const [isKept, setKept] = useState(true)
  const [mirror] = useState(() => {
    let measured = open
    let of = key
    const read = () => {
      const draft = draftOf(measured, form.getValues(), service.language)
      return draft && of !== key ? { ...draft, of } : draft
    }
    const kept = mirrorOf({ key, owner: ownerOf(service), read, onKept: setKept })
    return {
      measure(next: typeof open) {
        measured = next
      },
      /** what a new record is made for: the same at every attempt, also from another form that takes it up */
      of: () => of,
      goOnWith(next: string) {
        of = next
      },
      ...kept,
    }
  })

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: mirror.changed }),
    [form, mirror],
  )
  useHurrying(mirror)
  // A newer reading, or a save: what was typed may be no draft any more.
  useEffect(() => {
    mirror.measure(open)
    void mirror.write()
  }, [mirror, open])
  return { mirror, isKept }
}
