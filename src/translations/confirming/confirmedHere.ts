import * as z from 'zod/mini'
import { keep, keptAt } from '../../device/kept.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { pairedCollections } from '../pairing/listing.ts'

const said = z.array(
  z.object({
    collection: z.enum(pairedCollections),
    versions: z.record(z.string(), z.int()),
  }),
)

const confirmedPairs = z.object({ together: said, apart: said })

/** What editors said of a site in this browser; the service knows nothing of it. */
export async function confirmedOf(site: string): Promise<ConfirmedPairs> {
  const read = confirmedPairs.safeParse((await keptAt('pairs', site))?.body)
  return read.success ? read.data : nothingConfirmed
}

/** Changes what was said, on top of what another tab may have said meanwhile. False when the device did not keep it. */
export async function changeConfirmed(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs,
): Promise<boolean> {
  const body = change(await confirmedOf(site))
  return keep('pairs', { key: site, owner: site, at: new Date().toISOString(), body })
}
