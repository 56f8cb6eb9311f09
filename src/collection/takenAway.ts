import { attributesOf, elementsOf } from './richText.ts'

/** Elements that a site puts around what it shows, whatever was written. */
const wrapping = new Set(['div', 'span', 'figure', 'figcaption'])

/** Instructions to the site, of which it may make any element. */
const instructions = /\[\/?[a-z]|\/-->/i

/** What is more than words, and no rendering makes by itself: elements, where links lead, which pictures are shown. */
function marksOf(html: string): ReadonlySet<string> {
  const elements = [...elementsOf(html)].filter((element) => !wrapping.has(element))
  const addresses = [...attributesOf(html).keys()].filter((key) =>
    /^(a href|(img|iframe) src) /.test(key),
  )
  return new Set([...elements, ...addresses])
}

/**
 * Whether something that was taken out of a text, a link, a picture, what made words bold, is there again. Of what is
 * there more than once, one that comes back is not seen: a rendering may divide them.
 */
export function isTakenAwayBack(was: string, intended: string, found: string): boolean {
  if (instructions.test(intended)) return false
  const kept = marksOf(intended)
  const there = marksOf(found)
  return [...marksOf(was)].some((mark) => !kept.has(mark) && there.has(mark))
}
