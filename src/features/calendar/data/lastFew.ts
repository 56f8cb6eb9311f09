/** As many as somebody goes to and fro between. */
const most = 4

interface Made<T> {
  readonly from: readonly unknown[]
  readonly value: T
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])

/** Remembers what was made last, by what it was made from: whoever goes back to a month finds it made. */
export function lastFew<T>(): (from: readonly unknown[], make: () => T) => T {
  let known: readonly Made<T>[] = []
  return (from, make) => {
    const found = known.find((one) => isSame(one.from, from)) ?? { from, value: make() }
    known = [found, ...known.filter((one) => one !== found)].slice(0, most)
    return found.value
  }
}
