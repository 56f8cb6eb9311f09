import type { Page, Request } from '@playwright/test'
import { dayFromNow, springChange } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { factsOf } from './facts.ts'
import { expect, type Site, test } from './fixtures.ts'
import { everythingKept, keptIn } from './keptIn.ts'
import type { WireRecord } from './rest.ts'
import { anyPicture, type Linked, seedEvent, seedFullEvent, seedLinked } from './seeds.ts'
import { say } from './words.ts'

const ca = (page: Page) => new EventForm(page, 'ca')

/** Fills every field; the organizer is one that the calendar does not know, and is made from here. */
async function fillEveryField(form: EventForm, site: Site, title: string, linked: Linked) {
  const { page } = form
  const { suffix } = site
  const image = await anyPicture(site, 'ca')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(40)} 19:30`)
  await form.typeMoment('end_date', `${dayFromNow(40)} 21:00`)
  await form.unfold()
  await form.unfold('excerpt')
  await page.getByRole('button', { name: form.say('zone.change') }).click()
  await form.choice('timezone').fill('Atlantic/Canary')
  await page.getByRole('option', { name: 'Atlantic/Canary' }).click()
  await form.pick('venue', `Sala ${suffix}`)
  await form.flag('show_map').check()
  await form.flag('show_map_link').check()
  const typed = `Comissió ${suffix}`
  await form.choice('organizer').fill(typed)
  await page.getByRole('option', { name: form.say('create.organizer', { typed }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: form.say('quick.create'), exact: true }).click()
  await expect(page.getByRole('button', { name: typed, exact: true })).toBeVisible()
  await form.show('description', 'source')
  await form.text('description').fill('<p>Una <em>estrena</em>.</p>')
  await form.text('excerpt').fill('Dansa contemporània.')
  await form.text('cost').fill('10 €')
  await form.text('website').fill('https://example.org/dansa')
  if (image !== undefined) await form.text('image').fill(image)
  await form.pick('categories', `Dansa ${suffix}`)
  await form.pick('tags', `estrena ${suffix}`)
  await form.choice('status').selectOption('publish')
  await form.typeMoment('date', `${dayFromNow(-5)} 08:15`)
  await form.choice('author').fill(String(linked.venue['author']))
  await form.text('slug').fill(`dansa-${suffix}`)
  await form.flag('featured').check()
  await form.flag('sticky').check()
  return image
}

const namesOf = (links: unknown) =>
  [links]
    .flat()
    .map(Object)
    .map(({ venue, organizer, name }) => venue ?? organizer ?? name)

/** What the service has to show of it, whichever way it words it. */
function expectEveryField(record: WireRecord, linked: Linked, suffix: string) {
  expect(record).toMatchObject({
    status: 'publish',
    slug: `dansa-${suffix}`,
    timezone: 'Atlantic/Canary',
    start_date: `${dayFromNow(40)} 19:30:00`,
    end_date: `${dayFromNow(40)} 21:00:00`,
    date: `${dayFromNow(-5)} 08:15:00`,
    author: linked.venue['author'],
    all_day: false,
    website: 'https://example.org/dansa',
    show_map: true,
    show_map_link: true,
    featured: true,
    sticky: true,
    hide_from_listings: false,
  })
  expect(record['description']).toContain('<p>Una <em>estrena</em>.</p>')
  expect(record['excerpt']).toContain('Dansa contemporània.')
  expect(record['cost']).toContain('10')
  expect(namesOf(record['venue'])).toEqual([`Sala ${suffix}`])
  expect(namesOf(record['organizer'])).toEqual([`Comissió ${suffix}`])
  expect(namesOf(record['categories'])).toEqual([`Dansa ${suffix}`])
  expect(namesOf(record['tags'])).toEqual([`estrena ${suffix}`])
}

const idIn = (page: Page) => Number(/(\d+)$/.exec(page.url())?.[1])

test.describe('in the town', () => {
  test.use({ data: 'town' })

  test('an event is added with every field, and listed @modes', async ({ page, site, signIn }) => {
    const linked = await seedLinked(site, 'ca')
    const title = `Estrena ${site.suffix}`
    const form = ca(page)
    await signIn('ca')
    await page.getByRole('link', { name: say('ca', 'ui:new.events') }).click()
    const image = await fillEveryField(form, site, title, linked)
    await form.button('publish').click()
    await expect(form.saved(title, 'publish', 'created')).toBeVisible()
    await expect(page).toHaveURL(/\/events\/\d+$/)
    const record = await site.rest.read('events', 'ca', idIn(page))
    expectEveryField(record, linked, site.suffix)
    if (image !== undefined) expect(record['image']).toMatchObject({ id: Number(image) })
    await page.getByRole('link', { name: say('ca', 'app:shell.events') }).click()
    await new EventList(page, 'ca').search.fill(title)
    await expect(page.getByRole('row', { name: title })).toContainText(`Sala ${site.suffix}`)
  })

  test('a title is changed, and nothing else changes @modes', async ({ page, site, signIn }) => {
    const before = await seedFullEvent(site)
    const { id } = before
    const title = String(before['title'])
    const writes: Request[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/wp-json/')) writes.push(request)
    })
    await signIn('ca', `events?search=${site.suffix}`)
    await new EventList(page, 'ca').link(title).click()
    const form = ca(page)
    await form.text('title').fill(`${title}, ara al pati`)
    await form.save('save', `${title}, ara al pati`, 'publish')
    const after = await site.rest.read('events', 'ca', id)
    expect(after['title']).toBe(`${title}, ara al pati`)
    expect(factsOf(after, ['title'])).toEqual(factsOf(before, ['title']))
    expect(writes.map((write) => write.method())).toEqual(['POST'])
    const body: unknown = writes[0]?.postDataJSON()
    for (const untouched of ['id', 'description', 'excerpt'])
      expect(body).not.toHaveProperty(untouched)
  })

  test('an event with a password asks for it, is saved with it, and nothing keeps it @local', async ({
    page,
    site,
    signIn,
  }) => {
    const [event] = await site.rest.list('events', 'ca', 'search=Assemblea&per_page=1')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await signIn('ca', `events/${event?.id}`)
    const form = ca(page)
    const box = page.getByLabel(form.say('password.label'))
    const open = page.getByRole('button', { name: form.say('ui:open') })
    await box.fill('sucre')
    await open.click()
    await expect(page.getByText(form.say('password.wrong'))).toBeVisible()
    await box.fill('salobre')
    await open.click()
    await form.text('cost').fill('3 €')
    await expect.poll(() => keptIn(page, 'drafts')).toHaveLength(1)
    expect(await everythingKept(page)).not.toContain('salobre')
    await form.save('save', await form.text('title').inputValue(), 'publish')
    expect(await keptIn(page, 'history')).toHaveLength(1)
    // In the query of a reading by number and in the body of a write, nowhere else (product.md §4).
    expect(await everythingKept(page)).not.toContain('salobre')
    expect(page.url() + said.join()).not.toContain('salobre')
  })
})

test('dates and status of an event, and what each says', async ({ page, site, signIn }) => {
  await signIn('ca', 'events/new')
  const form = ca(page)
  const title = `Fira ${site.suffix}`
  const [day, later] = [dayFromNow(20), dayFromNow(25)]
  await expect(form.text('title')).toHaveAttribute('aria-required', 'true')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${springChange()} 02:30`)
  await form.button('saveDraft').click()
  const holes = { zone: 'Europe/Madrid', after: '03:30', time: '02:30' }
  await expect(form.summary()).toContainText(say('ca', 'time:gap', holes))

  await form.typeMoment('start_date', `${day} 19:00`)
  await form.expectMoment('end_date', `${day} 21:00`)
  const words = (path: string, more = {}) => say('ca', `form:picker.${path}`, more)
  const field = form.label('start_date')
  await page.getByRole('button', { name: words('openFor', { field }) }).click()
  const chooser = page.getByRole('dialog', { name: words('chooseDate') })
  await expect(chooser.getByRole('columnheader').first()).toHaveAccessibleName(/^dilluns/i)
  await expect(chooser.getByRole('button', { name: words('nextMonth') })).toBeVisible()
  await page.keyboard.press('Escape')
  await form.typeMoment('end_date', `${day} 20:30`)
  await form.typeMoment('start_date', `${later} 10:00`)
  await form.expectMoment('end_date', `${later} 11:30`)
  await form.flag('all_day').check()
  await form.expectMoment('startDay', later)
  await form.button('saveDraft').click()
  await expect(form.saved(title, 'draft', 'created')).toBeVisible()
  await expect(page).toHaveURL(/events\/\d+$/)
  expect(await site.rest.read('events', 'ca', idIn(page))).toMatchObject({
    all_day: true,
    start_date: `${later} 00:00:00`,
    end_date: `${later} 23:59:59`,
  })

  for (const status of ['publish', 'pending', 'private', 'future', 'draft']) {
    await form.choice('status').selectOption(status)
    await expect(page.getByText(form.say(`statusMeans.${status}`))).toBeVisible()
  }
  await form.saveOtherwise('review')
  await expect(form.saved(title, 'pending')).toBeVisible()
  await expect(form.text('title')).not.toHaveAttribute('aria-required', 'true')
  await form.save('publish', title, 'publish')
  await expect(form.button('publish')).toHaveCount(0)
  await expect(page.getByRole('link', { name: form.say('page.open') })).toBeVisible()
  expect(await site.rest.read('events', 'ca', idIn(page))).toMatchObject({ status: 'publish' })
})

test('a form of mistakes leads to each, and leaving it asks', async ({ page, signIn }) => {
  await signIn('ca', 'events/new')
  const form = ca(page)
  const problem = (name: string) => form.say(`problem.${name}`)
  await form.typeMoment('start_date', `${dayFromNow(9)} 19:00`)
  await form.typeMoment('end_date', `${dayFromNow(8)} 19:00`)
  await form.text('website').fill('exemple')
  await form.text('image').fill('la foto bona')
  await form.unfold()
  await form.text('slug').fill('amb espais i/barres')
  await form.choice('author').fill('Maria')
  await form.text('date').click()
  await page.keyboard.type('12')
  await form.button('publish').click()
  const summary = form.summary()
  await expect(summary).toBeFocused()
  const mistakes = [
    ['title', 'neededTitle'],
    ['end_date', 'endBeforeStart'],
    ['website', 'address'],
    ['image', 'picture'],
    ['date', 'wallTime'],
    ['author', 'number'],
    ['slug', 'slug'],
  ] as const
  await expect(summary.getByRole('link')).toHaveText(
    mistakes.map(([name, words]) => `${form.label(name)}: ${problem(words)}`),
  )
  await summary.getByRole('link', { name: problem('address') }).click()
  await expect(form.text('website')).toBeFocused()
  await expect(form.text('website')).toHaveValue('exemple')
  await expect(form.text('website')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/events\/new$/)

  await expect(page.getByText(form.say('ui:unsaved'))).toBeVisible()
  const away = page.getByRole('link', { name: say('ca', 'app:shell.settings') })
  const question = page.getByRole('alertdialog', { name: form.say('leave.title') })
  await away.click()
  await question.getByRole('button', { name: say('ca', 'ui:cancel') }).click()
  await expect(form.text('website')).toHaveValue('exemple')
  await away.click()
  await question.getByRole('button', { name: form.say('ui:leave'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('ca', 'app:shell.settings') })).toBeVisible()
  await page.goBack()
  const left = page.getByRole('region', { name: say('ca', 'drafts:left') })
  await left.getByRole('button', { name: say('ca', 'drafts:take') }).click()
  await expect(form.text('website')).toHaveValue('exemple')
  await away.click()
  await question.getByRole('button', { name: form.say('leave.discard') }).click()
  await page.goBack()
  await expect(form.text('website')).toHaveValue('')
  await expect(left).toHaveCount(0)
})

test('an event is opened by its slug, told on its field what the service refuses, saved and renamed, and looked for where it is not @modes', async ({
  page,
  site,
  signIn,
}) => {
  const slug = `passeig-${site.suffix}`
  const title = `Passeig ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, slug })
  await signIn('ca', `events/by-slug/${slug}`)
  const form = ca(page)
  await expect(page.getByText(form.say('bySlug.text', { slug }))).toBeVisible()
  await form.text('title').fill(`${title} llarg`)
  await form.text('image').fill('987654321')
  await form.button('save').click()
  const summary = form.summary()
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: new RegExp(`^${form.label('image')}`) }).click()
  await expect(form.text('image')).toBeFocused()
  await expect(form.text('image')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.text('title')).toHaveValue(`${title} llarg`)
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
  await form.text('image').fill('')
  await form.save('save', `${title} llarg`, 'publish')
  await expect(page).toHaveURL(new RegExp(`by-slug/${slug}$`))
  await form.unfold()
  await form.text('slug').fill(`${slug}-llarg`)
  await form.button('save').click()
  await expect(page).toHaveURL(new RegExp(`events/${id}$`))
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({
    title: `${title} llarg`,
    slug: `${slug}-llarg`,
  })
  await page.goto(`${site.root}ca/events/by-slug/${slug}-curt`)
  await expect(page.getByRole('heading', { name: form.say('missing.title') })).toBeVisible()
  const elsewhere = page.getByRole('main').getByRole('link', { name: /espanyol|castellà/i })
  await expect(elsewhere).toHaveAttribute('href', new RegExp(`/es/events/by-slug/${slug}-curt$`))
})
