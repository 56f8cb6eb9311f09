import type { Page } from '@playwright/test'

/** What overflows, is cut off or scrolls without a name, told by its selector and its words. */
export type Findings = string[]

/** How much wider than the window the page is (WCAG 1.4.10). */
export async function isWider(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    return wide > 0 ? [`the page is ${wide} px wider than the window`] : []
  })
}

/**
 * What scrolls sideways by itself without being a region, grid or field that has a name and can be reached with the
 * keyboard.
 */
export async function namelessScrollers(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const roles = 'region|grid|treegrid|table|toolbar|tablist|navigation|dialog|group|list|textbox'
    const scrolls = (box: Element) => {
      const { overflowX, display } = getComputedStyle(box)
      const isOpen = overflowX === 'auto' || overflowX === 'scroll'
      return isOpen && display !== 'inline' && box.scrollWidth > box.clientWidth + 1
    }
    const isReached = (box: Element) =>
      box.matches('[tabindex="0"], input, textarea, [contenteditable]') ||
      box.querySelector('a[href], button:not([disabled]), input, [tabindex="0"]') !== null
    const hasName = (box: Element) =>
      box.matches('input, textarea, nav[aria-label]') ||
      (new RegExp(`^(${roles})$`).test(box.getAttribute('role') ?? '') &&
        (box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby'))) ||
      box.querySelector(':scope > table[aria-label], :scope > [role=grid][aria-label]') !== null ||
      box.closest('section[aria-label], section[aria-labelledby], nav[aria-label]') !== null
    return [...document.querySelectorAll('body *')]
      .filter((box) => scrolls(box) && !(isReached(box) && hasName(box)))
      .map((box) => `scrolls without a name: ${box.tagName} ${box.textContent?.slice(0, 40) ?? ''}`)
  })
}

/**
 * Words that a box cuts off, but for what ends in an ellipsis on purpose: the names of records in lists, which are
 * whole where they open. Events of the calendar are drawn to the scale of their hours, and open whole too.
 */
export async function cutWords(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const cuts = ({
      overflowX,
      overflowY,
      textOverflow,
      webkitLineClamp,
      clipPath,
    }: CSSStyleDeclaration) =>
      clipPath === 'none' && textOverflow !== 'ellipsis' && !/\d/.test(webkitLineClamp)
        ? { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) }
        : { x: false, y: false }
    const isSeen = (element: Element | null): boolean => {
      if (element === null) return true
      const { clipPath, opacity, visibility } = getComputedStyle(element)
      if (clipPath !== 'none' || opacity === '0' || visibility !== 'visible') return false
      return element.getAttribute('aria-hidden') !== 'true' && isSeen(element.parentElement)
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || !holder || !isSeen(holder)) continue
      if (holder.closest('.calendar-event')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed')
          break
        const { x, y } = cuts(style)
        const edge = box.getBoundingClientRect()
        const isCut =
          (x && (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
          (y && (text.bottom > edge.bottom + 3 || text.top < edge.top - 3))
        if (isCut) found.push(`cut off: ${node.textContent.trim().slice(0, 60)}`)
        if (isCut) break
        if (style.textOverflow === 'ellipsis' && style.overflowX === 'hidden') break
      }
    }
    return [...new Set(found)]
  })
}

/** Line, letter, word and paragraph spacing that a page has to bear (WCAG 1.4.12). */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`
