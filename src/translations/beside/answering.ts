import type { PairedCollection, PairedListing } from '../pairing/listing.ts'
import { pairedCollections } from '../pairing/listing.ts'
import { emptyMemory } from '../pairing/pairingMemory.ts'
import { pairingSteps } from '../pairing/pairingSteps.ts'
import type { PairingData } from '../pairing/pairKind.ts'
import { withChange } from './changes.ts'
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

/** What of an answer is another than in the answer before. */
function newIn(data: PairingData, before: Partial<PairingData>): Partial<PairingData> {
  const news: PairedCollection[] = pairedCollections.filter((name) => data[name] !== before[name])
  return Object.fromEntries(news.map((name) => [name, data[name]]))
}

/**
 * The one who pairs, in a worker or on the page itself: it is told of changes, keeps what it worked out, and answers
 * the newest question.
 * @param most milliseconds after which others have the processor
 */
export function answering(tell: (message: FromWorker) => void, most: number) {
  const listings = new Map<string, PairedListing>()
  const memory = emptyMemory()
  let newest = 0
  let told: Partial<PairingData> = {}

  async function answer({ number, languages, confirmed }: Question): Promise<void> {
    const all = languages.map((language) => listings.get(language) ?? nothingOf(language))
    const answered = await inSlices(pairingSteps(all, confirmed, memory), {
      most,
      onStep: (step) => tell({ kind: 'step', number, step }),
      isWanted: () => newest === number,
    })
    if (answered === null) return
    tell({ kind: 'answer', number, data: newIn(answered.result, told) })
    told = answered.result
  }

  return async (message: ToWorker): Promise<void> => {
    if (message.kind === 'change') {
      const { change } = message
      const before = listings.get(change.language) ?? nothingOf(change.language)
      listings.set(change.language, withChange(before, change))
      return
    }
    const { number } = message.question
    newest = number
    try {
      await answer(message.question)
    } catch (error) {
      tell({ kind: 'failed', number, message: error instanceof Error ? error.message : '' })
    }
  }
}
