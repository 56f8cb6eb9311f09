import { useContext, type ReactNode, createContext } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

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

/** Keeps the fields of a second form on a page, such as a dialog's, apart from the first one's. */
export const FieldScope = createContext('field')

/** Id of a field's control: one for each name in a scope. */
export function fieldId(scope: string, name: string): string {
  return `${scope}-${name}`
}

const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable], [tabindex]'

/** Puts the focus into a field, whatever its control is made of. */
export function focusField(scope: string, name: string): void {
  const control = document.getElementById(fieldId(scope, name))
  if (!control) return
  const target = control.matches(focusable)
    ? control
    : control.querySelector<HTMLElement>(focusable)
  target?.closest('[inert]')?.removeAttribute('inert')
  target?.closest('details')?.setAttribute('open', '')
  target?.focus()
}

/** Whether the fields below are there to be read: what was typed into them could not be saved. */
export const ReadOnly = createContext(false)
