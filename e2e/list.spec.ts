import { dayFromNow } from './days.ts'
import { EventList } from './eventList.ts'
import { type Site, expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const span = (days: number) => ({
  start_date: `${dayFromNow(days)} 10:00:00`,
  end_date: `${dayFromNow(days)} 23:30:00`,
})

/** Drafts by so many titles, a day apart from each other. */
async function seedRow(site: Site, titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries())
    await seedEvent(site, 'ca', { title, status: 'draft', ...span(10 + at) })
}

test('the presets list by dates, and the past from its end', async ({ page, site, signIn }) => {
  const name = (words: string) => `${words} ${site.suffix}`
  const when = { Avui: 0, 'Aviat vinent': 5, 'Més endavant': 20, 'Fa poc': -3, 'Fa temps': -9 }
  const all = Object.keys(when).map(name)
  for (const [words, days] of Object.entries(when))
    await seedEvent(site, 'ca', { title: name(words), ...span(days) })
  const shown = {
    today: ['Avui'],
    week: ['Avui', 'Aviat vinent'],
    days30: ['Avui', 'Aviat vinent', 'Més endavant'],
    past: ['Fa temps', 'Fa poc', 'Avui'],
    all: Object.keys(when),
    upcoming: ['Avui', 'Aviat vinent', 'Més endavant'],
  }
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.expectOnly(shown.upcoming.map(name), all)
  for (const [preset, titles] of Object.entries(shown)) {
    await list.preset(preset).click()
    await expect(list.preset(preset)).toHaveAttribute('aria-current', 'page')
    await list.expectOnly(titles.map(name), all)
  }
  await list.preset('past').click()
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveText(['Avui', 'Fa poc', 'Fa temps'].map(name))
})

test('the status tabs count and list @wide', async ({ page, site, signIn }) => {
  const statuses = ['publish', 'draft', 'pending', 'private']
  const title = (status: string) => `Acte ${status} ${site.suffix}`
  for (const status of statuses) await seedEvent(site, 'ca', { title: title(status), status })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await expect(list.tab(list.say('tabs.any'))).toHaveText(/4$/)
  for (const status of statuses) {
    const tab = list.tab(list.say(`statuses.${status}`))
    await expect(tab).toHaveText(/ 1$/)
    await tab.click()
    await list.expectOnly([title(status)], statuses.map(title))
    expect(new URL(page.url()).searchParams.get('status')).toBe(status)
  }
})

test('words are searched for while they are typed, and cleared @wide', async ({
  page,
  site,
  signIn,
}) => {
  const [one, other] = [`Gralla ${site.suffix}`, `Tabal ${site.suffix}`]
  await seedRow(site, [one, other])
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.expectOnly([one, other], [])
  await list.search.fill(one)
  await list.expectOnly([one], [one, other])
  await page.getByRole('button', { name: list.say('search.clear') }).click()
  await expect(list.search).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
})

test('the drawer reaches every parameter, and chips take each away', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Gegants ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, featured: true })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  const drawer = await list.openFilters()
  const named = (name: string) => list.say(`names.${name}`)
  for (const name of [
    'start_date',
    'end_date',
    'starts_before',
    'starts_after',
    'ends_before',
    'ends_after',
  ])
    await expect(drawer.getByRole('group', { name: named(name), exact: true })).toBeAttached()
  for (const name of ['categories', 'tags', 'venue', 'organizer', 'featured'])
    await expect(drawer.getByRole('combobox', { name: named(name), exact: true })).toBeAttached()
  for (const name of ['include', 'post_parent'])
    await expect(drawer.getByRole('textbox', { name: named(name), exact: true })).toBeAttached()
  await expect(drawer.getByRole('combobox', { name: list.say('strict.label') })).toBeAttached()

  await drawer.getByRole('combobox', { name: named('featured') }).selectOption('true')
  await drawer.getByRole('textbox', { name: named('include') }).fill(`${id}, 1`)
  await drawer.getByRole('checkbox', { name: list.say('statuses.publish') }).check()
  await drawer.getByRole('checkbox', { name: list.say('statuses.draft') }).check()
  await drawer
    .getByRole('group', { name: named('starts_after'), exact: true })
    .getByRole('spinbutton')
    .first()
    .click()
  await page.keyboard.type(dayFromNow(1).split('-').toReversed().join(''))
  await drawer.getByRole('button', { name: list.say('drawer.apply') }).click()

  await expect(drawer).toHaveCount(0)
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked()).toEqual({
    search: site.suffix,
    featured: 'true',
    include: `${id},1`,
    status: 'publish,draft',
    starts_after: dayFromNow(1),
  })
  await list.expectOnly([title], [])
  for (const name of ['featured', 'include', 'status', 'starts_after']) {
    await list.chips.getByRole('button', { name: new RegExp(`[«“]${named(name)}:`) }).click()
    await expect.poll(asked).not.toHaveProperty(name)
  }
  await expect(list.chips).toHaveCount(0)
})

test('a filter that says nothing is said in the drawer, and not applied @once', async ({
  page,
  signIn,
}) => {
  await signIn('ca')
  const list = new EventList(page, 'ca')
  const drawer = await list.openFilters()
  const include = drawer.getByRole('textbox', { name: list.say('names.include') })
  await include.fill('dotze')
  await drawer.getByRole('button', { name: list.say('drawer.apply') }).click()
  await expect(drawer.getByText(list.say('error.ids'))).toBeVisible()
  await expect(include).toBeFocused()
  await drawer.getByRole('button', { name: list.say('drawer.clear') }).click()
  await expect(include).toHaveValue('')
})

test('the address says it all: reload, back and a pasted link give the same page', async ({
  page,
  site,
  signIn,
  context,
}) => {
  const [one, other] = [`Sardana ${site.suffix}`, `Havanera ${site.suffix}`]
  await seedRow(site, [one, other])
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
  await pasted.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`)).fill(site.login)
  await pasted.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)).fill(site.password)
  await pasted.getByRole('button', { name: say('ca', 'signIn:submit') }).click()
  await new EventList(pasted, 'ca').expectOnly([one, other], [])
  expect(pasted.url()).toBe(address)
})

test('what is mistyped in an address is said, the rest applies @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Correfoc ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  await signIn('ca', `events?search=${site.suffix}&featured=potser&colour=blau&geoloc_lat=41`)
  const list = new EventList(page, 'ca')
  const note = page.getByRole('complementary').filter({ hasText: list.say('mistakes.title') })
  await expect(note.getByRole('listitem')).toHaveText([
    list.say('mistakes.value', { name: list.say('names.featured'), text: 'potser' }),
    list.say('mistakes.name', { name: 'colour' }),
    list.say('mistakes.pair', {
      name: list.say('names.geoloc_lat'),
      other: list.say('names.geoloc_lng'),
    }),
  ])
  await list.expectOnly([title], [])
})

test('a page past the end becomes the last one; pages and their size are links and a choice', async ({
  page,
  site,
  signIn,
}) => {
  const titles = Array.from({ length: 12 }, (_, at) => `Ball ${at + 10} ${site.suffix}`)
  await seedRow(site, titles)
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

test('columns are chosen and kept @once', async ({ page, site, signIn }) => {
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

test('an empty list says why and offers one way on @wide', async ({ page, site, signIn }) => {
  const title = `Pregó ${site.suffix}`
  await seedEvent(site, 'ca', { title, ...span(-20) })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await expect(page.getByText(list.say('empty.search', { words: site.suffix }))).toBeVisible()
  await page.getByRole('link', { name: list.say('empty.allDates') }).click()
  await list.expectOnly([title], [])
})

test('the menu of a row opens the event, copies its link and shows it on the website @wide', async ({
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
  const hide = page.getByRole('checkbox', { name: say('ca', 'eventForm:label.hide_from_listings') })
  await hide.check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await site.rest.read('events', 'ca', id))['hide_from_listings'])
    .toBe(true)
  await page.getByRole('link', { name: say('ca', 'app:shell.events') }).click()
  await list.preset('hidden').click()
  await expect(page.getByText(list.say('hidden.summary'))).toBeVisible()
  await expect(list.link(title)).toHaveAttribute('href', new RegExp(`/ca/events/${id}$`))
  const named = page.getByRole('textbox', { name: list.say('hidden.openLabel') })
  const open = page.getByRole('button', { name: list.say('hidden.openButton') })
  await named.fill('això no és res ?')
  await open.click()
  await expect(page.getByText(list.say('hidden.openWrong'))).toBeVisible()
  await named.fill(slug)
  await open.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
