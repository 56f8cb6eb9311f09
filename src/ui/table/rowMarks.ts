let marks: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** What is said beside the name of the row that leads to an address. */
export function markAt(address: string): string | undefined {
  return marks.get(address)
}

/** Words by the address that a row leads to, in place of those of before. */
export function setRowMarks(next: ReadonlyMap<string, string>): void {
  marks = next
  for (const listener of listeners) listener()
}

export function subscribeRowMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
