import { eachEntry } from '../../platform/eachEntry.ts'
import { type Operation, operationIn } from './operation.ts'
import { isOver, unstoredOperations } from './operationStore.ts'

/** What tells how a write stands, without the records before and after it. */
export interface WriteFacts extends Pick<
  Operation,
  'key' | 'state' | 'collection' | 'operation' | 'id' | 'series' | 'undoes'
> {
  /** null as it is in the write; otherwise only that there is something */
  readonly after: true | null
}

function factsOf({ key, state, collection, operation, id, after, ...more }: Operation): WriteFacts {
  const { series, undoes } = more
  const marks = {
    ...(series === undefined ? {} : { series }),
    ...(undoes === undefined ? {} : { undoes }),
  }
  return { key, state, collection, operation, id, after: after === null ? null : true, ...marks }
}

/**
 * Of every write of an owner that is remembered, oldest first: one whole one is in memory at a time.
 * @throws where the device is closed to us: then nothing is known of any, and of some not that they were taken back
 */
export async function writeFacts(owner: string): Promise<readonly WriteFacts[]> {
  const facts: WriteFacts[] = []
  const visit = (kept: Parameters<typeof operationIn>[0]) =>
    facts.push(...operationIn(kept).filter(isOver).map(factsOf))
  await eachEntry('operations', visit, { owner })
  return [...facts, ...unstoredOperations(owner).map(factsOf)]
}
