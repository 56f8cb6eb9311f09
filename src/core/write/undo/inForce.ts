import { readOperations } from '../operationStore.ts'
import type { Operation } from '../operation.ts'

/** It was to be made, and nobody knows whether it was: there is nothing to lead to, nor to take back. */
export const isNowhere = ({ operation, after }: Pick<Operation, 'operation' | 'after'>) =>
  operation === 'create' && after === null

type Standing = Pick<Operation, 'key' | 'undoes' | 'operation' | 'after'>

/** Keys of what was taken back and is not in force again. @param entries newest first */
export function undoneKeys(entries: readonly Standing[]): ReadonlySet<string> {
  const undone = new Set<string>()
  for (const entry of entries.filter((one) => !isNowhere(one))) {
    const { key, undoes } = entry
    if (undoes !== undefined && !undone.has(key)) undone.add(undoes)
  }
  return undone
}

/**
 * The writes of a series that are remembered and can be taken back, oldest first: those of other pages, too.
 * @throws where the device is closed to us: then it has forgotten nothing
 */
export async function inForce(owner: string, series: string): Promise<readonly Operation[]> {
  const entries = await readOperations(owner)
  const undone = undoneKeys(entries.toReversed())
  return entries.filter(
    (entry) => entry.series === series && !isNowhere(entry) && !undone.has(entry.key),
  )
}
