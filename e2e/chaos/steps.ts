import { type DoneWrite, type Facts, type Place, placeOf } from './facts.ts'

/** A write, with what the record was just before it. */
export interface Step extends Place {
  id: number
  before: unknown
  write: DoneWrite
  /** the write before it, of the same record */
  last: DoneWrite | undefined
}

/** Who writes beside the application, by the local service's fault of that name. */
export const colleague = 'colleague'

export function stepsOf({ seeded, writes }: Facts): Step[] {
  const done = new Map<string, DoneWrite>()
  return writes.flatMap((write) => {
    const { path } = write
    const place = placeOf(path)
    if (!place) return []
    const last = done.get(path)
    done.set(path, write)
    return [{ ...place, before: last?.record ?? seeded.get(path) ?? null, write, last }]
  })
}
