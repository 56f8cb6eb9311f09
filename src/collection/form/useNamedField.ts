import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fieldId, focusField } from '../../ui/form/fieldId.ts'

const scope = 'field'

/** Milliseconds between two looks for a field whose code or words are on their way. */
const betweenLooks = 100

/** Whether somebody has gone to a box by now. */
const isElsewhere = () =>
  document.activeElement?.matches('input, textarea, select, button, a, [contenteditable]') === true

/** Puts the focus into the field that the end of the address names, once that is there and nobody is in another. */
export function useNamedField(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const start = fieldId(scope, '')
    if (!hash.startsWith(start)) return undefined
    const timer = setInterval(() => {
      if (!isElsewhere() && !document.getElementById(hash)) return
      clearInterval(timer)
      // After the navigation has given the focus to the heading.
      if (!isElsewhere()) focusField(scope, hash.slice(start.length))
    }, betweenLooks)
    return () => clearInterval(timer)
  }, [hash])
}
