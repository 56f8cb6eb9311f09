import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addressesIn } from './addresses.ts'
import { lostColours, motions } from './media.ts'
import { outOfOrder } from './order.ts'
import { isSettled } from './settled.ts'
import { wrongOnTheWay } from './tabbing.ts'
import { seedWorld } from './world.ts'

const strains = {
  'nothing moves': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return motions(page)
  },
  'few colours lose nothing': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    return lostColours(page)
  },
  'the stops come as they stand': outOfOrder,
  'the focus is seen in few colours, and nothing covers it': (page: Page) => wrongOnTheWay(page),
}

for (const width of [1440, 360])
  test(`motion, colours and focus at ${width} px @full @local`, async ({ page, site, signIn }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, 'ca')
    await page.setViewportSize({ width, height: 780 })
    await signIn('ca')
    const found: Record<string, string[]> = {}
    for (const address of addressesIn(world)) {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
      await page.goto(site.root + address)
      await isSettled(page)
      for (const [name, look] of Object.entries(strains)) {
        const wrong = await look(page)
        if (wrong.length > 0) found[`${address}: ${name}`] = wrong
      }
    }
    expect(found).toEqual({})
  })
