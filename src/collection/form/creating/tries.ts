import type { CreationTerms } from '../../safeCreation.ts'
import { PerhapsMade, SameName, type Saved } from '../../saved.ts'
import type { SentCreation } from '../../sentCreation.ts'
import { Refusal } from '../../../service/refusal.ts'

/** Makes a record of what a form holds. */
export type CreateRecord<R, V> = (boxes: V, terms: CreationTerms) => Promise<Saved<R>>

/** Where sendings without an answer are kept: with the draft, so that they outlive the page. */
export interface Tries {
  sent(): readonly SentCreation[]
  /** told at every change, and before anything goes out */
  keep(sent: readonly SentCreation[]): void
}

/** Nothing was made by the sending that ended so. */
function isClean(error: unknown): boolean {
  return error instanceof Refusal
    ? error.afterWrite === undefined
    : error instanceof SameName || error instanceof PerhapsMade
}

/** Sends what one form makes, and keeps in mind what was sent and never answered: that is looked for before the next. */
export function withTries<R, V>(create: CreateRecord<R, V>, tries: Tries): CreateRecord<R, V> {
  return async (boxes, terms) => {
    const earlier = tries.sent()
    const onSend = (one: SentCreation) => tries.keep([...earlier, one])
    try {
      const saved = await create(boxes, { ...terms, earlier, onSend })
      tries.keep([])
      return saved
    } catch (error) {
      if (isClean(error) && tries.sent() !== earlier) tries.keep(earlier)
      throw error
    }
  }
}
