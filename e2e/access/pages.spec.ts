import { violationsIn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { everyLook, wear } from '../looks.ts'
import { LANGUAGES } from '../words.ts'
import { addressesIn } from './addresses.ts'
import { isDrawn, isSettled } from './settled.ts'
import { seedWorld } from './world.ts'

for (const language of LANGUAGES)
  test(`no page breaks a rule of WCAG 2.2 AA in any scheme and width: ${language} @full @local`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(900_000)
    const world = await seedWorld(site, language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(language)
    const found: unknown[] = []
    for (const address of addressesIn(world)) {
      await page.goto(site.root + address)
      await isSettled(page)
      for (const look of everyLook.filter((one) => one.language === language)) {
        await wear(page, look)
        await isDrawn(page)
        const violations = await violationsIn(page)
        if (violations.length > 0) found.push({ address, ...look, violations })
      }
    }
    expect(found).toEqual([])
  })
