import type { BrowserContext, Page } from '@playwright/test'

/** Leaves out the files that are fetched at rest, five seconds after a page, and in which errand they fall is chance. */
export async function withoutRest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: TimerHandler, after?: number) =>
      after === 5000 ? 0 : setTimeout(act, after)) as typeof window.setTimeout
  })
}

/** Has a page fetch nothing ahead, as for somebody who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
