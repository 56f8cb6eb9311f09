import { inTurn } from '../query/inTurn.ts'
import { ownerNamed } from '../query/owner.ts'
import type { Operation } from './operation.ts'
import { operationsOn } from './operationLookup.ts'
import { isOver, unstoredOperations } from './operationStore.ts'
import { endSending, storeOutcome } from './outcomes.ts'

/**
 * Stores a creation whose answer never came and that was found: once, though the form, the queue, an import and the
 * recheck may all come upon it.
 * @returns the key under which it is stored
 */
export function storeFound(operation: Operation): Promise<string> {
  const { site, account, collection, id, key } = operation
  const owner = ownerNamed(site, account)
  return inTurn(`found ${owner} ${collection} ${id}`, async () => {
    const all = [...(await operationsOn(operation).catch(() => [])), ...unstoredOperations(owner)]
    const known = all.find(
      (one) =>
        one.operation === 'create' &&
        one.collection === collection &&
        one.id === id &&
        one.key !== key &&
        isOver(one),
    )
    if (known !== undefined) {
      await endSending(key, 'none')
      return known.key
    }
    await storeOutcome(operation)
    return key
  })
}
