import type { Page } from '@playwright/test'
import { Beside, confirmAll } from './beside.ts'
import { type Hand, pointing, tabbing } from './besideHands.ts'
import { shownMoment } from './eventForm.ts'
import { dayFromNow } from './days.ts'
import { type Site, expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES, say } from './words.ts'

/** A dance in Catalan at a venue of its own, with its English version; there is no Spanish one. */
async function seedDance(site: Site) {
  const place = { address: 'Plaça Major, 1', city: 'Vic' }
  const venue = await site.rest.create('venues', 'ca', { venue: `Sala ${site.suffix}`, ...place })
  const slug = `ball-${site.suffix}`
  const title = `Ball ${site.suffix}`
  const ca = await seedEvent(site, 'ca', { title, slug, cost: '8', venue: venue.id })
  const en = await seedEvent(site, 'en', { title: `Dance ${site.suffix}`, slug, cost: '8' })
  return { venue, title, ids: { ca: ca.id, en: en.id } }
}

/** From the row of the board that lacks it to the draft in Spanish, translated and saved with the Catalan one. */
async function translate(page: Page, site: Site, hand: Hand, titles: Record<'ca' | 'es', string>) {
  const beside = new Beside(page, 'ca')
  const spanish = beside.column('es')
  const language = beside.nameOf('es')
  await hand.press(beside.button(spanish, 'missing.create', { language }))
  const dialog = page.getByRole('dialog', { name: beside.say('make.title', { language }) })
  await expect(dialog.getByRole('combobox')).toHaveText(
    beside.say('link.create', { name: `Sala ${site.suffix}` }),
  )
  await hand.press(beside.button(dialog, 'make.action'))
  await expect(beside.title('es')).toHaveValue(`Ball ${site.suffix}`)
  await hand.write(beside.title('es'), titles.es)
  await hand.write(beside.title('ca'), titles.ca)
  await hand.press(beside.save)
  await expect(beside.saved(titles.ca, 'ca', 'es')).toBeVisible()
}

/** Changes the date in the Catalan form, and has it carried to the other versions with one confirmation. */
async function moveEverywhere(page: Page, hand: Hand, day: string): Promise<void> {
  const { form } = new Beside(page, 'ca')
  const start = form.text('start_date')
  // A box of a date is a place to type in, not one to press.
  if (hand === pointing) await start.selectText()
  else await tabbing.press(start)
  await page.keyboard.type(shownMoment(`${day} 20:00`))
  await form.expectMoment('start_date', `${day} 20:00`)
  await page.keyboard.press('ControlOrMeta+s')
  await hand.press(page.getByRole('button', { name: say('ca', 'carry:carry') }))
  const dialog = page.getByRole('dialog', { name: say('ca', 'carry:title') })
  const change = say('ca', 'bulk:start.change_other', { number: 2 })
  await hand.press(dialog.getByRole('button', { name: change, exact: true }))
  const counts = say('ca', 'bulk:counts.saved_other', { number: 2 })
  await expect(dialog.getByText(say('ca', 'bulk:over', { counts }))).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: say('ca', 'bulk:close'), exact: true }))
}

for (const [how, hand, tags] of [
  ['mouse', pointing, '@wide'],
  ['keyboard', tabbing, '@full'],
] as const)
  test(`what lacks Spanish is translated beside the Catalan and saved at once; its new date is on all three: by ${how} ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { venue, title, ids } = await seedDance(site)
    await signIn('ca')
    await confirmAll(page, site, 'ca', 1)
    await page.goto(`${site.root}ca/translations?search=${site.suffix}&state=missing&missing=es`)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('link', { name: title })).toBeVisible()
    const missing = grid.getByRole('link', { name: say('ca', 'translations:marks.missing') })
    await expect(missing).toHaveCount(1)
    if (how === 'mouse') await missing.click()
    else
      for (const key of ['j', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`/ca/translations/${ids.ca}$`))

    const before = await site.rest.read('venues', 'ca', venue.id)
    const titles = { ca: `Gran ball ${site.suffix}`, es: `Gran baile ${site.suffix}` }
    await translate(page, site, hand, titles)
    expect(await site.rest.read('venues', 'ca', venue.id)).toEqual(before)
    const [made] = await site.rest.list('events', 'es', `search=${site.suffix}&status=draft`)
    expect(made).toMatchObject({ title: titles.es, slug: `ball-${site.suffix}` })
    expect([made?.['venue']].flat()).toMatchObject([{ venue: `Sala ${site.suffix}` }])
    expect([made?.['venue']].flat()).not.toMatchObject([{ id: venue.id }])

    await page.goto(`${site.root}ca/events/${ids.ca}`)
    const day = dayFromNow(33)
    await moveEverywhere(page, hand, day)
    const all = { ...ids, es: made?.id ?? 0 }
    for (const language of LANGUAGES)
      expect(await site.rest.read('events', language, all[language])).toMatchObject({
        start_date: `${day} 20:00:00`,
        end_date: `${day} 22:00:00`,
      })
  })

test('a translation is told what has become of its source word by word; a minor edit and a copy go their ways @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { ids } = await seedDance(site)
  await signIn('ca')
  await confirmAll(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/translations/${ids.ca}`)
  const beside = new Beside(page, 'ca')
  const english = beside.column('en')
  const changed = english.getByText(beside.say('changes.title', { language: 'català' }))
  const save = async (title: string, ...languages: ('ca' | 'en')[]) => {
    await beside.save.click()
    await expect(beside.saved(title, ...languages)).toBeVisible()
  }

  const [small, gone] = [`Ball gran ${site.suffix}`, `Ball petit de tarda ${site.suffix}`]
  await beside.title('en').fill(`Great dance ${site.suffix}`)
  await save(`Ball ${site.suffix}`, 'en')
  await beside.title('ca').fill(small)
  await page.getByRole('checkbox', { name: beside.say('minor') }).check()
  // What is said above the texts of one language leaves the boxes of all in line.
  const [top, other] = [
    await beside.title('ca').boundingBox(),
    await beside.title('en').boundingBox(),
  ]
  expect(other).toMatchObject({ y: top?.y, height: top?.height })
  await save(small, 'ca')
  await expect(changed).toHaveCount(0)

  await beside.title('ca').fill(gone)
  await expect(page.getByRole('checkbox', { name: beside.say('minor') })).not.toBeChecked()
  await save(gone, 'ca')
  await expect(changed).toBeVisible()
  await expect(english.locator('del')).toContainText('gran')
  await expect(english.locator('ins')).toContainText('petit de tarda')
  await page.goto(`${site.root}ca/translations?search=${site.suffix}&state=outOfDate`)
  const row = page.getByRole('row').filter({ hasText: gone })
  await expect(row.getByText(say('ca', 'translations:marks.outOfDate'))).toBeVisible()

  await page.goto(`${site.root}ca/translations/${ids.ca}`)
  await beside.button(english, 'copy.title', { language: 'català' }).click()
  await expect(beside.title('en')).toHaveValue(gone)
  await save(gone, 'en')
  await expect(changed).toHaveCount(0)
  expect(await site.rest.read('events', 'en', ids.en)).toMatchObject({
    title: gone,
    slug: `ball-${site.suffix}`,
  })
})
