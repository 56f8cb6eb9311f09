import type { Page } from '@playwright/test'

/**
 * Stops of the keyboard that come otherwise than they stand (WCAG 2.4.3): after what is below, or to the right on the same
 * line. What stands in a further column may begin higher up. Compared is within a landmark, a box that scrolls and one
 * that stays in sight while the rest scrolls: where those stand to each other changes.
 */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 4
    const stops =
      'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'
    const isStop = (element: Element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > slack
    const isGround = (element: Element): boolean => {
      const { position, overflowX, overflowY } = getComputedStyle(element)
      return (
        element.matches('body, main, nav, header, footer, aside, [role=dialog]') ||
        /fixed|sticky/.test(position) ||
        /auto|scroll/.test(overflowX + overflowY)
      )
    }
    const groundOf = (element: Element): Element => {
      const parent = element.parentElement ?? document.body
      return isGround(parent) ? parent : groundOf(parent)
    }
    const named = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
        0,
        60,
      )
    const isBefore = (later: DOMRect, earlier: DOMRect): boolean => {
      const isAbove = later.bottom <= earlier.top + slack && later.left < earlier.right - slack
      const apart = Math.abs(later.top + later.bottom - earlier.top - earlier.bottom) / 2
      const isOneLine = apart < Math.min(later.height, earlier.height) / 2
      return isAbove || (isOneLine && later.right <= earlier.left + slack)
    }
    const wrong: string[] = []
    const last = new Map<Element, Element>()
    for (const stop of [...document.querySelectorAll(stops)].filter(isStop)) {
      if (stop.tabIndex > 0) wrong.push(`takes a turn of its own: ${named(stop)}`)
      const ground = groundOf(stop)
      const earlier = last.get(ground)
      if (earlier && isBefore(stop.getBoundingClientRect(), earlier.getBoundingClientRect()))
        wrong.push(`${named(stop)} comes after ${named(earlier)}`)
      last.set(ground, stop)
    }
    return wrong
  })
}
