import type { Page } from '@playwright/test'
import { confirmAll } from './beside.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) =>
  sayOf('ca', ['calendar', 'eventMove', 'eventForm', 'recordForm'], path, holes)

const drawn = (page: Page, title: string) =>
  page.locator('a.calendar-event').filter({ hasText: title })

/** The next write of an event of a language that leaves the page, as it is sent. */
async function written(page: Page, language: string, end: RegExp) {
  const sent = await page.waitForRequest((request) => {
    const { pathname } = new URL(request.url())
    return request.method() !== 'GET' && pathname.includes(`/${language}/`) && end.test(pathname)
  })
  return sent.postDataJSON() as unknown
}

const website = 'https://a.test/'
const hours = (day: string) => ({ start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` })

test('an event is moved with keys, its version in another language as well when that is wanted, and both go back @full', async ({
  page,
  site,
  signIn,
}) => {
  const [day, next] = ['2027-03-10', '2027-03-11']
  const fields = { slug: `ball-${site.suffix}`, website, ...hours(day) }
  const title = `Ball ${site.suffix}`
  const ca = await seedEvent(site, 'ca', { title, ...fields })
  const es = await seedEvent(site, 'es', { title: `Baile ${site.suffix}`, ...fields })
  const stored = async () => [
    (await site.rest.read('events', 'ca', ca.id)).start_date,
    (await site.rest.read('events', 'es', es.id)).start_date,
  ]
  await signIn('ca')
  await confirmAll(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/calendar?view=month&date=${day}&search=${site.suffix}`)
  await tabOnto(drawn(page, title))
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('button', { name: say('versions.move', { languages: 'ES' }) })
  await expect(offer).toBeVisible()
  expect(await stored()).toEqual([`${next} 10:00:00`, `${day} 10:00:00`])
  const sent = written(page, 'es', new RegExp(`/events/${es.id}$`))
  await offer.press('Enter')
  expect(await sent).toMatchObject({ website, ...hours(next) })
  await expect.poll(stored).toEqual([`${next} 10:00:00`, `${next} 10:00:00`])
  await page.getByRole('button', { name: say('versions.undo'), exact: true }).press('Enter')
  await expect.poll(stored).toEqual([`${day} 10:00:00`, `${day} 10:00:00`])
})

test('a day of a week is chosen with keys, begun in the short form and finished in the whole one @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Lectura ${site.suffix}`
  const form = new EventForm(page, 'ca')
  await signIn('ca', `calendar?view=week&date=2027-03-10&search=${site.suffix}`)
  await tabOnto(page.locator('[role="columnheader"][data-date="2027-03-11"]').getByRole('link'))
  await page.keyboard.press('n')
  const short = page.getByRole('dialog', { name: say('page.new') })
  await expect(short).toBeVisible()
  await expect(form.text('title')).toBeFocused()
  await form.expectMoment('start_date', '2027-03-11 19:00')
  await page.keyboard.type(title)
  await form.typeMoment('start_date', '2027-03-11 10:30')
  await page.keyboard.press('Alt+Enter')
  await expect(page).toHaveURL(/events\/new$/)
  await expect(form.text('title')).toHaveValue(title)
  await form.expectMoment('start_date', '2027-03-11 10:30')
  await form.expectMoment('end_date', '2027-03-11 12:30')
  const sent = written(page, 'ca', /\/events$/)
  await page.keyboard.press('ControlOrMeta+s')
  const dates = { start_date: '2027-03-11 10:30:00', end_date: '2027-03-11 12:30:00' }
  expect(await sent).toMatchObject({ title, status: 'draft', ...dates })
  await page.goto(`${site.root}ca/calendar?view=week&date=2027-03-10&search=${site.suffix}`)
  await expect(drawn(page, title)).toContainText('10:30')
})
