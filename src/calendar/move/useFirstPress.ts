import { useEffect, useEffectEvent } from 'react'
import { eventAt } from './drawnEvents.ts'
import type { MoveTasks } from './moveTasks.ts'

/** Alt with an arrow on an event, before the code is there that moves it: neither lost nor the browser's way back. */
export function useFirstPress(isOn: boolean, tasks: MoveTasks, onPressed: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const isMove = altKey && !ctrlKey && !metaKey && key.startsWith('Arrow')
    const at = eventAt(event.target)
    if (!isOn || !isMove || at === null || tasks.isTaken()) return
    event.preventDefault()
    event.stopPropagation()
    tasks.give({ kind: 'press', key: at, pressed: { key, altKey, shiftKey, ctrlKey, metaKey } })
    onPressed()
  })
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onPress, true)
    return () => document.removeEventListener('keydown', onPress, true)
  }, [])
}
