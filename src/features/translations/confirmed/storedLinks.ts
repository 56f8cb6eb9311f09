import * as z from 'zod/mini'
import type { Service } from '../../../api/service.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { entryAt, type StoredEntry } from '../../../platform/entries.ts'
import type { VersionsOf } from '../../../resources/events/editing.ts'
import { pairedCollections } from '../pairing/listing.ts'
import { nothingConfirmed, type ConfirmedPairs, type LinkDecision } from './confirmedPairs.ts'
import { knownVersions } from './knownVersions.ts'
import { type KnownLinks, knownLinks } from './likelyLinks.ts'

const said = z.array(
  z.object({
    collection: z.enum(pairedCollections),
    versions: z.record(z.string(), z.int()),
  }),
)

const confirmedPairs = z.object({ together: said, apart: said })

/** What an entry of this device says; nothing where it cannot be read. */
export function pairsIn(kept: StoredEntry | undefined): ConfirmedPairs {
  const read = confirmedPairs.safeParse(kept?.body)
  return read.success ? read.data : nothingConfirmed
}

/** What editors said of a site in this browser; the service knows nothing of it. */
export async function confirmedOf(site: string): Promise<ConfirmedPairs> {
  return pairsIn(await entryAt('pairs', site))
}

/** The entry of what was found almost certain. It goes when the listings go that it was found in. */
export const likelyKeyOf = (service: Service) => `${ownerOf(service)} likely links`

const nothing: readonly LinkDecision[] = []

/** What was found almost certain on this device; nothing where it cannot be read. */
export async function likelyOf(service: Service): Promise<readonly LinkDecision[]> {
  const stored = await entryAt('mirror', likelyKeyOf(service)).catch(() => undefined)
  // Sound because nothing else is written under this key.
  return (stored?.body as readonly LinkDecision[] | undefined) ?? nothing
}

/** All that is known of the versions of a site at this moment. */
export async function knownLinksOf(service: Service): Promise<KnownLinks> {
  return knownLinks(await confirmedOf(service.site), await likelyOf(service))
}

/** The versions of the events of a language that this device knows of. */
export const versionsKnown = async (service: Service): Promise<VersionsOf> =>
  knownVersions(await knownLinksOf(service), service)
