import { useEffect, useEffectEvent } from 'react'
import { addShortcut } from './shortcuts.ts'

/** A shortcut that works while the component is on the page. */
export function useShortcut(keys: string, label: string, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => addShortcut({ keys, label, action: () => run() }), [keys, label])
}
