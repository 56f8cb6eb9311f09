import { decodeEntities, withoutComments, withoutTags } from './plainText.ts'

/** Typographic signs that a live service makes of typed ones, and what was typed. */
const typed: ReadonlyArray<readonly [RegExp, string]> = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]|''/g, '"'],
  [/[–—]|-{2,3}/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
]

function asTyped(text: string): string {
  return typed.reduce((result, [sign, plain]) => result.replaceAll(sign, plain), text)
}

/** The words of a text, as they read whether the service has rendered it or not. */
function wordsOf(html: string): string {
  const withoutCodes = html.replaceAll(/\[\/?[a-z][\w-]*(\s[^[\]]*)?\/?\]/gi, ' ')
  const text = decodeEntities(
    withoutTags(withoutCodes.replaceAll(/<(br|\/?p|\/?div|\/?li)\b[^<>]*>/gi, ' ')),
  )
  return asTyped(text).replaceAll(/\s+/g, ' ').trim()
}

/** Elements that rendering adds or takes away by itself. */
const passing = new Set(['p', 'br'])

export function elementsOf(html: string): Set<string> {
  const names = withoutComments(html).matchAll(/<([a-z][a-z\d-]*)\b/gi)
  return new Set(
    Array.from(names, ([, found = '']) => found.toLowerCase()).filter(
      (found) => !passing.has(found),
    ),
  )
}

/** The value of an attribute as browsers take it: rendering writes entities and tidies styles. */
function meant(name: string, value: string): string {
  const text = decodeEntities(value).trim()
  return name === 'style' ? text.replaceAll(/\s+|;$/g, '') : text
}

/** «a href https://…» and the like, with how often each is there; of a class, every name. */
export function attributesOf(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const tags = withoutComments(html).matchAll(
    /<([a-z][a-z\d-]*)(?![a-z\d-])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi,
  )
  for (const [, element = '', inside = ''] of tags) {
    const found = inside.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
    for (const [, written = '', double, single, bare] of found) {
      const name = written.toLowerCase()
      const value = meant(name, double ?? single ?? bare ?? '')
      for (const part of name === 'class' ? value.split(/\s+/) : [value]) {
        const key = `${element.toLowerCase()} ${name} ${part}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return counts
}

/**
 * Whether two texts have the same words and nothing of the first is missing in the other: no element, and no
 * attribute such as where a link leads. What rendering adds (a size, a class, `rel`) is no difference; modes.md
 * permits no other. Nothing is the same as nothing only, for a picture has no words.
 */
export function sameRichText(one: string, other: string): boolean {
  if (one === other) return true
  if (wordsOf(one) !== wordsOf(other)) return false
  const found = elementsOf(other)
  if (one.trim() === '') return found.size === 0
  const attributes = attributesOf(other)
  return (
    [...elementsOf(one)].every((element) => found.has(element)) &&
    [...attributesOf(one)].every(([key, count]) => (attributes.get(key) ?? 0) >= count)
  )
}

/** Whether two titles or names read the same. */
export function sameTitle(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other)
}
