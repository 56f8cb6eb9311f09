import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What of the page as it is now breaks rules of WCAG 2.2 A and AA, as far as a program can find it. */
export async function violationsIn(page: Page) {
  await isAtRest(page)
  const violations = await inWholeHeight(page, () => brokenRules(page))
  return violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}

/** Sends axe to where it is not yet: it is half a megabyte, and stays for as long as the document does. */
async function sendAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(new AxeBuilder({ page })['script']())
}

/**
 * In the page itself, whose frames are its own, and telling the elements of nothing but violations: by way of a second
 * page, and with a selector for everything that is well, the same rules take three times as long.
 */
async function brokenRules(page: Page) {
  await sendAxe(page)
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze()
  return violations
}

/** The page as it is now breaks no rule of WCAG 2.2 A and AA that can be found by a program. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([])
}

/** In ms: longer than anything here moves. What is drawn no more never finishes, and says so to nobody. */
const LONGEST_MOVE = 5_000

/** Half faded in, nothing has its contrast yet. What never ends, such as a waiting sign, is not waited for. */
async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const settled = Promise.allSettled(passing.map(({ finished }) => finished))
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longest))])
  }, LONGEST_MOVE)
}

/**
 * In a window as high as the page. What a bar at the bottom happens to cover is scrolled above it as soon as it
 * takes the focus, but counts as too small a target where it lies.
 */
async function inWholeHeight<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  const result = await work()
  await page.setViewportSize({ width, height })
  return result
}
