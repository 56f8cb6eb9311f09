import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `visibility:${path}`, holes)

test('why an event is not seen is told, and put right there', async ({ page, site, signIn }) => {
  const title = `Fira ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
  const status = async () => (await site.rest.read('events', 'ca', id))['status']
  await signIn('ca', 'events')
  const menu = await new EventList(page, 'ca').openRowMenu(title)
  await menu.getByRole('menuitem', { name: words('action') }).click()
  const part = page.getByRole('region', { name: 'Català' })
  await expect(part.getByText(words('verdict.closed'))).toBeVisible()
  await expect(part.getByText(words('reason.draft'))).toBeVisible()
  await part.getByRole('button', { name: words('remedy.publishOne', { title }) }).click()
  await expect(part.getByText(words('verdict.visible'))).toBeVisible()
  await expect(part.getByRole('link', { name: words('here') })).toBeVisible()
  expect(await status()).toBe('publish')
  await page.getByRole('button', { name: words('ui:undo') }).click()
  await expect(part.getByText(words('reason.draft'))).toBeVisible()
  expect(await status()).toBe('draft')

  const name = `Dansa ${site.suffix}`
  const category = await site.rest.create('categories', 'ca', { name })
  const alone = { title: `Mostra ${site.suffix}`, status: 'draft', categories: [category.id] }
  const draft = await seedEvent(site, 'ca', alone)
  const spanish = await seedEvent(site, 'es', { title: `Feria ${site.suffix}` })
  await page.goto(`${site.root}ca/events/${draft.id}/visibility`)
  await expect(part.getByText(words('reason.emptyCategory', { name }))).toBeVisible()
  await part.getByRole('link', { name: words('remedy.category') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await page.goto(`${site.root}ca/events/${spanish.id}/visibility`)
  await expect(part.getByText(words('reason.language', { language: 'espanyol' }))).toBeVisible()
  await part.getByRole('link', { name: words('remedy.language', { language: 'espanyol' }) }).click()
  await expect(page).toHaveURL(new RegExp(`/es/events/${spanish.id}/visibility$`))
  const itsOwn = page.getByRole('region', { name: 'Español' })
  await expect(itsOwn.getByText(words('verdict.visible'))).toBeVisible()
})
