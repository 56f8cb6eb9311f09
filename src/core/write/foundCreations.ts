import type { CollectionName } from '../../collection/collection.ts'
import { inTurn } from '../../collection/inTurn.ts'
import { ownerNamed } from '../../collection/owner.ts'
import type { Operation } from './operation.ts'
import { operationsOf } from './operationStore.ts'
import { endSending, storeOutcome } from './outcomes.ts'

/** The ids of what was made from here, with the keys of the operations that made them. */
export async function foundBefore(
  owner: string,
  collection: CollectionName,
): Promise<ReadonlyMap<number, string>> {
  const operations = await operationsOf(owner)
  return new Map(
    operations
      .filter((one) => one.operation === 'create' && one.collection === collection)
      .map(({ id, key }) => [id, key]),
  )
}

/**
 * Stores a creation whose answer never came and that was found: once, though the form, the queue, an import and the
 * recheck may all come upon it.
 * @returns the key under which it is stored
 */
export function storeFound(operation: Operation): Promise<string> {
  const { site, account, collection, id, key } = operation
  const owner = ownerNamed(site, account)
  return inTurn(`found ${owner} ${collection} ${id}`, async () => {
    const known = (await foundBefore(owner, collection)).get(id)
    if (known !== undefined && known !== key) {
      await endSending(key, 'none')
      return known
    }
    await storeOutcome(operation)
    return key
  })
}
