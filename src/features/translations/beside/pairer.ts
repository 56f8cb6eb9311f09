import { pageStore } from '../../../platform/pageStore.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { type Listing, pairedCollections } from '../pairing/listing.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { pairingOf, pairListings } from '../pairing/pairingOf.ts'
import type { PairingStep } from '../pairing/pairingSteps.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Counterpart, openCounterpart } from './counterpart.ts'
import { recordsOf } from './recordsOf.ts'

/** What is known of the pairing so far. */
export interface PairerState {
  readonly pairing: Pairing
  /** it was made from these, or from all but a few records of them */
  readonly isOf: (listings: readonly Listing[]) => boolean
  /** how far the next one is; null while nothing is asked */
  readonly step: PairingStep | null
  /** the next one failed */
  readonly hasFailed: boolean
}

/** So few changed records leave what was paired before of use until they are paired too. */
const few = 50

const nobodyYet: PairerState = {
  pairing: pairListings([], nothingConfirmed),
  isOf: (listings) => listings.length === 0,
  step: null,
  hasFailed: false,
}

/** Whether they are the same but for a few records. */
function isNearly(listings: readonly Listing[], others: readonly Listing[]): boolean {
  const pairs = listings.map((listing, at) => [listing, others[at]] as const)
  if (listings.length !== others.length) return false
  return pairs.every(([one, other]) => {
    if (one.language !== other?.language) return false
    return pairedCollections.every((name) => differences(one[name], other[name]) <= few)
  })
}

function differences(one: readonly unknown[], other: readonly unknown[]): number {
  if (one === other) return 0
  const known = new Set(other)
  const shared = one.reduce<number>((sum, record) => sum + Number(known.has(record)), 0)
  return Math.max(one.length, other.length) - shared
}

function* messagesFor(
  told: ReadonlyMap<string, Listing>,
  listings: readonly Listing[],
): Generator<ToWorker, void> {
  for (const listing of listings) {
    const { language } = listing
    const before = told.get(language)
    if (before && pairedCollections.every((name) => before[name] === listing[name])) continue
    yield { kind: 'listing', language }
    for (const records of recordsOf(listing)) yield { kind: 'records', language, records }
  }
}

/** Has listings paired beside the page, which goes on meanwhile; the newest question counts. */
export function createPairer() {
  const { get: state, set, subscribe } = pageStore(nobodyYet)
  let mate: Counterpart | null = null
  let told = new Map<string, Listing>()
  let number = 0
  let asked: readonly [readonly Listing[], ConfirmedPairs] | null = null

  const put = (next: Partial<PairerState>) => set({ ...state(), ...next })

  const close = () => {
    mate?.close()
    mate = null
    told = new Map()
  }

  const fail = () => {
    close()
    put({ step: null, hasFailed: true })
  }

  const hear = (message: FromWorker) => {
    if (message.number !== number) return
    if (message.kind === 'failed') fail()
    else if (message.kind === 'step') put({ step: message.step })
    else if (asked !== null) {
      const [listings] = asked
      const isOf: PairerState['isOf'] = (others) => isNearly(others, listings)
      put({ pairing: pairingOf(message.data), isOf, step: null, hasFailed: false })
    }
  }

  const ask = (listings: readonly Listing[], confirmed: ConfirmedPairs) => {
    asked = [listings, confirmed]
    number += 1
    // Its code comes while the listings are still read.
    mate ??= openCounterpart(hear, fail)
    if (listings.length === 0) return
    mate.tell(messagesFor(told, listings))
    told = new Map(listings.map((listing) => [listing.language, listing]))
    const languages = listings.map(({ language }) => language)
    mate.tell([{ kind: 'ask', question: { number, languages, confirmed } }])
    if (state().hasFailed) put({ hasFailed: false })
  }

  return {
    ask,
    again: () => {
      if (asked !== null) ask(...asked)
    },
    close,
    state,
    subscribe,
  }
}
