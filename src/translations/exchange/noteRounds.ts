import type { Identified } from '../../collection/collection.ts'
import type { Service } from '../../service/service.ts'
import { readKnown } from '../savedFrom/known.ts'
import { noteWritten } from './noteWritten.ts'
import type { TakenRow } from './checked.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
}

/** Notes what rounds of writes come to, one after the other: an undo may begin while its round is being noted. */
export function noteRounds(service: Pick<Service, 'site' | 'account'>) {
  const begun = new Date().toISOString()
  // As it was before the first write: an undo brings it back.
  let before: ReturnType<typeof readKnown> | null = null
  let last: Promise<void> = Promise.resolve()
  return {
    add(applied: Applied, written: ReadonlyMap<number, Identified | null>): void {
      const known = before ?? readKnown(service)
      before = known
      last = last.then(() => noteWritten(service, { ...applied, before: known, begun }, written))
    },
    /** Until all of it is noted. */
    done: () => last,
  }
}
