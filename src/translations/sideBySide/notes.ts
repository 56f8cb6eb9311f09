import { sameTexts } from '../state/texts.ts'
import type { Texts } from '../state/version.ts'

/** A write of one of the versions that landed, as far as it tells what translations were made from. */
export interface Landing {
  /** of its entry in the history */
  readonly key: string | undefined
  readonly language: string
  /** its own texts went out */
  readonly hasTexts: boolean
  /** what stood in the source's boxes when it began, and what of the source was saved then */
  readonly seen: Texts
  readonly saved: Texts
  /** the texts of the record itself, before and after */
  readonly before: Texts
  readonly after: Texts
  /** an edit of the source that leaves translations current */
  readonly isMinor: boolean
}

interface Between {
  readonly language: string
  readonly source: string
}

/**
 * What a translation was made from after these writes, in the order in which they landed: one whose texts went out was
 * made from the source that stood beside it, once that is saved, be it before or after. One of which nothing was known
 * was made from no later text than the one before; after a minor edit, what was current is.
 * @param known what was noted of it before
 */
export function madeFrom(
  { language, source }: Between,
  known: Texts | undefined,
  landings: readonly Landing[],
): Texts | undefined {
  let texts = known
  /** what stood beside it when it was last written */
  let beside: Texts | undefined
  const ofSource: Landing[] = []
  for (const one of landings) {
    if (one.language === language && one.hasTexts) {
      beside = one.seen
      texts = ofSource.findLast(({ seen }) => sameTexts(seen, one.seen))?.after ?? one.saved
    } else if (one.language === source && !sameTexts(one.before, one.after)) {
      const isTogether = beside !== undefined && sameTexts(beside, one.seen)
      const wasCurrent = texts === undefined || sameTexts(texts, one.before)
      if (isTogether || (one.isMinor && wasCurrent)) texts = one.after
      else texts ??= one.before
      ofSource.push(one)
    }
  }
  return texts
}
