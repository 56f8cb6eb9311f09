import type { Page } from '@playwright/test'
import { firstLoad } from './budget.ts'

/** The largest contentful paint of a cold load, in ms since the navigation began. */
export async function coldPaint(page: Page, address: string): Promise<number> {
  await firstLoad(page, address)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
