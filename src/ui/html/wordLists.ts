/** Where the style of an element stands while it is read. */
export const unstyled = 'data-style'

/** Word writes lists as paragraphs with a sign in front, and the level in a style. */
function levelOf(paragraph: Element): number {
  const style = paragraph.getAttribute(unstyled) ?? ''
  return Number(/mso-list:\s*l\d+\s+level([1-9])/i.exec(style)?.[1] ?? 0)
}

/** Takes the sign away; numbers and letters with a point make a numbered list. */
function takeSign(paragraph: Element): 'ul' | 'ol' {
  const spans = Array.from(paragraph.querySelectorAll(`[${unstyled}*="mso-list"]`))
  const sign = spans.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute(unstyled) ?? ''))
  const text = (sign?.textContent ?? '').replaceAll('\u00A0', '').trim()
  sign?.remove()
  return /^\(?(\d+|[a-z]|[ivx]+)[.)]$/i.test(text) ? 'ol' : 'ul'
}

/** Makes lists of such paragraphs, levels within levels. */
export function wordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level === 0) continue
    if (last === null || paragraph.previousElementSibling !== last) open = []
    const tag = takeSign(paragraph)
    const outer = open.filter((one) => one.level <= level)
    const innermost = outer.at(-1)
    const item = body.ownerDocument.createElement('li')
    if (innermost?.level === level) {
      innermost.list.append(item)
      open = outer
    } else {
      const list = body.ownerDocument.createElement(tag)
      list.append(item)
      const parent = innermost?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open = [...outer, { list, level }]
    }
    item.append(...paragraph.childNodes)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}
