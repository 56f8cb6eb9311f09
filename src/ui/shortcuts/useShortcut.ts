import { useEffect, useEffectEvent } from 'react'
import { addShortcut, type Shortcut } from './shortcuts.ts'

/**
 * A shortcut that works while the component is on the page.
 * @param isMeant the same function at every rendering
 */
export function useShortcut(
  keys: string,
  label: string,
  action: Shortcut['action'],
  isMeant?: Shortcut['isMeant'],
  isGeneral?: Shortcut['isGeneral'],
): void {
  const run = useEffectEvent(action)
  useEffect(
    () => addShortcut({ keys, label, action: (event) => run(event), isMeant, isGeneral }),
    [keys, label, isMeant, isGeneral],
  )
}
