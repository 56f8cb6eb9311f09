import type { Page } from '@playwright/test'

/** Holds back what matches, until it is let go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
