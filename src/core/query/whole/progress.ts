/** Pages read, of those known so far. */
export interface Progress {
  readonly done: number
  readonly known: number
}

/** Pages of several readings, told apart from what is drawn with every record. */
export interface ProgressBoard {
  note(reading: string, progress: Progress): void
  total(): Progress
  subscribe(listener: () => void): () => void
}

export function createProgress(): ProgressBoard {
  const readings = new Map<string, Progress>()
  const listeners = new Set<() => void>()
  let total: Progress = { done: 0, known: 0 }
  return {
    note(reading, progress) {
      // What comes after everything was read is another errand, counted from its beginning.
      const isOver = [...readings.values()].every(({ done, known }) => done === known)
      if (isOver && !readings.has(reading)) readings.clear()
      readings.set(reading, progress)
      const all = [...readings.values()]
      total = {
        done: all.reduce((sum, { done }) => sum + done, 0),
        known: all.reduce((sum, { known }) => sum + known, 0),
      }
      for (const listener of listeners) listener()
    },
    total: () => total,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
