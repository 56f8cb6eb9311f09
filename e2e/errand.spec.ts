import type { Page, Request } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import type { WireRecord } from './rest.ts'
import { type Linked, anyPicture, seedEvent, seedFullEvent, seedLinked } from './seeds.ts'
import { LANGUAGES, type Language, say } from './words.ts'

test.use({ data: 'town' })

const NAMES = { ca: 'Català', es: 'Español', en: 'English' } as const

/** What every write changes, and what is derived from the title. */
const follows = new Set(['title', 'modified', 'modified_utc', 'json_ld'])

function allButTheTitle(record: WireRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !follows.has(name)))
}

function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && request.url().includes('/wp-json/')
}

async function switchLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page
    .getByRole('navigation', { name: say(from, 'app:shell.contentLanguage') })
    .getByRole('link', { name: NAMES[to] })
    .click()
  await expect(page.getByRole('heading', { name: say(to, 'eventList:title') })).toBeVisible()
}

async function searchFor(page: Page, language: Language, words: string): Promise<void> {
  await page.getByRole('textbox', { name: say(language, 'eventList:search') }).fill(words)
  await expect(page).toHaveURL(/search=/)
}

async function fillEveryField(form: EventForm, site: Site, title: string, linked: Linked) {
  const { suffix } = site
  const image = await anyPicture(site, form.language)
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(40)} 19:30`)
  await form.typeMoment('end_date', `${dayFromNow(40)} 21:00`)
  await form.page.getByRole('button', { name: form.say('zone.change') }).click()
  await form.choice('timezone').fill('Atlantic/Canary')
  await form.page.getByRole('option', { name: 'Atlantic/Canary' }).click()
  await form.pick('venue', `Sala ${suffix}`)
  await form.flag('show_map').check()
  await form.flag('show_map_link').check()
  await form.pick('organizer', `Ateneu ${suffix}`)
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

/** What the service has to show of the event of `fillEveryField`, whichever way it words it. */
function expectEveryField(record: WireRecord, linked: Linked, suffix: string) {
  const idsOf = (links: unknown) =>
    [links].flat().map((link) => (link as { id?: number } | undefined)?.id)
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
  expect(idsOf(record['venue'])).toEqual([linked.venue.id])
  expect(idsOf(record['organizer'])).toEqual([linked.organizer.id])
  expect(idsOf(record['categories'])).toEqual([linked.category.id])
  expect(idsOf(record['tags'])).toEqual([linked.tag.id])
}

const tagsOf = { ca: '', es: ' @full', en: ' @full' }

for (const language of LANGUAGES) {
  test(`an editor in ${language} adds an event with every field and finds it in the list${tagsOf[language]}`, async ({
    page,
    site,
    signIn,
  }) => {
    const linked = await seedLinked(site, language)
    const form = new EventForm(page, language)
    const title = `Estrena ${site.suffix}`
    await signIn(language)
    await page.getByRole('link', { name: say(language, 'eventList:new') }).click()
    const image = await fillEveryField(form, site, title, linked)
    await form.button('save').click()
    await expect(form.saved(title, 'publish', 'created')).toBeVisible()
    await expect(page).toHaveURL(/\/events\/\d+$/)

    const id = Number(/(\d+)$/.exec(page.url())?.[1])
    const record = await site.rest.read('events', language, id)
    expectEveryField(record, linked, site.suffix)
    if (image !== undefined) expect(record['image']).toMatchObject({ id: Number(image) })

    await page.getByRole('link', { name: say(language, 'app:shell.events') }).click()
    await searchFor(page, language, title)
    await expect(page.getByRole('row', { name: title })).toContainText(`Sala ${site.suffix}`)
  })

  test(`an editor in ${language} changes a title, and nothing else changes${tagsOf[language]}`, async ({
    page,
    site,
    signIn,
  }) => {
    const linked = await seedLinked(site, language)
    const title = `Cambra ${site.suffix}`
    const { id } = await seedFullEvent(site, language, { linked, title })
    const before = await site.rest.read('events', language, id)
    const writes: Request[] = []
    page.on('request', (request) => isWrite(request) && writes.push(request))

    await signIn(language)
    await searchFor(page, language, title)
    await page.getByRole('link', { name: title, exact: true }).click()
    const form = new EventForm(page, language)
    await form.text('title').fill(`${title}, ara al pati`)
    await form.save('save', `${title}, ara al pati`, 'publish')

    const after = await site.rest.read('events', language, id)
    expect(after['title']).toBe(`${title}, ara al pati`)
    expect(allButTheTitle(after)).toEqual(allButTheTitle(before))

    expect(writes.map((write) => write.method())).toEqual(['POST'])
    const url = new URL(writes[0]?.url() ?? '')
    expect(url.pathname).toMatch(new RegExp(`/${language}/wp-json/.+/events/${id}$`))
    expect(url.search).toContain(`=${language}`)
    const body: unknown = writes[0]?.postDataJSON()
    expect(body).toMatchObject({ title: `${title}, ara al pati` })
    for (const untouched of ['id', 'description', 'excerpt'])
      expect(body).not.toHaveProperty(untouched)
  })
}

test('switching the language keeps the page and its filters @wide', async ({
  page,
  site,
  signIn,
}) => {
  for (const language of LANGUAGES)
    await seedEvent(site, language, { title: `Fira ${language} ${site.suffix}`, featured: true })
  await signIn('ca', `events?search=${site.suffix}&featured=true`)
  await expect(page.getByRole('link', { name: `Fira ca ${site.suffix}` })).toBeVisible()
  const steps: [Language, Language][] = [
    ['ca', 'es'],
    ['es', 'en'],
    ['en', 'ca'],
  ]
  for (const [from, to] of steps) {
    await switchLanguage(page, from, to)
    expect(new URL(page.url()).search).toBe(`?search=${site.suffix}&featured=true`)
    await expect(page.getByRole('link', { name: `Fira ${to} ${site.suffix}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Fira ${from} ${site.suffix}` })).toHaveCount(0)
  }
})

test('an editor filters the list by what an event is linked to @full', async ({
  page,
  site,
  signIn,
}) => {
  const linked = await seedLinked(site, 'ca')
  const categories = [linked.category.id]
  await seedEvent(site, 'ca', { title: `Dins ${site.suffix}`, categories })
  await seedEvent(site, 'ca', { title: `Fora ${site.suffix}` })
  await signIn('ca', `events?search=${site.suffix}`)
  await expect(page.getByRole('link', { name: `Fora ${site.suffix}` })).toBeVisible()
  await page.getByRole('button', { name: say('ca', 'filters:drawer.button') }).click()
  const drawer = page.getByRole('dialog', { name: say('ca', 'filterDrawer:title') })
  const picker = drawer.getByRole('combobox', { name: say('ca', 'eventList:names.categories') })
  await picker.fill(`Dansa ${site.suffix}`)
  await page.getByRole('option', { name: `Dansa ${site.suffix}` }).click()
  await drawer.getByRole('button', { name: say('ca', 'filterDrawer:apply') }).click()
  await expect(page).toHaveURL(new RegExp(`categories=${linked.category.id}`))
  await expect(page.getByRole('link', { name: `Fora ${site.suffix}` })).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Dins ${site.suffix}` })).toBeVisible()
})
