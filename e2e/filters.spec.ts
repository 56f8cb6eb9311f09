import { dayFromNow, daySpan } from './days.ts'
import { EventList } from './eventList.ts'
import { say } from './words.ts'
import { shownMoment } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedDrafts, seedEvent } from './seeds.ts'

test('the presets list by dates, and the past from its end @full', async ({
  page,
  site,
  signIn,
}) => {
  const name = (words: string) => `${words} ${site.suffix}`
  const when = { Avui: 0, 'Aviat vinent': 5, 'Més endavant': 20, 'Fa poc': -3, 'Fa temps': -9 }
  const all = Object.keys(when).map(name)
  for (const [words, days] of Object.entries(when))
    await seedEvent(site, 'ca', { title: name(words), ...daySpan(days) })
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
  await seedDrafts(site, [one, other])
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.expectOnly([one, other], [])
  await list.search.fill(one)
  await list.expectOnly([one], [one, other])
  await page.getByRole('button', { name: list.say('search.clear') }).click()
  await expect(list.search).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
})

test('the drawer reaches every parameter, and chips take each away @wide', async ({
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
    await expect(drawer.getByRole('textbox', { name: named(name), exact: true })).toBeAttached()
  for (const name of ['categories', 'tags', 'venue', 'organizer', 'featured'])
    await expect(drawer.getByRole('combobox', { name: named(name), exact: true })).toBeAttached()
  for (const name of ['include', 'post_parent'])
    await expect(drawer.getByRole('textbox', { name: named(name), exact: true })).toBeAttached()
  await expect(
    drawer.getByRole('combobox', { name: say(list.language, 'eventFilters:strict.label') }),
  ).toBeAttached()

  await drawer.getByRole('combobox', { name: named('featured') }).selectOption('true')
  await drawer.getByRole('textbox', { name: named('include') }).fill(`${id}, 1`)
  await drawer.getByRole('checkbox', { name: list.say('statuses.publish') }).check()
  await drawer.getByRole('checkbox', { name: list.say('statuses.draft') }).check()
  await drawer.getByRole('textbox', { name: named('starts_after'), exact: true }).click()
  await page.keyboard.type(shownMoment(dayFromNow(1)))
  await drawer.getByRole('button', { name: say(list.language, 'filterDrawer:apply') }).click()

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

test('a filter that says nothing is said in the drawer, and not applied @once @full', async ({
  page,
  signIn,
}) => {
  await signIn('ca')
  const list = new EventList(page, 'ca')
  const drawer = await list.openFilters()
  const include = drawer.getByRole('textbox', { name: list.say('names.include') })
  await include.fill('dotze')
  await drawer.getByRole('button', { name: say(list.language, 'filterDrawer:apply') }).click()
  await expect(drawer.getByText(say(list.language, 'filterDrawer:error.ids'))).toBeVisible()
  await expect(include).toBeFocused()
  await drawer.getByRole('button', { name: say(list.language, 'filterDrawer:clear') }).click()
  await expect(include).toHaveValue('')
})

test('what is mistyped in an address is said, the rest applies @full', async ({
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
