import * as z from 'zod/mini'
import { amend, type Kept, keptAt } from '../../device/kept.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { pairedCollections } from '../pairing/listing.ts'

const said = z.array(
  z.object({
    collection: z.enum(pairedCollections),
    versions: z.record(z.string(), z.int()),
  }),
)

const confirmedPairs = z.object({ together: said, apart: said })

function pairsIn(kept: Kept | undefined): ConfirmedPairs {
  const read = confirmedPairs.safeParse(kept?.body)
  return read.success ? read.data : nothingConfirmed
}

/** What editors said of a site in this browser; the service knows nothing of it. */
export async function confirmedOf(site: string): Promise<ConfirmedPairs> {
  return pairsIn(await keptAt('pairs', site))
}

/** Changes what was said, on top of what is said at the same moment, here or in another tab. False when the device did not keep it. */
export function changeConfirmed(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs,
): Promise<boolean> {
  return amend('pairs', site, (before) => ({
    key: site,
    owner: site,
    at: new Date().toISOString(),
    body: change(pairsIn(before)),
  }))
}
