import { expect, type Page } from '@playwright/test'

interface Stop {
  what: string
  problems: string[]
  /** The one that was met first, again. */
  isFirst: boolean
}

/**
 * What is wrong where the focus is now: nothing shows that it is there (WCAG 2.4.7), or something covers all of it
 * (2.4.11). `null` when the document itself has it.
 */
function wrongAtFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focus = document.activeElement
    if (!focus || focus === document.body) return null
    const place = window as { firstStop?: Element | null }
    const isFirst = place.firstStop === focus
    place.firstStop ??= focus
    const box = focus.getBoundingClientRect()
    const what = `${focus.tagName} ${focus.getAttribute('aria-label') ?? focus.textContent ?? ''}`
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    )
    const label = focus.closest(
      'label, .MuiInputBase-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root',
    )
    const isOurs = (top: Element | null) =>
      top !== null && (focus.contains(top) || top.contains(focus) || label?.contains(top) === true)
    const isThere = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      // What contains the focus covers nothing of it, but the page itself is there everywhere.
      return isOurs(top) && top !== document.documentElement && top !== document.body
    })
    const marks = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    }
    // A box without an edge of its own shows it on what is drawn around it.
    const around = [focus.parentElement, focus.parentElement?.parentElement, focus.closest('form')]
    const isMarked =
      marks(focus) ||
      focus.closest('.Mui-focused, .Mui-focusVisible') !== null ||
      focus.matches('h1, main') ||
      [...focus.children].some(marks) ||
      around.some((element) => element?.matches(':focus-within') === true && marks(element))
    const problems = []
    if (!isThere) problems.push('covered')
    if (!isMarked) problems.push('no sign of the focus')
    return { what: what.slice(0, 80), problems, isFirst }
  })
}

/** Looks again for a while where something is wrong: the page may have been on its way there. */
async function steadily(page: Page) {
  const found = await wrongAtFocus(page)
  if (!found || found.problems.length === 0) return found
  let again: Stop | null = found
  await expect
    .poll(async () => (again = await wrongAtFocus(page))?.problems, { timeout: 1_000 })
    .toEqual([])
    .catch(() => {})
  return again && { ...again, isFirst: found.isFirst }
}

/** Well above the stops of any page here: where there are more, the focus goes round in a part of it. */
const mostStops = 400

/**
 * Tabs through a page once around, from where the focus is until it is there again: past the end, where the document has
 * it, and on from the beginning. Gives what is wrong on the way.
 */
export async function wrongOnTheWay(page: Page, most = mostStops): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { firstStop: null }))
  const wrong: string[] = []
  let ends = 0
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await steadily(page)
    if (found?.isFirst) return wrong
    if (!found) ends += 1
    // Twice past the end without the first stop between: there is none, or it is gone by now.
    if (ends === 2) return stop === 1 ? ['nothing takes the focus'] : wrong
    for (const problem of found?.problems ?? []) wrong.push(`${found?.what}: ${problem}`)
  }
  return [...wrong, `the focus does not come round in ${most} stops`]
}
