import { ownerOf } from '../../../collection/owner.ts'
import { forget, keep, keptOf } from '../../../device/kept.ts'
import type { Service } from '../../../service/service.ts'

// The service has no place for the uid of a calendar file: what was made of which is remembered on this device, so that
// the same calendar can be taken in again a month later.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language} uids`

const keyOf = (service: Whose, uid: string) => `uid ${ownerIn(service)} ${uid}`

/** Notes what was made of an event of a calendar file, or that it was taken back. */
export function keepUid(service: Whose, uid: string, id: number | null): Promise<boolean> {
  const key = keyOf(service, uid)
  if (id === null) return forget('imports', [key])
  const at = new Date().toISOString()
  return keep('imports', { key, owner: ownerIn(service), at, body: { uid, id } })
}

/** By what names it in a calendar file, the id of what was made of it here. */
export async function keptUids(service: Whose): Promise<ReadonlyMap<string, number>> {
  const entries = await keptOf('imports', ownerIn(service))
  return new Map(
    entries.flatMap(({ body }) => {
      const { uid, id } = body as { uid?: unknown; id?: unknown }
      return typeof uid === 'string' && typeof id === 'number' ? [[uid, id] as const] : []
    }),
  )
}
