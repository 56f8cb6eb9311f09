import type { Operation } from './operation.ts'
import type { Journal } from './writing.ts'

export interface MemoryJournal extends Journal {
  /** newest last */
  entries(): readonly Operation[]
}

/** Remembers what was written, and stores nothing. */
export function memoryJournal(): MemoryJournal {
  const entries: Operation[] = []
  return { record: (entry) => void entries.push(entry), entries: () => entries }
}
