import type { Saved } from '../../collection/saved.ts'
import { useCreate, useDelete } from '../../collection/useWriting.ts'
import { venues } from '../../venues/venues.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { WriteEvent } from './OpenEvent.tsx'

/**
 * Takes the venue of an event away on a service that cannot empty it: a temporary venue is linked and deleted,
 * which unlinks it (contract.md §7.3). The temporary one is deleted whatever happens in between.
 */
export function useVenueRemoval() {
  const create = useCreate(venues)
  const remove = useDelete(venues)
  return async (opened: EventRecord, write: WriteEvent): Promise<Saved<EventRecord>> => {
    const venue = `– ${crypto.randomUUID()}`
    const { record: temporary } = await create.mutateAsync({ values: { venue, status: 'draft' } })
    try {
      const saved = await write(opened, { venue: [temporary.id] })
      return { ...saved, record: { ...saved.record, venue: [] } }
    } finally {
      await remove.mutateAsync({ id: temporary.id })
    }
  }
}
