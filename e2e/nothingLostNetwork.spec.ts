import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { dayFromNow } from './days.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** What speaks of the network comes a while after the page, with the code of what could not be fetched later. */
async function codeAtHand(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/SignInDialog-')),
  )
}

/** What tells an hour, as far as the article: the first hour has it in the singular. */
const beforeHour = (words: string) => words.split(' les ')[0] ?? ''

const offlineSince = (page: Page) =>
  page.getByText(beforeHour(say('ca', 'queue:bar.offline', { time: '' })))

test('made without a network, an event waits, outlives a reload, and is sent once @local @wide', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Ofrena ${site.suffix}`
  await signIn('ca', 'events/new')
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(4)} 22:00`)
  await codeAtHand(page)

  await context.setOffline(true)
  await expect(offlineSince(page)).toBeVisible()
  await form.button('publish').click()
  await page.getByRole('button', { name: say('ca', 'recordForm:later.send') }).click()
  await expect(page).toHaveURL(/\/ca\/queue$/)
  const waiting = page
    .getByRole('list', { name: say('ca', 'queue:list') })
    .getByRole('listitem', { name: title })
  await expect(waiting).toBeVisible()

  await site.fail([{ kind: 'dropped' }])
  await context.setOffline(false)
  await page.reload()
  await expect(waiting).toBeVisible()

  await site.fail([])
  await page.getByRole('button', { name: say('ca', 'queue:action.send') }).click()
  const results = page.getByRole('region', { name: say('ca', 'queue:results') })
  await expect(results).toContainText(say('ca', 'queue:sent.create', { title }))
  await expect(waiting).toHaveCount(0)
  const made = await site.rest.list('events', 'ca', `search=${site.suffix}&per_page=10`)
  expect(made.map((event) => event['title'])).toEqual([title])
})

test('without a network what was seen stays readable, with its time, and since when is said @once @full', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  await signIn('ca', `events?search=${site.suffix}`)
  const link = page.getByRole('link', { name: title })
  const form = new EventForm(page, 'ca')
  await link.click()
  await expect(form.text('title')).toHaveValue(title)
  await page.goBack()
  await expect(link).toBeVisible()
  await codeAtHand(page)

  await context.setOffline(true)
  const bar = offlineSince(page)
  await expect(bar).toBeVisible()
  const stands = beforeHour(say('ca', 'recordForm:page.readAt_other', { time: '' }))
  await link.click()
  await expect(form.text('title')).toHaveValue(title)
  await expect(page.getByText(stands)).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: say('ca', 'filters:results.refresh') }).click()
  await expect(page.getByText(stands)).toBeVisible()
  await expect(link).toBeVisible()
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
})

test('a page whose code could not be fetched says so, and comes by itself when it can @once', async ({
  page,
  context,
  signIn,
}) => {
  const code = '**/assets/TrashPage-*'
  await page.route(code, (route) => route.abort())
  await signIn('ca')
  await codeAtHand(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: say('ca', 'app:shell.trash') }).click()
  const note = page.getByRole('alert')
  await expect(note).toContainText(say('ca', 'service:refusal.offline.text'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'app:broken.title'))
  await note.getByRole('button', { name: say('ca', 'app:broken.retry') }).click()
  await expect(note).toContainText(say('ca', 'service:refusal.offline.text'))
  await page.unroute(code)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'trash:title'))
})
