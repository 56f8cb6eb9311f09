import { type FocusEvent, useEffect, useRef } from 'react'
import { eventAt, keepFocus } from '../move/drawnEvents.ts'

/**
 * The event that has the focus keeps it when what is drawn is drawn anew, with other elements. Where it is drawn no more
 * the heading has it.
 */
export function useKeptFocus(drawn: readonly unknown[]) {
  const key = useRef<string | null>(null)
  useEffect(() => {
    if (drawn.length > 0 && key.current !== null) keepFocus(key.current, 'h1')
  }, [drawn])
  return {
    onFocus({ target }: FocusEvent) {
      key.current = eventAt(target)
    },
    onBlur({ target }: FocusEvent) {
      // An element that is taken away loses the focus as well; one that is still there was left.
      queueMicrotask(() => {
        if (target.isConnected) key.current = null
      })
    },
  }
}
