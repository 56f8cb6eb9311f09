import { useSyncExternalStore } from 'react'

/** Keys of notes that the device did not take; of each what came last. */
const unkept = new Set<string>()
const listeners = new Set<() => void>()

/** What came of a note. */
export function tellNote(key: string, isKept: boolean): void {
  if (isKept) unkept.delete(key)
  else unkept.add(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something that was to be noted on this page found no room on the device, and has found none since. */
export function useIsNoteUnkept(): boolean {
  return useSyncExternalStore(subscribe, () => unkept.size > 0)
}
