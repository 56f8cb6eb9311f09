import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** Leaves the page's site no room on this device: the browser itself refuses to keep more. Returns what gives it back. */
async function fillDevice(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  return () => devtools.detach()
}

const drafts = async (page: Page) =>
  (await keptIn<{ title: unknown }>(page, 'drafts')).map(({ title }) => title)

test('a full device is said where something is typed, and where a save cannot wait; nothing typed leaves the form @once', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Cantada ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(title)

  const giveRoom = await fillDevice(page)
  await form.text('title').fill(`${title} de Nadal`)
  await expect(page.getByText(say('ca', 'drafts:full'))).toBeVisible()
  expect(await drafts(page)).toEqual([])

  await context.setOffline(true)
  await form.button('save').click()
  const later = page.getByRole('button', { name: say('ca', 'recordForm:later.send') })
  await later.click()
  await expect(page.getByText(say('ca', 'recordForm:later.full'))).toBeVisible()
  await expect(form.text('title')).toHaveValue(`${title} de Nadal`)

  await giveRoom()
  await later.click()
  await expect(page.getByText(say('ca', 'recordForm:later.waits_one'))).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await site.rest.read('events', 'ca', id))['title'])
    .toBe(`${title} de Nadal`)
})

test('on a full device a save still goes out, and the history says what it cannot keep @once', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Aplec ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(title)
  await fillDevice(page)
  await form.text('title').fill(`${title} de tardor`)
  await form.save('save', `${title} de tardor`, 'publish')
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} de tardor` })
  await page.getByRole('link', { name: say('ca', 'app:shell.history') }).click()
  await expect(page.getByText(say('ca', 'history:unkept'))).toBeVisible()
})
