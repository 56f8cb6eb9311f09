import { createContext } from 'react'

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
