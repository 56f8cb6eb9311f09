import { ownerOf } from '../../../core/query/owner.ts'
import { forget, keep, type StoredEntry, readEntries } from '../../../platform/entries.ts'
import type { Service } from '../../../api/service.ts'

// The service has no place for the uid of a calendar file: what was made of which is remembered on this device, so that
// the same calendar can be taken in again a month later.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language} uids`

const keyOf = (service: Whose, uid: string) => `uid ${ownerIn(service)} ${uid}`

/** How it is kept what was made of an event. */
function uidEntry(service: Whose, uid: string, id: number): StoredEntry {
  const at = new Date().toISOString()
  return { key: keyOf(service, uid), owner: ownerIn(service), at, body: { uid, id } }
}

/** Notes what was made of an event of a calendar file, or that it was taken back. */
export function keepUid(service: Whose, uid: string, id: number | null): Promise<boolean> {
  return id === null
    ? forget('imports', [keyOf(service, uid)])
    : keep('imports', uidEntry(service, uid, id))
}

/** The same of many, to be kept in one go. */
export function uidChanges(service: Whose, ids: ReadonlyMap<string, number | null>) {
  const all = Array.from(ids)
  return {
    kept: all.flatMap(([uid, id]) => (id === null ? [] : [uidEntry(service, uid, id)])),
    gone: all.flatMap(([uid, id]) => (id === null ? [keyOf(service, uid)] : [])),
  }
}

/**
 * By what names it in a calendar file, the id of what was made of it here.
 * @throws where the device is closed to us: then nobody knows what was made
 */
export async function storedUids(service: Whose): Promise<ReadonlyMap<string, number>> {
  const entries = await readEntries('imports', ownerIn(service))
  return new Map(
    entries.flatMap(({ body }) => {
      const { uid, id } = body as { uid?: unknown; id?: unknown }
      return typeof uid === 'string' && typeof id === 'number' ? [[uid, id] as const] : []
    }),
  )
}
