import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { createPairer } from './pairer.ts'
import { pairListings } from '../pairing/pairingOf.ts'

/**
 * The pairs of listings, found once and beside the page; on the page where the worker fails.
 * @param listings at least one
 */
export async function linkedWorker(
  listings: readonly Listing[],
  confirmed: ConfirmedPairs,
): Promise<Pairing> {
  const pairer = createPairer()
  try {
    return await new Promise<Pairing>((resolve) => {
      pairer.subscribe(() => {
        const { pairing, isOf, hasFailed } = pairer.state()
        if (hasFailed) resolve(pairListings(listings, confirmed))
        else if (isOf(listings)) resolve(pairing)
      })
      pairer.ask(listings, confirmed)
    })
  } finally {
    pairer.close()
  }
}
