import type { Page } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent, seedLinked } from './seeds.ts'
import { SideBySide } from './sideBySide.ts'
import { say } from './words.ts'

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
