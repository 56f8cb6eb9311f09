import type { Page } from '@playwright/test'
import { violationsIn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { wear } from '../looks.ts'
import { LANGUAGES } from '../words.ts'
import { addressesIn } from './addresses.ts'
import { isSettled } from './settled.ts'
import { seedWorld } from './world.ts'

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 768, 360] as const

/** Every colour scheme at every width. */
const looks = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })))

/**
 * Which looks a page is seen in: all six in the whole matrix; else one for each language, so that every page meets
 * every language, every width and both schemes, and over all pages every two of those meet.
 */
function looksOf(place: number, language: number, isWhole: boolean) {
  if (isWhole) return looks
  const width = WIDTHS[(place + language) % 3] ?? 360
  const colorScheme = SCHEMES[(place + language + Math.floor(place / 3)) % 2] ?? 'light'
  return [{ width, colorScheme }]
}

/** What the colours of a look begin has ended. */
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

for (const [at, language] of LANGUAGES.entries())
  for (const isWhole of [false, true])
    test(`no page stands in anyone's way: ${language}, ${isWhole ? 'every look @full' : 'in pairs'} @once @local`, async ({
      page,
      site,
      signIn,
    }) => {
      test.setTimeout(isWhole ? 900_000 : 400_000)
      const world = await seedWorld(site, language)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(language)
      const found: unknown[] = []
      for (const [place, address] of addressesIn(world).entries()) {
        await page.goto(site.root + address)
        await isSettled(page)
        for (const look of looksOf(place, at, isWhole)) {
          await wear(page, { language, ...look })
          await isDrawn(page)
          const violations = await violationsIn(page)
          if (violations.length > 0) found.push({ address, ...look, violations })
        }
      }
      expect(found).toEqual([])
    })
