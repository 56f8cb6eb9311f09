import type { Page } from '@playwright/test'
import { dayCell, drag, drawn, middleOf } from './calendarGrid.ts'
import { dayFromNow, daySpan } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent, seedLinked } from './seeds.ts'
import { SideBySide } from './sideBySide.ts'
import { LANGUAGES, type Language, say } from './words.ts'

/** What an errand takes of the hand: clicks and taps since the page was opened, those of a key left out. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { clicks: 0 }
    Object.assign(window, { count })
    const note = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) count.clicks += 1
    }
    addEventListener('click', note, { capture: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { count: { clicks: number } }).count.clicks)
}

const button = (page: Page, path: Parameters<typeof say>[1], holes = {}) =>
  page.getByRole('button', { name: say('ca', path, holes), exact: true })

test('an event is published in two languages by 14 clicks', async ({ page, site, signIn }) => {
  const { category } = await seedLinked(site, 'ca')
  await signIn('ca')
  const clicks = await countClicks(page)
  const form = new EventForm(page, 'ca')
  await page
    .getByRole('link', { name: say('ca', 'app:shell.new') })
    .first()
    .click()
  await form.text('title').click()
  await page.keyboard.type(`Concert ${site.suffix}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('180320281830')
  for (const [name, typed] of [
    ['venue', `Sala ${site.suffix}`],
    ['categories', category['name']],
  ] as const) {
    await form.choice(name).click()
    await page.keyboard.type(String(typed))
    await page.getByRole('option', { name: String(typed) }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  await form.button('saveDraft').click()
  await expect(page).toHaveURL(/ca\/events\/\d+/)
  const beside = new SideBySide(page, 'ca')
  await page.getByRole('link', { name: say('ca', 'eventForm:beside') }).click()
  const language = beside.nameOf('es')
  await beside.button(beside.column('es'), 'rules:panel.make', { language }).click()
  await beside.button(page.getByRole('dialog'), 'make.action').click()
  await expect(beside.title('es')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`Concierto ${site.suffix}`)
  await button(page, 'recordForm:action.publishSave').click()
  await expect(page.getByText(beside.list('ca', 'es')).first()).toBeVisible()
  const found = async (language: 'ca' | 'es') =>
    (await site.rest.list('events', language, `search=${site.suffix}&starts_after=2028-03-01`)).map(
      ({ status }) => status,
    )
  expect([await found('ca'), await found('es')]).toEqual([['publish'], ['publish']])
  expect(await clicks()).toBeLessThanOrEqual(14)
})

test('an event in three languages is moved by one drag, and put back by one undo', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayFromNow(40)
  const there = dayFromNow(41)
  const span = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` }
  const ids = new Map<Language, number>()
  for (const language of LANGUAGES) {
    const title = `Cantada ${language} ${site.suffix}`
    const slug = `cantada-${site.suffix}`
    ids.set(language, (await seedEvent(site, language, { title, slug, ...span })).id)
    // What only these records share says more among many.
    for (const at of Array.from({ length: 8 }).keys())
      await seedEvent(site, language, { title: `${language} ${at}`, ...daySpan(50 + at) })
  }
  const days = () =>
    Promise.all(
      [...ids].map(async ([language, id]) => {
        const { start_date: start } = await site.rest.read('events', language, id)
        return String(start).slice(0, 10)
      }),
    )
  await signIn('ca', `calendar?view=month&date=${there}`)
  const title = `Cantada ca ${site.suffix}`
  const chip = drawn(page, title)
  await chip.click()
  // The calendar found them by itself.
  const card = page.getByRole('dialog', { name: title })
  for (const name of ['Español', 'English']) await expect(card.getByText(name)).toBeAttached()
  await page.keyboard.press('Escape')
  await drag(page, await middleOf(chip), await middleOf(dayCell(page, there)))
  await expect.poll(days).toEqual([there, there, there])
  await button(page, 'eventMove:versions.undo').click()
  await expect.poll(days).toEqual([day, day, day])
})

test('what lacks Spanish is translated and published by 8 clicks', async ({
  page,
  site,
  signIn,
}) => {
  const { category, venue } = await seedLinked(site, 'ca')
  const linked = { venue: venue.id, categories: [category.id] }
  await seedEvent(site, 'ca', { title: `Ball ${site.suffix}`, ...linked })
  await signIn('ca', `translations?search=${site.suffix}`)
  const clicks = await countClicks(page)
  const missing = say('ca', 'translations:states.missing')
  await page.getByRole('link', { name: new RegExp(`^${missing}`) }).click()
  await page.getByRole('link', { name: 'Español (1)' }).click()
  await page
    .getByRole('link', { name: say('ca', 'translations:marks.missing') })
    .first()
    .click()
  const beside = new SideBySide(page, 'ca')
  const language = beside.nameOf('es')
  const dialog = page.getByRole('dialog', { name: beside.say('make.title', { language }) })
  await beside.button(beside.column('es'), 'rules:panel.make', { language }).click()
  await beside.button(dialog, 'make.action').click()
  await expect(beside.title('es')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`Baile ${site.suffix}`)
  await button(page, 'recordForm:action.publishSave').click()
  const published = () => site.rest.list('events', 'es', `search=${site.suffix}&status=publish`)
  await expect.poll(async () => (await published()).length).toBe(1)
  // What was pressed is gone, for nothing is left to publish.
  await expect(button(page, 'sideBySide:save')).toBeFocused()
  expect(await clicks()).toBeLessThanOrEqual(8)
})

test('a concert in the church in March is found by 20 keys', async ({ page, site, signIn }) => {
  const venue = await site.rest.create('venues', 'ca', { venue: `Església ${site.suffix}` })
  const category = await site.rest.create('categories', 'ca', { name: `Concerts ${site.suffix}` })
  const day = `${Number(dayFromNow(0).slice(0, 4)) + 1}-03-14`
  const span = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  const linked = { venue: venue.id, categories: [category.id] }
  const { id } = await seedEvent(site, 'ca', {
    title: `Cor jove ${site.suffix}`,
    ...linked,
    ...span,
  })
  await signIn('ca', 'tags')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const words = 'concert esgl març'
  expect([...words, 'Slash', 'Enter'].length).toBeLessThanOrEqual(20)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: say('ca', 'search:title') })).toBeFocused()
  await page.keyboard.type(words)
  const hit = page.getByRole('option', { name: new RegExp(`^Cor jove ${site.suffix}`) })
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`ca/events/${id}$`))
})

test('drafts without an image are published by 6 clicks', async ({ page, site, signIn }) => {
  const [year, month] = dayFromNow(0).split('-').map(Number)
  const next = new Date(Date.UTC(Number(year), Number(month), 10)).toISOString().slice(0, 10)
  const times = { start_date: `${next} 10:00:00`, end_date: `${next} 11:00:00` }
  for (const title of ['Un', 'Dos', 'Tres'])
    await seedEvent(site, 'ca', { title: `${title} ${site.suffix}`, status: 'draft', ...times })
  await signIn('ca', 'events')
  const clicks = await countClicks(page)
  const list = new EventList(page, 'ca')
  const drawer = await list.openFilters()
  await drawer.getByRole('button', { name: say('ca', 'eventList:presets.nextMonth') }).click()
  await drawer.getByRole('checkbox', { name: say('ca', 'eventFilters:lacks.image') }).click()
  await drawer.getByRole('checkbox', { name: say('ca', 'filters:statuses.draft') }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Tres ${site.suffix}`)).toBeVisible()
  await page.getByRole('table').getByRole('checkbox').first().click()
  await button(page, 'job:post.publish').click()
  await expect(button(page, 'job:start.change_other', { count: '3' })).toBeFocused()
  await page.keyboard.press('Enter')
  const published = () => site.rest.list('events', 'ca', `search=${site.suffix}&status=publish`)
  await expect.poll(async () => (await published()).length).toBe(3)
  expect(await clicks()).toBeLessThanOrEqual(6)
})

test('an event is made a draft on a telephone with 3 taps', async ({ page, site, signIn }) => {
  const title = `Taller ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('ca', `events?search=${site.suffix}`)
  const clicks = await countClicks(page)
  await new EventList(page, 'ca').link(title).click()
  await new EventForm(page, 'ca').saveOtherwise('makeDraft')
  await expect.poll(async () => (await site.rest.read('events', 'ca', id))['status']).toBe('draft')
  expect(await clicks()).toBeLessThanOrEqual(3)
})
