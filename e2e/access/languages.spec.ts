import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillSignIn } from '../signIn.ts'
import { say } from '../words.ts'
import { addressesIn } from './addresses.ts'
import { isSettled } from './settled.ts'
import { seedWorld } from './world.ts'

/**
 * What is of the world and not said to be in its own language: text by itself, and what stands in boxes. Addresses,
 * slugs and code are of none; a name between quotes, or among what is said of an event, is part of that sentence.
 */
function unmarked(page: Page, suffix: string): Promise<string[]> {
  return page.evaluate((own) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pieces: [string, Element | null][] = []
    while (texts.nextNode())
      pieces.push([texts.currentNode.nodeValue ?? '', texts.currentNode.parentElement])
    for (const box of document.querySelectorAll('input, textarea'))
      pieces.push([(box as HTMLInputElement).value, box])
    for (const [text, place] of pieces) {
      const bare = text.replaceAll(/“[^”]*”|\S*[-/]\S*|^, .*/g, '').trim()
      if (
        !bare.includes(own) ||
        bare === own ||
        !place ||
        place.closest('[type=search], [translate=no], code')
      )
        continue
      const wanted = /Feria/.test(text) ? 'es' : 'ca'
      const said = place.closest('[lang]')?.getAttribute('lang')
      if (said !== wanted) found.push(`${said}: ${text} in ${place.outerHTML.slice(0, 120)}`)
    }
    return found
  }, suffix)
}

test('what is in another language says so, on every page, in what is found and in the calendar @full @local', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000)
  const world = await seedWorld(site, 'ca')
  await page.addInitScript(() => {
    localStorage.setItem('agenda.settings', JSON.stringify({ interfaceLanguage: 'en' }))
  })
  await page.goto(`${site.root}ca/events`)
  await fillSignIn(page, site.login, site.password, 'en')
  const { day } = world.event
  const addresses = [
    ...addressesIn(world),
    `ca/events?search=${site.suffix}`,
    `ca/translations?search=${site.suffix}`,
    `ca/translations?search=${site.suffix}&state=confirm`,
    `ca/translations/drift?search=${site.suffix}`,
    `ca/calendar?view=month&date=${day}&languages=es`,
    `ca/calendar?view=agenda&date=${day}&languages=es`,
  ]
  const found: Record<string, string[]> = {}
  for (const address of addresses) {
    await page.goto(site.root + address)
    await isSettled(page)
    const mistakes = await unmarked(page, site.suffix)
    if (mistakes.length > 0) found[address] = mistakes
  }
  await page.goto(`${site.root}ca/tags`)
  await isSettled(page)
  await page.keyboard.press('/')
  await page.getByRole('switch', { name: say('en', 'search:everyLanguage') }).check()
  await page.getByRole('combobox').fill(site.suffix)
  await expect(page.getByRole('option', { name: `Feria ${site.suffix}` })).toBeVisible()
  const inSearch = await unmarked(page, site.suffix)
  if (inSearch.length > 0) found['search'] = inSearch
  expect(found).toEqual({})
})
