import { useContext, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FieldScope, fieldId } from './fieldId.ts'
import { ReadOnly } from './readOnly.ts'

/** What every field of ours is told. Its error message is a sentence in the interface's language. */
export interface FieldProps<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
  label: string
  help?: ReactNode
  required?: boolean
}

/** One value of the form. Only the component that calls this is drawn again when it changes. */
export function useField<V extends FieldValues>({ control, name }: FieldProps<V>) {
  const { field, fieldState } = useController({ control, name })
  const scope = useContext(FieldScope)
  const readOnly = useContext(ReadOnly)
  const { error, isDirty } = fieldState
  return { field, id: fieldId(scope, name), error: error?.message, isDirty, readOnly }
}
