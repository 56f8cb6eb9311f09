import { useEffect, useEffectEvent } from 'react'
import { addShortcut, type Shortcut } from './shortcuts.ts'

/**
 * A shortcut that works while the component is on the page.
 * @param isMeant the same function at every rendering
 */
export function useShortcut(
  keys: string,
  label: string,
  action: () => void,
  isMeant?: Shortcut['isMeant'],
): void {
  const run = useEffectEvent(action)
  useEffect(
    () => addShortcut({ keys, label, action: () => run(), isMeant }),
    [keys, label, isMeant],
  )
}
