import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Site, expect, test } from './fixtures.ts'
import { pressOnto, tabOnto } from './hands.ts'
import { wear } from './looks.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES, type Language, say } from './words.ts'

/** Two venues of one name: the second is made by another, for a service may overwrite a namesake (contract.md §8.1). */
async function seedTwice({ rest, suffix, ...site }: Site, language: Language) {
  const name = `Teatre ${suffix}`
  const kept = await rest.create('venues', language, { venue: name, status: 'publish' })
  const facts = { status: 'publish', phone: '938 000 000' }
  const lost = await rest.create('venues', language, { venue: `Sala ${suffix}`, ...facts })
  await rest.call('POST', language, `venues/${lost.id}`, { venue: name.toUpperCase(), ...facts })
  const at = { rest, suffix, ...site }
  for (const title of ['Ball', 'Concert'])
    await seedEvent(at, language, { title: `${title} ${suffix}`, venue: lost.id })
  return { kept, lost, name }
}

/** The page, narrowed to what this journey has made, and what is on it. */
async function openTwice(page: Page, { root, suffix }: Site, language: Language, name: string) {
  await page.goto(`${root}${language}/hygiene?search=${suffix}`)
  const words = (key: string, holes = {}) => say(language, `hygiene:${key}`, holes)
  const dialog = page.getByRole('dialog', { name: words('merge') })
  const holes = { number: '2', count: 2, from: name.toUpperCase(), into: name }
  return {
    merge: page.getByRole('button', { name: words('merge') }),
    dialog,
    moves: dialog.getByText(words('moves_other', holes)),
    takes: dialog.getByRole('checkbox'),
    start: dialog.getByRole('button', { name: words('merge') }),
    undo: dialog.getByRole('button', {
      name: say(language, 'bulk:undo_other', { number: '4', count: 4 }),
    }),
    close: dialog.getByRole('button', { name: say(language, 'bulk:close') }),
    nothing: page.getByText(words('empty.title')),
  }
}

const countAt = async ({ rest }: Site, language: Language, id: number) =>
  (await rest.list('events', language, `starts_after=1900-01-01&venue=${id}`)).length

for (const language of LANGUAGES)
  test(`in ${language} a venue that is there twice becomes one, by keyboard alone${language === 'ca' ? ' @wide' : ' @full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { kept, lost, name } = await seedTwice(site, language)
    await signIn(language)
    const twice = await openTwice(page, site, language, name)
    await tabOnto(twice.merge)
    await page.keyboard.press('Enter')
    await expect(twice.moves).toBeVisible()
    await expect(twice.takes).toBeChecked()
    await pressOnto(twice.start, 'Tab', 30)
    await page.keyboard.press('Enter')
    await expect(twice.undo).toBeVisible()
    expect(await countAt(site, language, kept.id)).toBe(2)
    expect((await site.rest.read('venues', language, lost.id))['status']).toBe('trash')
    expect((await site.rest.read('venues', language, kept.id))['phone']).toBe('938 000 000')
    await pressOnto(twice.close, 'Tab', 30)
    await page.keyboard.press('Enter')
    await expect(twice.nothing).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

/** The second is alike to the first by its telephone, the third to the second by its address. */
async function seedThree({ rest, suffix }: Site, language: Language) {
  const [phone, address] = ['938 000 111', `Carrer ${suffix}, 3`]
  const venue = (name: string, facts: object) =>
    rest.create('venues', language, { venue: name, status: 'publish', ...facts })
  const name = `Teatre ${suffix}`
  const kept = await venue(name, { phone })
  const lost = await venue(`${name} Municipal`, { phone, address })
  const left = await venue(`${name} Municipal Annex`, { address })
  return { kept, lost, left, name }
}

for (const language of LANGUAGES)
  test(`in ${language} two of three become one, by keyboard alone on a telephone’s width${language === 'ca' ? ' @wide' : ' @once @full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { kept, lost, left, name } = await seedThree(site, language)
    await wear(page, { language, colorScheme: 'light', width: 360 })
    await signIn(language)
    const { merge, dialog, start, close } = await openTwice(page, site, language, name)
    await tabOnto(merge)
    await page.keyboard.press('Enter')
    const included = say(language, 'hygiene:include', { name: `${name} Municipal Annex` })
    const tick = dialog.getByRole('checkbox', { name: included })
    await pressOnto(tick, 'Tab', 30)
    await page.keyboard.press('Space')
    await expect(tick).not.toBeChecked()
    await expectAccessible(page)
    await pressOnto(start, 'Tab', 30)
    await page.keyboard.press('Enter')
    await expect(close).toBeVisible()
    const statuses = [kept, lost, left].map(async ({ id }) => {
      const record = await site.rest.read('venues', language, id)
      return record['status']
    })
    expect(await Promise.all(statuses)).toEqual(['publish', 'trash', 'publish'])
  })

test('of three, what leaves each of them out stands below it @once', async ({
  page,
  site,
  signIn,
}) => {
  const { name } = await seedThree(site, 'ca')
  await signIn('ca')
  const { merge, dialog } = await openTwice(page, site, 'ca', name)
  await merge.click()
  const boxes = await Promise.all(
    ['', ' Municipal', ' Municipal Annex'].map((more) => {
      const included = say('ca', 'hygiene:include', { name: `${name}${more}` })
      return dialog.getByRole('checkbox', { name: included, exact: true }).boundingBox()
    }),
  )
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
})

const looks = [
  { language: 'ca', colorScheme: 'light', width: 1440, tags: '@once @full' },
  { language: 'es', colorScheme: 'dark', width: 360, tags: '@once' },
  { language: 'en', colorScheme: 'dark', width: 768, tags: '@once @full' },
] as const
for (const { tags, ...look } of looks)
  test(`what is there twice stands in nobody’s way: ${Object.values(look).join(', ')} ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { language } = look
    const { name } = await seedTwice(site, language)
    await wear(page, look)
    await signIn(language)
    const twice = await openTwice(page, site, language, name)
    await expect(twice.merge).toBeVisible()
    await expectAccessible(page)
    await twice.merge.click()
    await expect(twice.moves).toBeVisible()
    await expectAccessible(page)
    await twice.start.click()
    await expect(twice.close).toBeVisible()
    await expectAccessible(page)
    await twice.undo.click()
    await expectAccessible(page)
  })
