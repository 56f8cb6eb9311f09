import { inertDocument } from '../../platform/trusted/inertDocument.ts'

export interface Counts {
  characters: number
  words: number
}

/** Text of HTML as a reader sees it; tags of blocks part words. */
export function readableText(html: string): string {
  const spaced = html.replaceAll(
    /<(\/?(p|div|li|ul|ol|h\d|td|th|tr|table|blockquote|figure|figcaption|pre)|br|hr)\b/gi,
    ' $&',
  )
  const { body } = inertDocument(spaced)
  for (const unread of body.querySelectorAll('script, style')) unread.remove()
  const text = body.textContent
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim()
}

function segments(text: string, granularity: 'grapheme' | 'word', lang?: string) {
  return new Intl.Segmenter(lang, { granularity }).segment(text)
}

/** Characters as people count them, and words, of the text that HTML shows. */
export function countsOf(html: string, lang?: string): Counts {
  const text = readableText(html)
  let characters = 0
  for (const _ of segments(text, 'grapheme', lang)) characters += 1
  let words = 0
  for (const { isWordLike } of segments(text, 'word', lang)) if (isWordLike) words += 1
  return { characters, words }
}
