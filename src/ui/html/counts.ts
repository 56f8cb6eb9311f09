export interface Counts {
  characters: number
  words: number
}

/** Text of HTML as a reader sees it; tags of blocks part words. */
export function readableText(html: string): string {
  const spaced = html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(
      /<(\/?(p|div|li|ul|ol|h\d|td|th|tr|table|blockquote|figure|figcaption|pre)|br|hr)\b/gi,
      ' $&',
    )
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent
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
