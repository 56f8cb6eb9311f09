import type { Identified } from '../collection.ts'
import type { Fields } from '../field.ts'
import type { Values } from '../merge.ts'
import type { Saved } from '../saved.ts'
import { noteQueued, queueOf, type QueuedWrite } from './queued.ts'

/** What a write has left in the fields that it was to change, where that is what it meant. */
function leftBy(
  fields: Fields<Identified>,
  { changes }: QueuedWrite,
  { record, differences }: Saved<Identified>,
): Values {
  const otherwise = new Set(differences.map(({ field }) => field))
  const names = Object.keys(changes).filter((name) => fields[name] && !otherwise.has(name))
  return Object.fromEntries(names.map((name) => [name, fields[name]?.of(record)]))
}

const saidAt = (item: QueuedWrite) => item.saidAt ?? item.at

/**
 * What was said later of the same record, at another visit that knew as little of this one as the service did, takes its
 * place: what this one has left is no change of somebody else's to it. What was said before it is asked about.
 */
export async function tellLater(
  owner: string,
  sent: QueuedWrite,
  saved: Saved<Identified>,
  fields: Fields<Identified>,
): Promise<void> {
  const left = leftBy(fields, sent, saved)
  for (const item of await queueOf(owner)) {
    const isOfIt = item.collection === sent.collection && item.opened?.id === sent.opened?.id
    if (item.key === sent.key || item.opened === null || !isOfIt) continue
    if (saidAt(item) > saidAt(sent))
      await noteQueued(owner, item, { own: { ...item.own, ...left } })
  }
}
