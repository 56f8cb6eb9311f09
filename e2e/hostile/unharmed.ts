import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { Watched } from '../policyWatch.ts'

/** From now on every page knows whether something of the texts was run. */
export function arm(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { wasHit: false, hit: () => Object.assign(window, { wasHit: true }) })
  })
}

/** Nothing ran, and addresses still begin where the application does. */
export async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'wasHit'))).toBe(false)
  expect(await page.evaluate(() => document.baseURI)).not.toContain('outside.example')
}

/**
 * Nobody else was asked, and nothing was refused but media of other hosts in a preview, and a base that is only read:
 * the policy has the last word on both.
 */
export function expectNobodyAsked(watched: Watched): void {
  expect([...watched.hosts]).toEqual([])
  const others = watched.violations.filter(
    (said) => !/^(media-src|base-uri) https:\/\/outside\.example\//.test(said),
  )
  expect(others).toEqual([])
  watched.violations.length = 0
}
