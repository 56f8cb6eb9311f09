import { expectAccessible } from './axe.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('why an event is not seen is told in words, put right there, and taken back @once', async ({
  page,
  site,
  signIn,
}) => {
  const words = (path: string, holes = {}) => say('ca', `visibility:${path}`, holes)
  const title = `Fira ${site.suffix}`
  const seen = await seedEvent(site, 'ca', { title, status: 'draft' })
  await signIn('ca', 'events')
  const menu = await new EventList(page, 'ca').openRowMenu(title)
  await menu.getByRole('menuitem', { name: words('action') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: words('title', { title }) }),
  ).toBeFocused()
  const part = page.getByRole('region', { name: 'Català' })
  await expect(part.getByText(words('verdict.closed'))).toBeVisible()
  await expect(part.getByText(words('reason.draft'))).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('button', { name: words('remedy.publishOne', { title }) }).press('Enter')
  await expect(part.getByText(words('verdict.visible'))).toBeVisible()
  await expect(part.getByRole('link', { name: words('here') })).toBeVisible()
  expect(await site.rest.read('events', 'ca', seen.id)).toMatchObject({ status: 'publish' })
  await page.getByRole('button', { name: words('write.undo') }).click()
  await expect(part.getByText(words('reason.draft'))).toBeVisible()
})
