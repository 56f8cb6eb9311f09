/** Gives the former array as long as the next one holds the same things, so that what was made of it stays. */
export function keeper<T>(): (next: readonly T[]) => readonly T[] {
  let before: readonly T[] = []
  return (next) => {
    const isSame = next.length === before.length && next.every((one, at) => one === before[at])
    if (!isSame) before = next
    return before
  }
}
