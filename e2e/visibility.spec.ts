import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `visibility:${path}`, holes)

/** Asks why an event is not seen, and gives what is said of it in its own language. */
async function asked(page: Page, { root }: Site, id: unknown) {
  await page.goto(`${root}ca/events/${String(id)}/visibility`)
  return page.getByRole('region', { name: 'Català' })
}

test('why an event is not seen is told in words, put right there, and taken back @wide', async ({
  page,
  site,
  signIn,
}) => {
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

test('private, scheduled, in an empty category, in another language: each is said, and put right @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Ball ${site.suffix}`
  const hidden = await seedEvent(site, 'ca', { title, status: 'private' })
  const late = { title: `Cursa ${site.suffix}`, status: 'future' }
  const scheduled = await seedEvent(site, 'ca', { ...late, date: `${dayFromNow(5)} 09:00:00` })
  const name = `Dansa ${site.suffix}`
  const category = await site.rest.create('categories', 'ca', { name })
  const alone = { title: `Mostra ${site.suffix}`, status: 'draft', categories: [category.id] }
  const draft = await seedEvent(site, 'ca', alone)
  const spanish = await seedEvent(site, 'es', { title: `Feria ${site.suffix}` })
  await signIn('ca', 'tags')

  const part = await asked(page, site, hidden.id)
  await expect(part.getByText(words('verdict.closed'))).toBeVisible()
  await expect(part.getByText(words('reason.private'))).toBeVisible()
  await part.getByRole('button', { name: words('remedy.publishOne', { title }) }).click()
  await expect(part.getByText(words('verdict.visible'))).toBeVisible()
  expect(await site.rest.read('events', 'ca', hidden.id)).toMatchObject({ status: 'publish' })

  await asked(page, site, scheduled.id)
  const at = new RegExp(`^${words('reason.scheduled', { at: '.*9:00' })}`)
  await expect(part.getByText(at)).toBeVisible()
  await part.getByRole('link', { name: words('remedy.date') }).click()
  const form = new EventForm(page, 'ca')
  await expect(form.text('date')).toBeFocused()
  await form.expectMoment('date', `${dayFromNow(5)} 09:00`)

  await asked(page, site, draft.id)
  await expect(part.getByText(words('reason.emptyCategory', { name }))).toBeVisible()
  await part.getByRole('link', { name: words('remedy.category') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goBack()
  await part
    .getByRole('button', { name: words('remedy.publishOne', { title: alone.title }) })
    .click()
  await expect(part.getByText(words('verdict.visible'))).toBeVisible()
  await expect(part.getByText(words('reason.emptyCategory', { name }))).toHaveCount(0)

  await asked(page, site, spanish.id)
  await expect(part.getByText(words('verdict.address'))).toBeVisible()
  await expect(part.getByText(words('reason.language', { language: 'espanyol' }))).toBeVisible()
  await part.getByRole('link', { name: words('remedy.language', { language: 'espanyol' }) }).click()
  await expect(page).toHaveURL(new RegExp(`/es/events/${spanish.id}/visibility$`))
  const itsOwn = page.getByRole('region', { name: 'Español' })
  await expect(itsOwn.getByText(say('es', 'visibility:verdict.visible'))).toBeVisible()
})

test('of several events, the name of each begins on the line of its verdict @once', async ({
  page,
  site,
  signIn,
}) => {
  const titles = [`Fira ${site.suffix}`, `Ball ${site.suffix}`]
  const ids: number[] = []
  for (const title of titles) {
    const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
    ids.push(id)
  }
  await signIn('ca', `events/visibility?include=${ids.join(',')}`)
  const middleOf = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
    return y + height / 2
  }
  for (const title of titles) {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
    const verdict = row.getByText(words('verdict.closed'))
    await expect(verdict).toBeVisible()
    const name = row.getByRole('link', { name: title })
    const between = (await middleOf(name)) - (await middleOf(verdict))
    expect(Math.abs(between)).toBeLessThan(2)
  }
})

test.describe('in the town', () => {
  test.use({ data: 'town' })

  test('an event with a password is said to have one, and its form asks for it @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const [event] = await site.rest.list('events', 'ca', 'search=Assemblea&per_page=1')
    await signIn('ca', 'tags')
    const part = await asked(page, site, event?.id)
    await expect(part.getByText(words('verdict.closed'))).toBeVisible()
    await expect(part.getByText(words('reason.password'))).toBeVisible()
    await expectAccessible(page)
    await part.getByRole('link', { name: words('remedy.form') }).click()
    await expect(page.getByLabel(say('ca', 'eventForm:password.label'))).toBeVisible()
  })
})
