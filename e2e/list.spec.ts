import { readFile } from 'node:fs/promises'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { everythingKept } from './keptIn.ts'
import { seedDrafts, seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('an address says it all', async ({ page, site, signIn, context }) => {
  const [one, other] = [`Sardana ${site.suffix}`, `Havanera ${site.suffix}`]
  await seedDrafts(site, [one, other])
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.goToStatus(list.say('statuses.draft'))
  await list.expectOnly([one, other], [])
  const address = page.url()
  await list.goToDates('past')
  await list.expectOnly([], [one, other])
  await page.goBack()
  expect(page.url()).toBe(address)
  await list.expectOnly([one, other], [])
  await page.reload()
  await list.link(one).click()
  await page.getByRole('heading', { name: one }).waitFor()
  await page.goBack()
  expect(page.url()).toBe(address)
  // Who comes back from a record goes on from its row.
  await expect(list.link(one)).toBeFocused()
  await page.keyboard.press('j')
  await expect(list.link(other)).toBeFocused()
  const pasted = await context.newPage()
  await pasted.goto(address)
  await new EventList(pasted, 'ca').expectOnly([one, other], [])
  expect(pasted.url()).toBe(address)
})

test('published from its row, an event leaves the drafts', async ({ page, site, signIn }) => {
  const [one, other] = [`Sardana ${site.suffix}`, `Havanera ${site.suffix}`]
  await seedDrafts(site, [one, other])
  await signIn('ca', `events?search=${site.suffix}&status=draft`)
  const list = new EventList(page, 'ca')
  for (const title of [one, other]) await page.getByRole('checkbox', { name: title }).check()
  const selected = (count: number) =>
    page
      .getByRole('region', { name: say('ca', 'job:selection.bar') })
      .getByText(say('ca', `job:selection.count_${count === 1 ? 'one' : 'other'}`, { count }))
  await expect(selected(2)).toBeVisible()
  await expect(list.search).toBeHidden()
  await list.openRowMenu(one)
  await page.getByRole('menuitem', { name: say('ca', 'calendar:popover.to.publish') }).click()
  await list.expectOnly([other], [one])
  await expect(selected(1)).toBeVisible()
  await page.getByRole('checkbox', { name: other }).uncheck()
  await expect(list.search).toBeVisible()
})

test('filters are kept under a name, gone back to, and exported', async ({ page, signIn }) => {
  const words = (path: string, holes = {}) => say('es', `recordList:${path}`, holes)
  await signIn('es', 'venues?search=mar&has_events=true')
  const opener = page.getByRole('button', { name: say('es', 'filters:view'), exact: true })
  await opener.click()
  await page.getByRole('textbox', { name: words('views.name') }).fill('Cerca del mar')
  await page.getByRole('button', { name: words('views.save') }).click()
  await expect(page.getByText(words('views.saved', { name: 'Cerca del mar' }))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('views.export') }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Cerca del mar')
  await page.keyboard.press('Escape')

  const search = page.getByRole('textbox', { name: say('es', 'translations:search.venues') })
  await page.getByRole('link', { name: say('es', 'eventList:names.venue') }).click()
  await expect(search).toHaveValue('')
  await opener.click()
  await page.getByRole('link', { name: 'Cerca del mar', exact: true }).click()
  await expect(search).toHaveValue('mar')
  await expect(page).toHaveURL(/\/es\/venues\?(?=.*search=mar)(?=.*has_events=true)/)
})

test('the menu of a row copies the link of its event and leads to it; hidden here, it is found under Hidden, any other by its name', async ({
  page,
  site,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Assaig ${site.suffix}`
  const slug = `assaig-${site.suffix}`
  const { id, url } = await seedEvent(site, 'ca', { title, slug })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  const item = (name: string) => page.getByRole('menuitem', { name: list.say(name), exact: true })
  await list.openRowMenu(title)
  await expect(item('row.public')).toHaveAttribute('href', String(url))
  await item('row.copyLink').click()
  await expect(page.getByText(list.say('row.copied', { title }))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${site.root}ca/events/${id}`)
  await list.openRowMenu(title)
  await item('ui:open').click()
  await expect(page).toHaveURL(copied)

  const form = new EventForm(page, 'ca')
  await form.unfold()
  await form.flag('hide_from_listings').check()
  await form.save('save', title, 'publish')
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ hide_from_listings: true })
  await page.getByRole('link', { name: say('ca', 'app:shell.events') }).click()
  await list.goToDates('hidden')
  await expect(list.link(title)).toHaveAttribute('href', new RegExp(`/ca/events/${id}$`))
  await page.getByRole('textbox', { name: say('ca', 'hiddenEvents:openLabel') }).fill(slug)
  await page.getByRole('button', { name: say('ca', 'ui:open') }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('rows of this device stand before the service answers, and what is new waits @local', async ({
  page,
  site,
  signIn,
}) => {
  // In alphabetical order what is new stands above what is known.
  const [known, made] = [`Sala ${site.suffix}`, `Ateneu ${site.suffix}`]
  await site.rest.create('venues', 'ca', { venue: known })
  await signIn('ca', 'venues')
  // All of them are stored when nothing else is to be done.
  await expect.poll(() => everythingKept(page)).toContain(known)
  await site.rest.create('venues', 'ca', { venue: made })
  const answer = await hold(page, /\/venues\?/)
  await page.reload()
  await expect(page.getByRole('link', { name: known })).toBeVisible()
  answer()
  const news = page.getByRole('button', {
    name: say('ca', 'filters:results.new_one', { count: 1 }),
  })
  await expect(news).toBeVisible()
  await expect(page.getByRole('link', { name: made })).toBeHidden()
  await news.click()
  await expect(page.getByRole('link', { name: made })).toBeVisible()
  await expect(news).toBeHidden()
})
