import type { Identified } from '../../collection/collection.ts'
import type { Service } from '../../service/service.ts'
import { forgetTranslated, noteTranslated, type NotedSourceAt } from '../savedFrom/savedFrom.ts'
import type { TakenRow } from './checked.ts'
import { hasTexts, translatedFrom } from './takenTexts.ts'

interface Applied {
  /** by the id of their version */
  readonly rows: ReadonlyMap<number, readonly TakenRow[]>
  readonly to: string
  /** what was known before anything of this was written */
  readonly before: Promise<NotedSourceAt>
}

/** Notes what versions were translated from, of those that say so now; of those that were taken back, what it was before. */
export async function noteWritten(
  service: Pick<Service, 'site'>,
  { rows, to, before }: Applied,
  written: ReadonlyMap<number, Identified | null>,
): Promise<void> {
  const knownOf = await before
  for (const [id, record] of written) {
    const ofRecord = rows.get(id) ?? []
    const collection = ofRecord[0]?.unit.collection
    if (record === null || collection === undefined) continue
    const target = { language: to, id }
    const known = knownOf(collection, target)
    const from = hasTexts(ofRecord, record) ? translatedFrom(ofRecord, known) : known
    if (from) await noteTranslated(service, collection, target, from)
    else await forgetTranslated(service, collection, target)
  }
}
