import type { Identified } from '../../collection/collection.ts'
import type { Service } from '../../service/service.ts'
import { type NotedSourceAt, sourceAt } from '../savedFrom/savedFrom.ts'
import { noteWritten } from './noteWritten.ts'
import type { TakenRow } from './checked.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
}

/** Notes what rounds of writes come to, one after the other: an undo may begin while its round is being noted. */
export function noteRounds(service: Pick<Service, 'site'>) {
  // As it was before the first write: an undo brings it back.
  let before: Promise<NotedSourceAt> | null = null
  let last: Promise<void> = Promise.resolve()
  return {
    add(applied: Applied, written: ReadonlyMap<number, Identified | null>): void {
      const known = before ?? sourceAt(service)
      before = known
      last = last.then(() => noteWritten(service, { ...applied, before: known }, written))
    },
    /** Until all of it is noted. */
    done: () => last,
  }
}
