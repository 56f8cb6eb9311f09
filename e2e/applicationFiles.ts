import type { Page } from '@playwright/test'

/** The worker comes a while after the page, and answers for it once it has every file. */
export async function filesKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The addresses that the caches of this browser hold, of whichever application on this origin. */
export function addressesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(kept)).flat().map(({ url }) => url)
  })
}
