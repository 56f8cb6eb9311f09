import { eachKept } from '../../device/eachKept.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerNamed } from '../owner.ts'
import { entryIn, unkeptEntries } from './keepEntry.ts'

/** What tells how a write stands, without the records before and after it. */
export interface WriteFacts extends Pick<
  JournalEntry,
  'key' | 'collection' | 'operation' | 'id' | 'series' | 'undoes' | 'isUnsure'
> {
  /** null as it is in the write; otherwise only that there is something */
  readonly after: true | null
}

function factsOf({ key, collection, operation, id, after, ...more }: JournalEntry): WriteFacts {
  const { series, undoes, isUnsure } = more
  const marks = {
    ...(series === undefined ? {} : { series }),
    ...(undoes === undefined ? {} : { undoes }),
    ...(isUnsure ? { isUnsure } : {}),
  }
  return { key, collection, operation, id, after: after === null ? null : true, ...marks }
}

/**
 * Of every write of an owner that is remembered, oldest first: one whole one is in memory at a time.
 * @throws where the device is closed to us: then nothing is known of any, and of some not that they were taken back
 */
export async function writeFacts(owner: string): Promise<readonly WriteFacts[]> {
  const facts: WriteFacts[] = []
  const unkept = unkeptEntries().filter(({ site, account }) => ownerNamed(site, account) === owner)
  await eachKept('history', (kept) => facts.push(factsOf(entryIn(kept))), { owner })
  return [...facts, ...unkept.map(factsOf)]
}
