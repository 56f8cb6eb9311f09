import { hasTrash } from '../../collection/deleting/deletable.ts'
import { withoutOthers } from '../../collection/othersLinked.ts'
import type { Sent } from '../../collection/queue/replay.ts'
import { writables } from '../../records/records.ts'

/** How it is told that one was sent: it was there already, changed, new, deleted, or gone already. */
export function sentWord({ item, done }: Sent) {
  if ('alreadyGone' in done) {
    if (done.alreadyGone) return 'recordDeletion:gone'
    const way = hasTrash({ collection: writables[item.collection] }) ? 'trash' : 'delete'
    return `recordDeletion:done.${way}` as const
  }
  if (done.recovered) return 'queue:sent.found'
  return item.opened === null ? 'queue:sent.create' : 'queue:sent.update'
}

/** Names of the fields that the service made something else of. */
export function differing({ done }: Sent): readonly string[] {
  return 'alreadyGone' in done ? [] : done.differences.map(({ field }) => field)
}

/** How many events lost other organizers with a deleted one, which could not be put back. */
export function eventsWithoutOthers({ done }: Sent): number {
  return 'alreadyGone' in done ? withoutOthers(done).length : 0
}
