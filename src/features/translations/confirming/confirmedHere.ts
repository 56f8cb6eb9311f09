import * as z from 'zod/mini'
import { amend } from '../../../platform/amend.ts'
import { type StoredEntry, entryAt } from '../../../platform/entries.ts'
import { type AnswerChange, answerChange } from '../confirmed/answers.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { pairedCollections } from '../pairing/listing.ts'

const said = z.array(
  z.object({
    collection: z.enum(pairedCollections),
    versions: z.record(z.string(), z.int()),
  }),
)

const confirmedPairs = z.object({ together: said, apart: said })

function pairsIn(kept: StoredEntry | undefined): ConfirmedPairs {
  const read = confirmedPairs.safeParse(kept?.body)
  return read.success ? read.data : nothingConfirmed
}

/** What editors said of a site in this browser; the service knows nothing of it. */
export async function confirmedOf(site: string): Promise<ConfirmedPairs> {
  return pairsIn(await entryAt('pairs', site))
}

/** Changes what was said, on top of what is said at the same moment, here or in another tab. False when the device did not keep it. */
export function changeConfirmed(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs,
): Promise<boolean> {
  return amend('pairs', site, (before) => ({
    key: site,
    owner: site,
    at: new Date().toISOString(),
    body: change(pairsIn(before)),
  }))
}

/** What came of an answer: kept, with the way back; something else was said of it since; or the device did not keep it. */
export type Answered = AnswerChange | 'since' | 'full'

/**
 * Changes what was said by one answer, which can be taken back (`withoutAnswer`).
 * @param change null where it does not fit what is said by now: nothing changes then
 */
export async function answered(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs | null,
): Promise<Answered> {
  const came: { answered: Answered } = { answered: 'since' }
  const isKept = await changeConfirmed(site, (pairs) => {
    const next = change(pairs)
    came.answered = next ? answerChange(pairs, next) : 'since'
    return next ?? pairs
  })
  return isKept ? came.answered : 'full'
}
