import type { Page } from '@playwright/test'

/** Waits as a hand does: the browser tells an editor of texts a moment later where its cursor is. */
export const cursorTold = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
