import type { Identified } from '../../collection/collection.ts'
import type { Service } from '../../service/service.ts'
import { type Known, sourcesIn } from '../savedFrom/known.ts'
import { datedPlace, noteTranslated, renoteTranslated } from '../savedFrom/savedFrom.ts'
import type { TakenRow } from './checked.ts'
import { hasTexts, translatedFrom } from './takenTexts.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
  /** what was noted before anything of this was written, and when that began: instant, ISO 8601 in UTC */
  readonly before: Promise<Known>
  readonly begun: string
}

/** Notes what versions were translated from, of those that say so now; of those that were taken back, what it was before. */
export async function noteWritten(
  service: Pick<Service, 'site'>,
  { rows, to, before, begun }: Applied,
  written: ReadonlyMap<number, Identified | null>,
): Promise<void> {
  const known = await before
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
