import { useSyncExternalStore } from 'react'
import { whenErased } from '../../../ui/whenErased.ts'

/** Keys of notes that the device did not take; of each what came last. */
const unkept = new Set<string>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** What came of a note. */
export function notifyNote(key: string, isKept: boolean): void {
  if (isKept) unkept.delete(key)
  else unkept.add(key)
  tell()
}

whenErased(() => {
  unkept.clear()
  tell()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something that was to be noted on this page found no room on the device, and has found none since. */
export function useIsNoteUnkept(): boolean {
  return useSyncExternalStore(subscribe, () => unkept.size > 0)
}
