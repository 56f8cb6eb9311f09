import { sameRichText, sameTitle } from '../../../core/resource/richText.ts'
import type { PairedCollection } from '../pairing/listing.ts'

/** What is written in each language for itself. */
export interface Texts {
  readonly title: string
  readonly description: string
  readonly excerpt: string
}

/** Whether two texts read the same, whatever rendering makes of them. */
export function sameTexts(one: Texts, other: Texts): boolean {
  return (
    sameTitle(one.title, other.title) &&
    sameRichText(one.description, other.description) &&
    sameRichText(one.excerpt, other.excerpt)
  )
}

/**
 * Whether a version still says what the source says. A museum is called alike in every language: what has a name
 * and no text says nothing of its translation, except of an event, whose title is one.
 */
export function isUntranslated(collection: PairedCollection, source: Texts, other: Texts): boolean {
  const isName = collection !== 'events' && source.description.trim() === ''
  return !isName && sameTexts(source, other)
}

/** Whether a source says something else than when its translation was last saved here; false where that is not known. */
export function isBehind(
  saved: { readonly language: string; readonly texts: Texts } | undefined,
  source: { readonly language: string; readonly withheld: boolean; readonly texts: Texts },
): boolean {
  if (saved?.language !== source.language || source.withheld) return false
  return !sameTexts(saved.texts, source.texts)
}

/** What of an event, or of its boxes, is written in each language for itself. */
export function textsOf({ title, description, excerpt }: Texts): Texts {
  return { title, description, excerpt }
}
