import type { Page, Request } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { saveData, withoutRest } from './fetchedAhead.ts'
import { hold } from './hold.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** Counts the requests whose address matches, from now on. */
function counted(page: Page, address: RegExp): () => number {
  let count = 0
  page.on('request', (request: Request) => {
    if (address.test(request.url())) count += 1
  })
  return () => count
}

/** Listings of events, as the list asks for them. */
const listing = /\/v1\/events\?/

test('a page’s code comes just before it is opened', async ({ page, context, site, signIn }) => {
  await withoutRest(context)
  await saveData(page)
  const trash = counted(page, /\/assets\/trash-.*\.js/)
  const calendar = counted(page, /\/assets\/calendar-.*\.js/)
  await signIn('ca', 'venues')
  expect([trash(), calendar()]).toEqual([0, 0])
  await page.getByRole('link', { name: say('ca', 'app:shell.trash') }).hover()
  await expect.poll(trash).toBe(1)
  await page.getByRole('link', { name: say('ca', 'app:shell.calendar') }).focus()
  await expect.poll(calendar).toBe(1)
  await expect(page).toHaveURL(/\/ca\/venues$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ca\/calendar$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([trash(), calendar()]).toEqual([1, 1])

  // Where nobody saves data, that of the forms comes once the first page is read.
  const other = await context.newPage()
  const forms = counted(other, /\/assets\/form-.*\.js/)
  await other.goto(`${site.root}ca/venues`)
  await expect.poll(forms).toBe(1)
})

test('a list that was there is shown at once on the way back', async ({ page, site, signIn }) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  const readings = counted(page, listing)
  await signIn('ca', `events?search=${site.suffix}`)
  const link = page.getByRole('link', { name: title })
  const form = new EventForm(page, 'ca')
  await link.click()
  await expect(form.text('title')).toHaveValue(title)
  const before = readings()
  await page.goBack()
  await expect(link).toBeVisible()
  expect(readings()).toBe(before)

  await link.click()
  await form.text('title').fill(`${title} gran`)
  await form.button('save').click()
  await expect(form.saved(`${title} gran`, 'publish')).toBeVisible()
  const letGo = await hold(page, listing)
  const saved = readings()
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(readings).toBeGreaterThan(saved)
  letGo()
  await expect(page.getByRole('link', { name: `${title} gran` })).toBeVisible()
})
