import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `drafts:${path}`, holes)

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, site: Site, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.root}ca/${path}`)
  return page
}

const note = (page: Page) => page.getByRole('region', { name: words('left') })

/** What the device keeps at this moment: a page that dies has no time for more. */
async function keptTitles(page: Page): Promise<unknown[]> {
  return (await keptIn<{ title: unknown }>(page, 'drafts')).map(({ title }) => title)
}

test('what was typed comes back after the page has died, onto what a colleague has saved since @wide', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Concert ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, website: 'https://abans.example/' })
  await signIn('ca', `events/${id}`)
  const first = new EventForm(page, 'ca')
  await first.text('title').fill(`${title} de Nadal`)
  await first.text('website').fill('https://meu.example/')
  await expect.poll(() => keptTitles(page)).toEqual([`${title} de Nadal`])
  await page.close()

  await site.rest.call('POST', 'ca', `events/${id}`, { title, website: 'https://seu.example/' })
  const later = await openTab(context, site, `events?search=${site.suffix}`)
  await expect(later.getByRole('row').filter({ hasText: title })).toContainText(words('mark'))
  await later.getByRole('link', { name: title }).click()
  const form = new EventForm(later, 'ca')
  await expect(note(later)).toContainText(`${title} de Nadal`)
  await expect(note(later)).toContainText('https://seu.example/')
  await expect(form.text('title')).toHaveValue(title)
  await expectAccessible(later)
  await note(later)
    .getByRole('button', { name: words('take') })
    .click()
  await expect(form.text('title')).toHaveValue(`${title} de Nadal`)
  await expect(form.text('title')).toBeFocused()
  await form.button('save').click()
  const conflict = later.getByRole('dialog', { name: form.say('conflict.title') })
  await conflict.getByRole('button', { name: form.say('conflict.save') }).click()
  await expect(form.saved(`${title} de Nadal`, 'publish')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({
    title: `${title} de Nadal`,
    website: 'https://meu.example/',
  })
  await expect.poll(() => keptTitles(later)).toEqual([])
})

test('two tabs on one event are told of each other, and of what the other saved or left @once', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Taller ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const one = new EventForm(page, 'ca')
  await expect(one.text('title')).toHaveValue(title)
  const beside = await openTab(context, site, `events/${id}`)
  const other = new EventForm(beside, 'ca')
  await expect(beside.getByText(words('elsewhere'))).toBeVisible()
  await expect(page.getByText(words('elsewhere'))).toBeVisible()

  await other.text('title').fill(`${title} de tardor`)
  await other.save('save', `${title} de tardor`, 'publish')
  await expect(page.getByText(words('savedElsewhere'))).toBeVisible()
  await expect(one.text('title')).toHaveValue(`${title} de tardor`)

  await other.text('website').fill('https://deixat.example/')
  await expect.poll(() => keptTitles(beside)).toEqual([`${title} de tardor`])
  await expect(note(page)).toHaveCount(0)
  await beside.close()
  await expect(note(page)).toContainText('https://deixat.example/')
  await expect(page.getByText(words('elsewhere'))).toHaveCount(0)
  await note(page)
    .getByRole('button', { name: words('discard') })
    .click()
  await expect(note(page)).toHaveCount(0)
})

test('copies that were chosen and not made come back after the page has died, by way of the settings @wide', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  const copies = (path: string, holes = {}) => say('ca', `eventDuplicate:${path}`, holes)
  await signIn('ca', `events/${id}/duplicate`)
  const beside = await openTab(context, site, `events/${id}/duplicate`)
  await expect(page.getByText(copies('unmade.elsewhere'))).toBeVisible()
  await expect(beside.getByText(copies('unmade.elsewhere'))).toBeVisible()
  await page.getByRole('radio', { name: copies('way.paste') }).click()
  await page.getByLabel(copies('paste.label')).fill('3/6/2031\n10/6/2031')
  await expect.poll(() => keptTitles(page)).toEqual([title])
  await expect(note(beside)).toHaveCount(0)
  await page.close()

  await expect(note(beside)).toContainText(copies('unmade.chosen_other', { number: '2' }))
  await beside.goto(`${site.root}settings`)
  await beside.getByRole('main').getByRole('link', { name: title }).click()
  await expectAccessible(beside)
  await note(beside)
    .getByRole('button', { name: words('take') })
    .click()
  await beside.getByRole('button', { name: copies('bar.make_other', { number: '2' }) }).click()
  const made = copies('result.made_other', { count: 2, number: '2' })
  await expect(beside.getByText(made).first()).toBeVisible()
  await expect.poll(() => keptTitles(beside)).toEqual([])
})
