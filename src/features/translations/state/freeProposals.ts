import type { PairedCollection } from '../pairing/listing.ts'
import type { Pairing, Place, Proposal } from '../pairing/pairing.ts'
import type { GroupIndex } from './groupIndex.ts'

/** A likelihood under this is as sure a no as `almostCertain` is a yes: of such records 1 in 200 has a version. */
const leastScore = 0.01

interface Known {
  readonly collection: PairedCollection
  readonly pairing: Pairing
  readonly index: GroupIndex
}

/** What may be the version that a record lacks in a language: not what is taken for another's version already. */
export function freeProposals(
  { collection, pairing, index }: Known,
  record: Place,
  language: string,
): readonly Proposal[] {
  return pairing.proposalsFor(collection, record, language).filter(({ other, score }) => {
    if (score < leastScore) return false
    const taken = index.groupOf(collection, { language, id: other })?.versions[record.language]
    return taken === undefined
  })
}
