import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Ref of a part that is opened and closed: when it goes with the focus in it, the focus returns to where it was. */
export function useReturningFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  // Known before anything in it takes the focus.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const opened = part.current
    return () => {
      const isInside = opened?.contains(document.activeElement) ?? false
      if (isInside && before instanceof HTMLElement) before.focus()
    }
  }, [before])
  return part
}
