import type { Identified } from '../../collection/collection.ts'
import type { Service } from '../../service/service.ts'
import { type Known, readKnown, sourcesIn } from '../savedFrom/known.ts'
import { datedPlace, noteTranslated, renoteTranslated } from '../savedFrom/savedFrom.ts'
import type { TakenRow } from './checked.ts'
import { hasTexts, translatedFrom } from './takenTexts.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
}

/** By the id of a version, the record as it says what was written, or null. */
type Written = ReadonlyMap<number, Identified | null>

/** Notes what rounds of writes come to, one after the other: an undo may begin while its round is being noted. */
export function noteRounds(service: Pick<Service, 'site' | 'account'>) {
  const begun = new Date().toISOString()
  // As it was before the first write: an undo brings it back.
  let before: Promise<Known> | null = null
  let last: Promise<void> = Promise.resolve()
  /** What versions were translated from, of those that say so now; of those that were taken back, what it was before. */
  const note = async ({ rows, to }: Applied, written: Written, known: Known) => {
    for (const [id, record] of written) {
      const ofRecord = rows.get(id) ?? []
      const unit = ofRecord[0]?.unit
      if (record === null || unit === undefined) continue
      const { collection, from, id: source } = unit
      const target = datedPlace(to, record)
      const then = sourcesIn(known, begun)(collection, target, { language: from, id: source })
      const made = hasTexts(ofRecord, record) ? translatedFrom(ofRecord, then) : undefined
      if (made) await noteTranslated(service, collection, target, made)
      else await renoteTranslated(service, collection, target, known.noted(collection, target))
    }
  }
  return {
    add(applied: Applied, written: Written): void {
      const known = before ?? readKnown(service)
      before = known
      last = last.then(async () => note(applied, written, await known))
    },
    /** Until all of it is noted. */
    done: () => last,
  }
}
