import { expect, type Page } from '@playwright/test'

/** It has said what it is, and nothing is on its way. */
export async function isSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
