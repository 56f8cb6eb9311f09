import type { Page } from '@playwright/test'

/** Milliseconds that a site needs for an answer. */
const answerTime = 150

/** Every answer of the service comes late, and what moves without being touched is added up. */
export async function measureShifts(page: Page) {
  await page.route('**/wp-json/**', async (route) => {
    const answered = await route.fetch()
    await new Promise((done) => setTimeout(done, answerTime))
    await route.fulfill({ response: answered })
  })
  await page.addInitScript(() => {
    const sum = { shift: 0 }
    Object.assign(document, { sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') sum.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved on the page that is shown, as CLS counts it. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const { sum } = document as Document & { sum?: { shift: number } }
    return sum?.shift ?? NaN
  })
