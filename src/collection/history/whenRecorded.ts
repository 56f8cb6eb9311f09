import type { JournalEntry } from '../journal.ts'

type Listener = (entry: JournalEntry) => void

const listeners: Listener[] = []

/** Hears of every write that was done or found from this page, at once, whatever the device keeps of it. */
export function whenRecorded(listener: Listener): void {
  listeners.push(listener)
}

export function tellRecorded(entry: JournalEntry): void {
  for (const listener of listeners) listener(entry)
}
