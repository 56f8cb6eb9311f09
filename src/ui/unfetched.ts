let count = 0
const listeners = new Set<() => void>()

function changeBy(difference: number): void {
  count += difference
  for (const listener of listeners) listener()
}

/** A part was asked for whose code could not be fetched. @returns takes that back */
export function noteUnfetched(): () => void {
  changeBy(1)
  return () => changeBy(-1)
}

/** Whether there is such a part now. */
export function isUnfetched(): boolean {
  return count > 0
}

export function subscribeUnfetched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
