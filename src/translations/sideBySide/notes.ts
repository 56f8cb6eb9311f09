import type { SourceThen } from '../savedFrom/savedFrom.ts'
import { sameTexts } from '../state/texts.ts'
import type { Texts } from '../state/version.ts'

/** A version after a save, as far as its texts go. */
export interface SavedTexts {
  readonly language: string
  /** its own texts went out */
  readonly isSaved: boolean
  /** what is noted of it from before */
  readonly madeFrom: SourceThen | undefined
}

interface Save {
  /** the source's texts before and after */
  readonly before: Texts
  readonly after: Texts
  /** an edit that leaves translations current */
  readonly isMinor: boolean
  readonly others: readonly SavedTexts[]
}

/**
 * What is to be noted of translations after a save: one whose texts went out was made from the source as it is now. One
 * of which nothing was known was made from no later text than the one before; after a minor edit, what was current is.
 */
export function notesAfter({ before, after, isMinor, others }: Save) {
  const hasChanged = !sameTexts(before, after)
  return others.flatMap(({ language, isSaved, madeFrom }) => {
    if (isSaved) return [{ language, texts: after }]
    if (!hasChanged) return []
    const wasCurrent = madeFrom === undefined || sameTexts(madeFrom.texts, before)
    if (isMinor) return wasCurrent ? [{ language, texts: after }] : []
    return madeFrom === undefined ? [{ language, texts: before }] : []
  })
}
