import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { PairedRecords } from '../pairing/listing.ts'
import type { PairingData } from '../pairing/pairKind.ts'
import type { PairingStep } from '../pairing/pairingSteps.ts'

export interface Question {
  /** rises; an older one need not be answered any more */
  readonly number: number
  readonly languages: readonly string[]
  readonly confirmed: ConfirmedPairs
}

export type ToWorker =
  /** a listing begins anew */
  | { readonly kind: 'listing'; readonly language: string }
  /** more records of it */
  | {
      readonly kind: 'records'
      readonly language: string
      readonly records: Partial<PairedRecords>
    }
  | { readonly kind: 'ask'; readonly question: Question }

export type FromWorker =
  | { readonly kind: 'step'; readonly number: number; readonly step: PairingStep }
  | { readonly kind: 'answer'; readonly number: number; readonly data: PairingData }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string }
