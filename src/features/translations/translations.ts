export {
  nothingConfirmed,
  type ConfirmedPairs,
  type LinkDecision,
} from './confirmed/confirmedPairs.ts'
export { decisionsOf } from './confirming/linkDecisions.ts'
export { knownVersions } from './confirmed/knownVersions.ts'
export type { KnownLinks } from './confirmed/likelyLinks.ts'
export { useConfirmed } from './confirming/useConfirmed.ts'
export { knownLinksOf } from './confirmed/storedLinks.ts'
export { useKnownLinks, useReadKnownLinks } from './confirming/useKnownLinks.ts'
export {
  exportedPairs,
  importedPairs,
  type Contradiction,
  type ImportedPairs,
} from './confirmed/pairsFile.ts'
export {
  pairedCollections,
  type Listing,
  type PairedCollection,
  type Versions,
} from './pairing/listing.ts'
export type {
  Certainty,
  Clue,
  Evidence,
  Group,
  Link,
  Pairing,
  Place,
  Proposal,
} from './pairing/pairing.ts'
export { pairListings } from './pairing/pairingOf.ts'
export type { BoardRow } from './state/boardRow.ts'
export { type Spoken, useVersionStatus } from './standing/useVersionStatus.ts'
