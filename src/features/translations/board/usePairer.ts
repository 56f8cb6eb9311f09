import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPairer } from '../beside/pairer.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'

/** The pairs of listings, found beside the page: those of before until the next are here. */
export function usePairer(listings: readonly Listing[], confirmed: ConfirmedPairs) {
  const [pairer] = useState(createPairer)
  useEffect(() => pairer.close, [pairer])
  useEffect(() => pairer.ask(listings, confirmed), [pairer, listings, confirmed])
  const { pairing, isOf, step, hasFailed } = useSyncExternalStore(pairer.subscribe, pairer.state)
  return {
    pairing,
    step,
    hasFailed,
    isPaired: listings.length === 0 || isOf(listings),
    pairAgain: pairer.again,
  }
}
