import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { PairedCollection, PairedRecords } from '../pairing/listing.ts'
import type { PairingData } from '../pairing/pairKind.ts'
import type { PairingStep } from '../pairing/pairingSteps.ts'

/** What changed in the listing of one language since it was last told. */
export interface Change {
  readonly language: string
  /** new ones, and others in place of those of the same id */
  readonly records: Partial<PairedRecords>
  /** ids of those that left */
  readonly gone: Partial<Readonly<Record<PairedCollection, readonly number[]>>>
}

export interface Question {
  /** rises; an older one need not be answered any more */
  readonly number: number
  readonly languages: readonly string[]
  readonly confirmed: ConfirmedPairs
}

export type ToWorker =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'ask'; readonly question: Question }

export type FromWorker =
  | { readonly kind: 'step'; readonly number: number; readonly step: PairingStep }
  /** only what is another than in the answer before */
  | { readonly kind: 'answer'; readonly number: number; readonly data: Partial<PairingData> }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string }
