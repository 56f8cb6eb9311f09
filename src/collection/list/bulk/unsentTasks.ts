import { isOfTheNetwork } from '../../../service/ofTheNetwork.ts'
import { meantBy } from '../../bulk/bulkTask.ts'
import type { Identified } from '../../collection.ts'
import { type HeldWrite, heldWrite } from '../../queue/unsent.ts'
import { type BulkOf, serviceOf, wholeTask } from './bulkOf.ts'
import type { Result } from './useBulk.ts'

function isUncarried<R>({ outcome }: Result<R>): boolean {
  return outcome?.kind === 'refused' && isOfTheNetwork(outcome.refusal)
}

/**
 * Where the network stopped a job: what was not begun or not carried. What was refused for another reason is for a person
 * to look at.
 */
export function unsentIn<R>(results: readonly Result<R>[]): readonly Result<R>[] {
  if (!results.some(isUncarried)) return []
  return results.filter((result) => result.outcome === undefined || isUncarried(result))
}

/**
 * These tasks for the queue, as of the series of those that went out. What waits is sent without another look, so that
 * what may not be written is not among them.
 */
export async function heldTasks<R extends Identified>(
  of: BulkOf<R>,
  results: readonly Result<R>[],
  series: string,
): Promise<readonly HeldWrite[]> {
  const { collection } = of
  const held = results.map(async ({ item, outcome }) => {
    const task = await wholeTask(of, item)
    const reasons = (await of.reasonsAgainst?.(task)) ?? []
    if (reasons.length > 0) return []
    const wasSent = outcome?.kind === 'refused' && outcome.refusal.afterWrite !== undefined
    const service = serviceOf(of.service, task)
    const meant = {
      service,
      collection,
      ...meantBy(task),
      marks: { series, ...of.marksOf?.(item.opened) },
    }
    return [heldWrite(meant, wasSent ? Date.now() : null)]
  })
  return (await Promise.all(held)).flat()
}
