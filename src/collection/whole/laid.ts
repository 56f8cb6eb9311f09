import type { Identified } from '../collection.ts'

interface Trashable extends Identified {
  readonly status?: string
}

interface Laid {
  readonly since: readonly unknown[]
  readonly records: readonly unknown[]
}

const known = new WeakMap<readonly unknown[], Laid>()

/**
 * A listing with what was read of its records since: changed ones in place, new ones at its end, trashed ones gone.
 * The same array as before when nothing else was read, so that what is made of it need not be made again.
 */
export function laid<R extends Trashable>(listed: readonly R[], since: readonly R[]): readonly R[] {
  if (since.length === 0) return listed
  const before = known.get(listed)
  const isSame =
    before?.since.length === since.length && since.every((one, at) => one === before.since[at])
  if (before && isSame) return before.records as readonly R[]
  const all = new Map([...listed, ...since].map((record) => [record.id, record]))
  const records = [...all.values()].filter(({ status }) => status !== 'trash')
  known.set(listed, { since, records })
  return records
}
