import { daySpan } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedDrafts, seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('the address says it all: reload, back and a pasted link give the same page @wide', async ({
  page,
  site,
  signIn,
  context,
}) => {
  const [one, other] = [`Sardana ${site.suffix}`, `Havanera ${site.suffix}`]
  await seedDrafts(site, [one, other])
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.tab(list.say('statuses.draft')).click()
  await list.expectOnly([one, other], [])
  const address = page.url()
  await list.preset('past').click()
  await list.expectOnly([], [one, other])
  await page.goBack()
  expect(page.url()).toBe(address)
  await list.expectOnly([one, other], [])
  await page.reload()
  await list.expectOnly([one, other], [])
  await list.link(one).click()
  await page.getByRole('heading', { name: one }).waitFor()
  await page.goBack()
  expect(page.url()).toBe(address)
  const pasted = await context.newPage()
  await pasted.goto(address)
  await new EventList(pasted, 'ca').expectOnly([one, other], [])
  expect(pasted.url()).toBe(address)
})

test('a page past the end becomes the last one; pages and their size are links and a choice @full', async ({
  page,
  site,
  signIn,
}) => {
  const titles = Array.from({ length: 12 }, (_, at) => `Ball ${at + 10} ${site.suffix}`)
  await seedDrafts(site, titles)
  await signIn('ca', `events?search=${site.suffix}&per_page=10&page=9`)
  const list = new EventList(page, 'ca')
  await expect(page).toHaveURL(/page=2/)
  await list.expectOnly(titles.slice(10), titles)
  const pages = page.getByRole('navigation', { name: list.say('pager.pages') })
  await pages.getByRole('link', { name: list.say('pager.previous') }).click()
  await list.expectOnly(titles.slice(0, 10), titles)
  await pages.getByRole('link', { name: list.say('pager.page', { page: 2 }) }).click()
  await list.expectOnly(titles.slice(10), titles)
  await page.getByRole('combobox', { name: list.say('pager.size') }).selectOption('25')
  await expect(page).toHaveURL(/per_page=25/)
  await list.expectOnly(titles, [])
  await expect(pages).toHaveCount(0)
})

test('columns are chosen and kept @once @full', async ({ page, site, signIn }) => {
  await seedEvent(site, 'ca', { title: `Cercavila ${site.suffix}`, cost: '4 €' })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  const header = (name: string) =>
    page.getByRole('columnheader', { name: list.say(`columns.${name}`), exact: true })
  await expect(header('venue')).toBeVisible()
  await page.getByRole('button', { name: list.say('columns.button') }).click()
  const choice = page.getByRole('dialog', { name: list.say('columns.button') })
  await choice.getByRole('checkbox', { name: list.say('columns.cost') }).check()
  await choice.getByRole('checkbox', { name: list.say('columns.venue') }).uncheck()
  await page.keyboard.press('Escape')
  await expect(header('cost')).toBeVisible()
  await expect(header('venue')).toHaveCount(0)
  await page.reload()
  await expect(header('cost')).toBeVisible()
  await expect(header('venue')).toHaveCount(0)
})

test('an empty list says why and offers one way on @full', async ({ page, site, signIn }) => {
  const title = `Pregó ${site.suffix}`
  await seedEvent(site, 'ca', { title, ...daySpan(-20) })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await expect(page.getByText(list.say('empty.search', { words: site.suffix }))).toBeVisible()
  await page.getByRole('link', { name: list.say('empty.allDates') }).click()
  await list.expectOnly([title], [])
})

test('the menu of a row opens the event, copies its link and shows it on the website @full', async ({
  page,
  site,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Castellers ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  const { url } = await site.rest.read('events', 'ca', id)
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  const menu = await list.openRowMenu(title)
  const onTheWebsite = menu.getByRole('menuitem', { name: list.say('row.public') })
  await expect(onTheWebsite).toHaveAttribute('href', String(url))
  await menu.getByRole('menuitem', { name: list.say('row.copyLink'), exact: true }).click()
  await expect(page.getByText(list.say('row.copied', { title }))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${site.root}ca/events/${id}`)
  await (
    await list.openRowMenu(title)
  )
    .getByRole('menuitem', { name: list.say('row.open') })
    .click()
  await expect(page).toHaveURL(copied)
})

test('an event hidden here is found under Hidden, any other by its name @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Assaig ${site.suffix}`
  const slug = `assaig-${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, slug })
  await signIn('ca', `events/${id}`)
  const list = new EventList(page, 'ca')
  const form = new EventForm(page, 'ca')
  await form.flag('hide_from_listings').check()
  await form.save('save', title, 'publish')
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ hide_from_listings: true })
  await page.getByRole('link', { name: say('ca', 'app:shell.events') }).click()
  await list.preset('hidden').click()
  await expect(page.getByText(say('ca', 'hiddenEvents:summary'))).toBeVisible()
  await expect(list.link(title)).toHaveAttribute('href', new RegExp(`/ca/events/${id}$`))
  const named = page.getByRole('textbox', { name: say('ca', 'hiddenEvents:openLabel') })
  const open = page.getByRole('button', { name: say('ca', 'hiddenEvents:openButton') })
  await named.fill('això no és res ?')
  await open.click()
  await expect(page.getByText(say('ca', 'hiddenEvents:openWrong'))).toBeVisible()
  await named.fill(slug)
  await open.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
