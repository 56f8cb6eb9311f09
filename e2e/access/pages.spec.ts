import { violationsIn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { everyLook, type Look, lookInPairs, wear } from '../looks.ts'
import { type Language, LANGUAGES } from '../words.ts'
import { addressesIn } from './addresses.ts'
import { isDrawn, isSettled } from './settled.ts'
import { seedWorld } from './world.ts'

/** In which looks the page at this place is seen: all of its language, or one of them. */
const looksOf = (place: number, language: Language, isWhole: boolean): readonly Look[] =>
  isWhole ? everyLook.filter((look) => look.language === language) : [lookInPairs(place, language)]

for (const language of LANGUAGES)
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
        for (const look of looksOf(place, language, isWhole)) {
          await wear(page, look)
          await isDrawn(page)
          const violations = await violationsIn(page)
          if (violations.length > 0) found.push({ address, ...look, violations })
        }
      }
      expect(found).toEqual([])
    })
