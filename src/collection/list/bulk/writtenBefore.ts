import type { Outcome } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import { begunWrites } from '../../laterLook/begunWrites.ts'
import { inForce } from '../../undo/inForce.ts'
import { named, type Writes } from './ownWrites.ts'

interface Begun<R> {
  readonly series: string
  /** what this page has written of it */
  readonly writes: Writes<R>
}

/**
 * What earlier pages wrote in a series, oldest first. A page that was closed may not have heard the end of its last ones:
 * they were done where a record is found to be as it was to be.
 * @throws where the device is closed to us
 */
export async function writtenBefore<R extends Identified>(
  owner: string,
  { series, writes }: Begun<R>,
  outcomes: readonly (Outcome<R> | undefined)[],
): Promise<Writes<R>> {
  const found = new Map(
    outcomes.flatMap((outcome) =>
      outcome?.kind === 'unchanged' && outcome.record ? [[outcome.record.id, outcome.record]] : [],
    ),
  )
  const unheard = begunWrites(owner).flatMap((entry) => {
    const after = entry.series === series ? found.get(entry.id) : undefined
    return after ? [{ ...entry, after }] : []
  })
  const before: Writes<R> = new Map((await inForce(owner, series)).map(({ key, id }) => [key, id]))
  for (const entry of unheard) before.set(entry.key, named(entry))
  for (const key of writes.keys()) before.delete(key)
  return before
}
