import type { Sent } from '../collection/queue/replay.ts'

/** How it is told that one was sent: it was there already, changed, or new. */
export function sentWord({ item, saved }: Sent): 'found' | 'update' | 'create' {
  if (saved.recovered) return 'found'
  return item.opened === null ? 'create' : 'update'
}
