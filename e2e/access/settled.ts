import { expect, type Page } from '@playwright/test'

/** It has said what it is, and nothing is on its way. */
export async function isSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** What the colours of a look begin has ended. */
export async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
