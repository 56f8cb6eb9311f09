import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const word = (key: string, holes: Record<string, string> = {}) => say('ca', `queue:${key}`, holes)

/** Saves another title without a way to the service, and lets it wait. */
async function waitFor(page: Page, site: Site, form: EventForm, title: string): Promise<void> {
  await form.text('title').fill(title)
  await site.fail([{ kind: 'dropped' }])
  await form.button('save').click()
  await page.getByRole('button', { name: form.say('later.send'), exact: true }).click()
  await expect(page.getByRole('link', { name: form.say('later.see') }).first()).toBeVisible()
}

test('what is removed from the queue is never sent; where its text is, is said, and its form offers it @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Aplec ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await waitFor(page, site, form, `${title} gran`)
  await page
    .getByRole('link', { name: form.say('later.see') })
    .first()
    .click()
  const waiting = page
    .getByRole('list', { name: word('list') })
    .getByRole('listitem', { name: `${title} gran` })
  await expect(waiting).toBeVisible()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await waiting
    .getByRole('button', { name: word('action.remove', { title: `${title} gran` }) })
    .click()
  await expect(page.getByText(word('empty.title'))).toBeVisible()
  await expect(page.getByText(word('removedKept', { title: `${title} gran` }))).toBeVisible()
  await expectAccessible(page)

  await site.fail([])
  await page.goto(`${site.root}ca/events/${id}`)
  await expect(form.text('title')).toHaveValue(title)
  const left = page.getByRole('region', { name: say('ca', 'drafts:left') })
  await left.getByRole('button', { name: say('ca', 'drafts:take') }).click()
  await expect(form.text('title')).toHaveValue(`${title} gran`)
  expect(posts).toEqual([])
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
})
