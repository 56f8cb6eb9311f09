import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { changeAll } from './bulkDialogs.ts'
import { dayFromNow, daySpan } from './days.ts'
import { factsOf } from './facts.ts'
import { expect, type Site, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { seedEvent } from './seeds.ts'
import { SideBySide, confirmLinks } from './sideBySide.ts'
import { LANGUAGES, say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `translations:${path}`, holes)

const stateTab = (page: Page, state: string, count: number) =>
  page
    .getByRole('navigation', { name: words('states.label') })
    .getByRole('link', { name: `${words(`states.${state}`)} ${count}` })

/** So many dances in Catalan, the first few with a Spanish version at another price. */
async function seedDances(site: Site, all: number, translated: number): Promise<void> {
  for (const at of Array.from({ length: all }).keys()) {
    const slug = `ball-${at}-${site.suffix}`
    const span = daySpan(5 + at)
    await seedEvent(site, 'ca', { title: `Ball ${at} ${site.suffix}`, slug, ...span, cost: '8' })
    if (at < translated)
      await seedEvent(site, 'es', { title: `Baile ${at} ${site.suffix}`, slug, ...span, cost: '9' })
  }
}

test('a translator sees what lacks Spanish and what differs, confirms links, and takes a price from one language', async ({
  page,
  site,
  signIn,
}) => {
  await seedDances(site, 5, 3)
  await signIn('ca', `translations?search=${site.suffix}`)
  await stateTab(page, 'missing', 5).click()
  await page.getByRole('link', { name: 'Español (2)' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await stateTab(page, 'differ', 3).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await stateTab(page, 'confirm', 3).click()
  const pairs = page.getByRole('list', { name: words('confirming.title') })
  await expect(pairs.getByRole('listitem')).toHaveCount(3)
  const sides = await pairs.getByRole('listitem').first().getByRole('link').all()
  const tops = await Promise.all(sides.map(async (side) => (await side.boundingBox())?.y))
  expect(tops).toEqual([tops[0], tops[0]])
  for (const left of [2, 1, 0]) {
    await pairs
      .getByRole('button', { name: words('confirming.confirm') })
      .first()
      .click()
    await expect(pairs.getByRole('listitem')).toHaveCount(left)
  }
  await page.goto(`${site.root}ca/translations/drift`)
  const title = `Ball 0 ${site.suffix}`
  const holes = { field: say('ca', 'eventForm:label.cost'), title, language: 'català' }
  await page.getByRole('button', { name: say('ca', 'drift:takeField', holes) }).click()
  const dialog = page.getByRole('dialog', { name: say('ca', 'drift:take') })
  await changeAll(dialog, 1)
  const [taken] = await site.rest.list('events', 'es', `search=Baile 0 ${site.suffix}`)
  expect(String(taken?.['cost'])).toContain('8')
})

test('what may have a version is decided from the board @local', async ({ page, site, signIn }) => {
  const { suffix } = site
  // Two that begin together, and one that begins with them: it may be of either, or of none.
  const titles = [`Taller de ceràmica ${suffix}`, `Xerrada sobre l’aigua ${suffix}`]
  for (const title of titles) await seedEvent(site, 'ca', { title, ...daySpan(6) })
  const spanish = `Encuentro vecinal ${suffix}`
  await seedEvent(site, 'es', { title: spanish, ...daySpan(6) })
  await signIn('ca', `translations?search=${suffix}`)
  await stateTab(page, 'unpaired', 1).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: spanish })).toContainText(words('marks.possible'))
  await page.getByRole('link', { name: words('unpaired.answer') }).click()
  const pair = page.getByRole('list', { name: words('confirming.title') }).getByRole('group')
  await expect(pair).toHaveCount(1)
  const first = (await pair.getAttribute('aria-label')) ?? ''
  const other = titles.find((title) => !first.includes(title)) ?? ''
  await pair.getByRole('button', { name: words('confirming.separate') }).click()
  // What is not of the one may be of the other.
  await expect(pair).toContainText(other)
  await pair.getByRole('button', { name: words('confirming.confirm') }).click()
  await expect(page.getByText(words('empty.state'))).toBeVisible()
  await stateTab(page, 'unpaired', 0).click()
  await stateTab(page, 'missing', 2).click()
  await expect(rows.filter({ hasText: other })).toContainText(spanish)
})

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

test('what lacks Spanish is translated beside the Catalan and saved at once; its new date goes to all three @modes', async ({
  page,
  site,
  signIn,
}) => {
  const { venue, title, ids } = await seedDance(site)
  await signIn('ca')
  await confirmLinks(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/translations?search=${site.suffix}&state=missing&missing=es`)
  await page
    .getByRole('table')
    .getByRole('link', { name: words('marks.missing') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/ca/translations/${ids.ca}$`))

  const before = await site.rest.read('venues', 'ca', venue.id)
  const desk = new SideBySide(page, 'ca')
  const language = desk.nameOf('es')
  await desk.button(desk.column('es'), 'rules:panel.make', { language }).click()
  const dialog = page.getByRole('dialog', { name: desk.say('make.title', { language }) })
  const ownVenue = desk.say('link.create', { name: `Sala ${site.suffix}` })
  await expect(dialog.getByRole('combobox')).toHaveText(ownVenue)
  await desk.button(dialog, 'make.action').click()
  await expect(desk.title('es')).toHaveValue(title)
  await desk.title('es').fill(`Gran baile ${site.suffix}`)
  await desk.title('ca').fill(`Gran ball ${site.suffix}`)
  await desk.save.click()
  await expect(desk.saved(`Gran ball ${site.suffix}`, 'ca', 'es')).toBeVisible()
  expect(await site.rest.read('venues', 'ca', venue.id)).toEqual(before)
  const [made] = await site.rest.list('events', 'es', `search=${site.suffix}&status=draft`)
  expect(made).toMatchObject({ title: `Gran baile ${site.suffix}`, slug: `ball-${site.suffix}` })
  expect([made?.['venue']].flat()).toMatchObject([{ venue: `Sala ${site.suffix}` }])
  expect([made?.['venue']].flat()).not.toMatchObject([{ id: venue.id }])

  await page.goto(`${site.root}ca/events/${ids.ca}`)
  const day = dayFromNow(33)
  await desk.form.typeMoment('start_date', `${day} 20:00`)
  await desk.form.button('save').click()
  await page.getByRole('button', { name: say('ca', 'carry:carry') }).click()
  const others = page.getByRole('dialog', { name: say('ca', 'carry:title') })
  await changeAll(others, 2)
  const all = { ...ids, es: made?.id ?? 0 }
  const hours = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  for (const one of LANGUAGES)
    expect(await site.rest.read('events', one, all[one])).toMatchObject(hours)
})

test('a translation is told what has become of its source', async ({ page, site, signIn }) => {
  const { ids } = await seedDance(site)
  await signIn('ca')
  await confirmLinks(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/translations/${ids.ca}`)
  const desk = new SideBySide(page, 'ca')
  const english = desk.column('en')
  const changed = english.getByText(desk.say('changes.title', { language: 'català' }))
  const save = async (title: string, ...languages: ('ca' | 'en')[]) => {
    await desk.save.click()
    await expect(desk.saved(title, ...languages)).toBeVisible()
  }
  await desk.title('en').fill(`Great dance ${site.suffix}`)
  await save(`Ball ${site.suffix}`, 'en')
  const small = `Ball gran ${site.suffix}`
  await desk.title('ca').fill(small)
  await page.getByRole('checkbox', { name: desk.say('minor') }).check()
  await save(small, 'ca')
  await expect(changed).toHaveCount(0)

  const gone = `Ball petit de tarda ${site.suffix}`
  await desk.title('ca').fill(gone)
  await save(gone, 'ca')
  await expect(changed).toBeVisible()
  await expect(english.locator('del')).toContainText('gran')
  await expect(english.locator('ins')).toContainText('petit de tarda')
  await page.goto(`${site.root}ca/translations?search=${site.suffix}&state=outOfDate`)
  const row = page.getByRole('row').filter({ hasText: gone })
  await expect(row.getByText(words('marks.outOfDate'))).toBeVisible()

  await page.goto(`${site.root}ca/translations/${ids.ca}`)
  await desk.button(english, 'copy.title', { language: 'català' }).click()
  await save(gone, 'en')
  await expect(changed).toHaveCount(0)
  expect(await site.rest.read('events', 'en', ids.en)).toMatchObject({ title: gone })
})

test('texts go out for a translator, come back translated, and only what was translated is written @modes', async ({
  page,
  site,
  signIn,
}) => {
  const { suffix } = site
  const slug = `ball-${suffix}`
  const description =
    '<p>Un <strong>gran</strong> ball &amp; <a href="https://example.org/?a=1&amp;b=2">més</a>.</p>'
  await seedEvent(site, 'ca', { title: `Ball ${suffix}`, slug, description })
  const es = await seedEvent(site, 'es', { title: `Baile ${suffix}`, slug, description })
  await signIn('ca')
  await confirmLinks(page, site, 'ca', 1)
  const exchange = (path: string, holes = {}) => say('ca', `exchange:${path}`, holes)
  await page.goto(`${site.root}ca/translations/exchange?to=es&search=${suffix}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: exchange('out.xliff'), exact: true }).click()
  const out = await readFile(await (await download).path(), 'utf8')
  expect(out.split(`Baile ${suffix}`)).toHaveLength(2)

  const before = await site.rest.read('events', 'es', es.id)
  await page.goto(`${site.root}ca/translations/exchange?part=in`)
  const buffer = Buffer.from(out.replace(`Baile ${suffix}`, `Gran baile ${suffix}`))
  await page
    .getByLabel(exchange('transfer:in.choose'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'textos.xlf', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByRole('checkbox', { name: new RegExp(`^Baile ${suffix}: `) })).toBeChecked()
  await page.getByRole('button', { name: exchange('batch.save_one', { count: 1 }) }).click()
  const title = exchange('apply.title', { language: 'espanyol' })
  const dialog = page.getByRole('dialog', { name: title })
  await changeAll(dialog, 1)
  const after = await site.rest.read('events', 'es', es.id)
  expect(after['title']).toBe(`Gran baile ${suffix}`)
  expect(factsOf(after, ['title'])).toEqual(factsOf(before, ['title']))
})

/** Two thousand events in each language, as far as the board reads them. */
async function answerListings(page: Page): Promise<void> {
  await page.route(/\/wp-json\/.*\/(events|venues|organizers|categories|tags)\?/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const [, language = '', name = ''] = /\/(\w\w)\/wp-json\/.*\/(\w+)$/.exec(pathname) ?? []
    const first = (Number(searchParams.get('page') ?? 1) - 1) * 50
    const events = Array.from({ length: 50 }, (_, at) => ({
      id: (language === 'ca' ? 10_000 : 20_000) + first + at,
      title: `Acte ${first + at}`,
      slug: `acte-${first + at}`,
      status: 'publish',
      start_date: `2031-01-10 10:00:00`,
      end_date: `2031-01-10 11:00:00`,
    }))
    const count = name === 'events' ? 2000 : 0
    const json = { [name]: count > 0 ? events : [], total: count, total_pages: count / 50 }
    return route.fulfill({ json })
  })
}

test('two thousand rows come in pages of fifty, and on the way back one goes on from the row that was opened @full @local', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca', 'tags')
  await answerListings(page)
  await page.goto(`${site.root}ca/translations`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(50)
  const first = await rows.first().innerText()
  const pages = page.getByRole('navigation', { name: say('ca', 'filters:pager.pages') })
  await pages.getByRole('link', { name: say('ca', 'filters:pager.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first()).not.toHaveText(first)
  await expect(rows).toHaveCount(50)
  const link = rows.nth(1).getByRole('link').first()
  const name = await link.innerText()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('e')
  await expect(page).not.toHaveURL(/page=2/)
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused()
})

test.describe('in a town @local', () => {
  test.use({ data: 'town' })

  test('the board is there before the site answers when it was open before, and asks three times', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('ca', 'translations')
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows.nth(5)).toBeVisible()
    // What there is to do is counted once all languages are read.
    const states = page.getByRole('navigation', { name: say('ca', 'translations:states.label') })
    await expect(states).toBeVisible()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wp-json/')) asked.push(request.url())
    })
    const letGo = await hold(page, /\/wp-json\//)
    await page.goto(`${site.root}ca/translations`, { waitUntil: 'commit' })
    await expect(rows.nth(5)).toBeVisible()
    letGo()
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeLessThanOrEqual(3)
  })
})
