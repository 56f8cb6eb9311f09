import { startTransition, useEffect, useState } from 'react'

/**
 * Whether all of a list is to be drawn: its beginning at once, and the rest when that is on screen. Of one that has to
 * be fetched the head is the beginning: on a slow device the page is there long before its boxes and buttons.
 * @param isShort whether it is drawn as a whole at once
 */
export function useHeadFirst(isShort: boolean): boolean {
  const [isWhole, setWhole] = useState(isShort)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return isWhole
}
