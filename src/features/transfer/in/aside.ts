import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import type { UpdateTask } from '../../../core/job/writes/writePlan.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'

/**
 * A record of which there are thousands: of it that alone which its name, its status and the fields asked for are made of,
 * and the whole outside of the page's memory.
 */
export type Aside = Pick<UpdateTask, 'record' | 'whole'>

/** Puts a record aside until it is written. @param names of the fields that are shown and compared */
export function asideOf(of: CollectionName, record: Identified, names: readonly string[]): Aside {
  const { fields } = writables[of]
  const read = new Set<string | symbol>(['id'])
  const watched = new Proxy(record, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name)
    },
  })
  for (const name of [...names, 'status']) fields[name]?.of(watched)
  titleOfRecord(of, watched)
  const seen = Object.entries(record).filter(([name]) => read.has(name))
  // A text may be rendered otherwise at each reading: whether somebody changed it is told by the date of its record.
  const modified_utc = modifiedUtc(record)
  return {
    record: {
      ...Object.fromEntries(seen),
      id: record.id,
      ...(modified_utc ? { modified_utc } : {}),
    },
    whole: new Blob([JSON.stringify(record)]),
  }
}
