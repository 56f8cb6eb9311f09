import DOMPurify from 'dompurify'
import { inertDocument } from '../../platform/trusted/inertDocument.ts'
import { isSafeAddress, isSafeLink } from './rich/elements.ts'

const forbiddenTags =
  'style form input button textarea select iframe object embed link meta base template map area dialog ' +
  'picture source'

const forbiddenAttributes =
  'style id name class tabindex accesskey autofocus contenteditable srcset background poster autoplay ' +
  'preload usemap popover popovertarget popovertargetaction cite action'

function createPurifier() {
  const purifier = DOMPurify()
  // Nothing is shown that an address carries along (`data:`), nor led to by anything but the schemes of a website.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'href' && !isSafeLink(attrValue)) attribute.keepAttr = false
    if (attrName === 'src' && !isSafeAddress(attrValue)) attribute.keepAttr = false
  })
  // A link in a description leads out of the application: it opens beside it, and gets no hold of it.
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A' || !node.hasAttribute('href')) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return purifier
}

/** Created when a text is first shown: it needs a document, which nothing else of a page's modules does. */
let purifier: ReturnType<typeof createPurifier> | undefined

/**
 * For showing only, never for saving: sanitising loses block comments and frames that the site needs.
 * Identifiers are dropped with the rest, so that no text can answer for one of our own elements. Given as nodes: markup
 * that is read a second time may come out as something else than what was looked at.
 */
export function sanitised(html: string): DocumentFragment {
  purifier ??= createPurifier()
  // In a body of its own: of a set of frames there would be none, and nothing to give.
  const clean = purifier.sanitize(`<body>${html}`, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags.split(' '),
    FORBID_ATTR: forbiddenAttributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  // Copies: nothing that was ever parsed from the text itself stands in the page.
  return document.importNode(clean, true)
}

interface Counts {
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
