import DOMPurify from 'dompurify'

const purifier = DOMPurify()

// A link in a description leads out of the application: it opens beside it, and gets no hold of it.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/**
 * For showing only, never for saving: sanitising loses block comments and frames that the site needs.
 * Identifiers are dropped with the rest, so that no text can answer for one of our own elements. Given as nodes: markup
 * that is read a second time may come out as something else than what was looked at.
 */
export function sanitised(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'iframe',
      'object',
      'embed',
      'link',
      'meta',
      'base',
    ],
    FORBID_ATTR: [
      'style',
      'id',
      'name',
      'class',
      'tabindex',
      'accesskey',
      'autofocus',
      'contenteditable',
      'srcset',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  // Copies: nothing that was ever parsed from the text itself stands in the page.
  return document.importNode(clean, true)
}
