import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { LANGUAGES } from '../words.ts'
import { addressesIn } from './addresses.ts'
import { isSettled } from './settled.ts'
import { cutWords, isWider, namelessScrollers, spacing } from './strains.ts'
import { seedWorld } from './world.ts'

/** Made by script: the policy of the page forbids a style element. */
function wearSheet(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}

/** Looks again for a while where something is lost: a calendar is drawn anew a moment after its window has changed. */
async function steadily(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(async () => (found = await look(page)), { timeout: 2_000 })
    .toEqual([])
    .catch(() => {})
  return found
}

/** What is lost of the page in a narrow window, with large text and with much room between letters. */
async function lostOf(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (how: string, ...looks: ((page: Page) => Promise<string[]>)[]) => {
    for (const one of looks)
      found.push(...(await steadily(page, one)).map((what) => `${how}: ${what}`))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await look('320 px', isWider, namelessScrollers, cutWords)
  await wearSheet(page, spacing)
  await look('320 px, spaced', isWider, cutWords)
  await page.setViewportSize({ width: 1280, height: 800 })
  await look('spaced', isWider, cutWords)
  await wearSheet(page, '')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await look('text of 200 %', isWider, cutWords)
  return found
}

for (const language of LANGUAGES)
  test(`narrow or large, pages lose nothing: ${language} @full @local`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(language)
    const lost: Record<string, string[]> = {}
    for (const address of addressesIn(world)) {
      await page.goto(site.root + address)
      await isSettled(page)
      const found = await lostOf(page)
      if (found.length > 0) lost[address] = found
    }
    expect(lost).toEqual({})
  })
