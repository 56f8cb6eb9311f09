import type { Page } from '@playwright/test'

/** How many times slower the processor is made, as a cheap laptop's. */
export const SLOWER = 4

/** Does work on a page whose processor is slowed. */
export async function slowed<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const result = await work()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return result
}
