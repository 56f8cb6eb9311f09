import { pairedCollections, type PairedListing, type PairedRecords } from '../pairing/listing.ts'
import { type Comparisons, pairingSteps } from '../pairing/pairingSteps.ts'
import type { FromWorker, Question, ToWorker } from './messages.ts'
import { inSlices } from './slices.ts'

const nothingOf = (language: string): PairedListing => ({
  language,
  events: [],
  venues: [],
  organizers: [],
  categories: [],
  tags: [],
})

const withRecords = (listing: PairedListing, more: Partial<PairedRecords>): PairedListing => ({
  ...listing,
  ...Object.fromEntries(
    pairedCollections.flatMap((name) =>
      more[name] ? [[name, [...listing[name], ...more[name]]]] : [],
    ),
  ),
})

/**
 * The one who pairs, in a worker or on the page itself: it is given listings, keeps what it compared of them, and
 * answers the newest question.
 * @param most milliseconds after which others have the processor
 */
export function answering(tell: (message: FromWorker) => void, most: number) {
  const listings = new Map<string, PairedListing>()
  const comparisons: Comparisons = new Map()
  let newest = 0

  const listingOf = (language: string) => listings.get(language) ?? nothingOf(language)

  async function answer({ number, languages, confirmed }: Question): Promise<void> {
    const answered = await inSlices(
      pairingSteps(languages.map(listingOf), confirmed, comparisons),
      {
        most,
        onStep: (step) => tell({ kind: 'step', number, step }),
        isWanted: () => newest === number,
      },
    )
    if (answered !== null) tell({ kind: 'answer', number, data: answered.result })
  }

  return async (message: ToWorker): Promise<void> => {
    if (message.kind === 'ask') {
      const { number } = message.question
      newest = number
      try {
        await answer(message.question)
      } catch (error) {
        tell({ kind: 'failed', number, message: error instanceof Error ? error.message : '' })
      }
      return
    }
    const { language } = message
    const isNew = message.kind === 'listing'
    listings.set(
      language,
      isNew ? nothingOf(language) : withRecords(listingOf(language), message.records),
    )
  }
}
