import type { Page } from '@playwright/test'

/** Seconds that something moves or fades for those who want no motion; nearly none is allowed. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)))
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        seconds(transitionDuration) > 0.01 ||
        (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
        scrollBehavior === 'smooth'
      return moves ? [`moves: ${element.tagName} ${element.className.toString()}`] : []
    })
  })
}

/**
 * What is lost where the system draws everything in its own few colours: a button without an edge, a sign that is
 * no more than a coloured ground, and what is chosen, on, or where one is, when it looks like what is not.
 */
export function lostColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getClientRects().length > 0
    const looks = [
      'outlineStyle',
      'borderStyle',
      'borderWidth',
      'backgroundColor',
      'textDecorationLine',
      'fontWeight',
      'color',
    ] as const
    // Of a ground its alpha is left as it was, and is not seen: it has the colour of the page.
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      return looks.map((name) => style[name].replace(/^rgba(.*), [\d.]+\)$/, 'rgb$1)')).join()
    }
    const whole = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map(look).join('|')
    const chosen =
      '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], [role=radio][aria-checked=true]'
    const lost: string[] = []
    for (const element of [...document.querySelectorAll(chosen)].filter(isSeen)) {
      const name = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-checked'].find((one) =>
        element.hasAttribute(one),
      )
      const others = [
        ...(element
          .closest('ul, nav, fieldset, [role]:not(a, button)')
          ?.querySelectorAll(element.tagName) ?? []),
      ]
      const plain = others.find(
        (other) =>
          other !== element &&
          isSeen(other) &&
          !other.matches(chosen) &&
          other.childElementCount === element.childElementCount,
      )
      if (plain && whole(plain) === whole(element))
        lost.push(`looks like the others: ${name ?? ''} ${element.textContent?.slice(0, 40) ?? ''}`)
    }
    for (const icon of [...document.querySelectorAll('svg')].filter(isSeen)) {
      const { fill, stroke } = getComputedStyle(icon)
      const ground = getComputedStyle(document.body).backgroundColor
      if (fill === ground && (stroke === 'none' || stroke === ground))
        lost.push(
          `an icon in the colour of the ground: ${icon.parentElement?.getAttribute('aria-label') ?? ''}`,
        )
    }
    for (const box of [
      ...document.querySelectorAll('input:not([type=hidden]):not([type=file]), select, textarea'),
    ].filter(isSeen)) {
      const frame = box.closest('form, .MuiInputBase-root, [class*=PickersInputBase-root]')
      const edges = [box, box.parentElement, frame, ...(frame?.querySelectorAll('fieldset') ?? [])]
      const hasEdge = edges.some(
        (edge) => edge && parseFloat(getComputedStyle(edge).borderWidth) > 0,
      )
      const isDrawn =
        box.matches('[type=checkbox], [type=radio]') || frame?.matches('.MuiInput-underline')
      if (!hasEdge && !isDrawn)
        lost.push(`a box without an edge: ${box.getAttribute('aria-label') ?? box.id}`)
    }
    return [...new Set(lost)]
  })
}
