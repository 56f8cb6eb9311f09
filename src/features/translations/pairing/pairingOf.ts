import { findingsOf } from './findings.ts'
import { groupOf } from './links.ts'
import type { PairedCollection, PairedListing } from './listing.ts'
import type { Pairing } from './pairing.ts'
import type { Matched, PairingData } from './pairKind.ts'
import { proposalsIn } from './proposals.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { pairingSteps } from './pairingSteps.ts'

/** The pairs of one collection; proposals are worked out when they are asked for. */
function kindPairing({ table, questions, founds, rows }: Matched) {
  const findings = findingsOf(table, founds)
  let proposals: ReturnType<typeof proposalsIn> | undefined
  return {
    groups: rows.map((of) => groupOf(table, of, findings)),
    proposalsFor(...[record, language]: Parameters<ReturnType<typeof proposalsIn>>) {
      proposals ??= proposalsIn({ questions }, table, findings, rows)
      return proposals(record, language)
    },
  }
}

/** What was matched, here or in a worker, as pages ask of it. */
export function pairingOf(data: PairingData): Pairing {
  const all = {
    events: kindPairing(data.events),
    venues: kindPairing(data.venues),
    organizers: kindPairing(data.organizers),
    categories: kindPairing(data.categories),
    tags: kindPairing(data.tags),
  } satisfies Record<PairedCollection, unknown>
  return {
    groups: {
      events: all.events.groups,
      venues: all.venues.groups,
      organizers: all.organizers.groups,
      categories: all.categories.groups,
      tags: all.tags.groups,
    },
    proposalsFor: (collection, record, language) => all[collection].proposalsFor(record, language),
  }
}

/** Pairs of each collection and each two languages, in one go; a page has it done beside it (`useBoardPairing`). */
export function pairListings(
  listings: readonly PairedListing[],
  confirmed: ConfirmedPairs,
): Pairing {
  const steps = pairingSteps(listings, confirmed)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return pairingOf(step.value)
  }
}
