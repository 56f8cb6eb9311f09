import type { Locator, Page } from '@playwright/test'
import { confirmAll } from './beside.ts'
import { tabbing } from './besideHands.ts'
import { daySpan } from './days.ts'
import { type Site, expect, test } from './fixtures.ts'
import { pressOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** Dances in Catalan and in Spanish, a day apart from each other, at prices of their own. */
async function seedPairs(site: Site, names: readonly (readonly [ca: string, es: string])[]) {
  for (const [at, [ca, es]] of names.entries()) {
    const slug = `ball-${at}-${site.suffix}`
    await seedEvent(site, 'ca', { title: ca, slug, ...daySpan(5 + at), cost: '8' })
    await seedEvent(site, 'es', { title: es, slug, ...daySpan(5 + at), cost: '9' })
  }
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const row = (page: Page, ca: string, es = ca) =>
  rows(page).filter({ hasText: ca }).filter({ hasText: es })

/** Walks to a pair, and presses the key of an answer. */
async function answer(page: Page, pair: Locator, key: 'c' | 'o' | 'x'): Promise<void> {
  await page.keyboard.press('j')
  await page.keyboard.press('Control+Home')
  await pressOnto(pair.getByRole('gridcell'), 'j', 5)
  await page.keyboard.press(key)
}

test('pairs are confirmed, corrected and separated with the keyboard alone @full', async ({
  page,
  site,
  signIn,
}) => {
  const { suffix } = site
  const pairs = [
    [`Vals ${suffix}`, `Vals de gala ${suffix}`],
    [`Jota ${suffix}`, `Jota mayor ${suffix}`],
    [`Polca ${suffix}`, `Polca alegre ${suffix}`],
  ] as const
  await seedPairs(site, pairs)
  await seedEvent(site, 'es', { title: `Jota de verdad ${suffix}`, ...daySpan(20) })
  await signIn('ca', `translations?search=${suffix}&state=confirm`)
  await expect(rows(page)).toHaveCount(3)
  const [vals, jota, polka] = pairs.map(([ca, es]) => row(page, ca, es)) as [
    Locator,
    Locator,
    Locator,
  ]
  await answer(page, vals, 'c')
  await expect(rows(page)).toHaveCount(2)

  await answer(page, jota, 'o')
  const dialog = page.getByRole('dialog')
  await tabbing.write(dialog.getByRole('textbox'), 'de verdad')
  const choose = say('ca', 'translations:other.chooseNamed', { title: `Jota de verdad ${suffix}` })
  await tabbing.press(dialog.getByRole('button', { name: choose }))
  await expect(dialog).toHaveCount(0)
  await expect(jota).toHaveCount(0)

  await answer(page, polka, 'x')
  await expect(polka).toHaveCount(0)

  await page.goto(`${site.root}ca/translations?search=${suffix}`)
  await expect(row(page, `Vals ${suffix}`)).toContainText(`Vals de gala ${suffix}`)
  await expect(row(page, `Jota ${suffix}`)).toContainText(`Jota de verdad ${suffix}`)
  await expect(row(page, `Jota mayor ${suffix}`)).toHaveCount(1)
  await expect(row(page, `Polca ${suffix}`)).not.toContainText(`Polca alegre ${suffix}`)
})

test('a fact that differs is taken from one language with the keyboard alone @full', async ({
  page,
  site,
  signIn,
}) => {
  const [ca, es] = [`Vals ${site.suffix}`, `Vals de gala ${site.suffix}`]
  await seedPairs(site, [[ca, es]])
  await signIn('ca')
  await confirmAll(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/translations/drift`)
  const field = say('ca', 'eventForm:label.cost')
  const take = say('ca', 'drift:takeField', { field, title: ca, language: 'català' })
  await tabbing.press(page.getByRole('button', { name: take }))
  const dialog = page.getByRole('dialog', { name: say('ca', 'drift:take') })
  const change = say('ca', 'bulk:start.change_one', { number: 1 })
  await tabbing.press(dialog.getByRole('button', { name: change, exact: true }))
  const counts = say('ca', 'bulk:counts.saved_one', { number: 1 })
  await expect(dialog.getByText(say('ca', 'bulk:over', { counts }))).toBeVisible()
  const [saved] = await site.rest.list('events', 'es', `search=${site.suffix}`)
  expect(String(saved?.['cost'])).toContain('8')
  await tabbing.press(dialog.getByRole('button', { name: say('ca', 'bulk:close'), exact: true }))
  await expect(page.getByText(say('ca', 'drift:empty.title'))).toBeVisible()
})
