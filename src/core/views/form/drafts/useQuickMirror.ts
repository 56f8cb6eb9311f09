import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import type { Shown } from '../recordForm.ts'
import { formKey, type OpenForm, placeOf } from './draft.ts'
import { useMirror } from './useMirror.ts'

/** A new record made in a short form: should that go away, the page of new records offers it. */
export function useQuickMirror<R extends Shown, V extends FieldValues, Update extends object>(
  form: UseFormReturn<V>,
  open: OpenForm<R, V, Update>,
) {
  const service = useService()
  const [key] = useState(() => formKey(placeOf(service, open.definition.name, null)))
  const { mirror, isKept } = useMirror(key, form, open)
  return { key, isKept, ...mirror }
}
