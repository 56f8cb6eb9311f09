import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { everythingKept, keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const NAMES = { ca: 'Català', es: 'Español', en: 'English' } as const

test('a colleague who changed the same field meanwhile: both are shown, one is chosen @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Recital ${site.suffix}`
  const made = await seedEvent(site, 'es', { title, website: 'https://example.org/a' })
  await signIn('es', `events/${made.id}`)
  const form = new EventForm(page, 'es')
  await form.text('title').fill(`${title} mío`)
  await form.text('cost').fill('7 €')
  const { start_date, end_date, timezone } = made
  const kept = { start_date, end_date, timezone, status: 'publish', website: made['website'] }
  await site.rest.call('POST', 'es', `events/${made.id}`, { ...kept, title: `${title} suyo` })
  await form.button('save').click()

  const dialog = page.getByRole('dialog', { name: form.say('conflict.title') })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByRole('radio', { name: form.say('conflict.theirsText') }).check()
  await dialog.getByRole('button', { name: form.say('conflict.save') }).click()
  await expect(form.saved(`${title} suyo`, 'publish')).toBeVisible()
  await expect(form.text('title')).toHaveValue(`${title} suyo`)
  const after = await site.rest.read('events', 'es', made.id)
  expect(after).toMatchObject({ title: `${title} suyo`, website: 'https://example.org/a' })
  expect(after['cost']).toContain('7')
})

test('undo takes a save back', async ({ page, site, signIn }) => {
  const title = `Taller ${site.suffix}`
  const { id } = await seedEvent(site, 'en', { title, website: 'https://example.org/taller' })
  const before = await site.rest.read('events', 'en', id)
  await signIn('en', `events/${id}`)
  const form = new EventForm(page, 'en')
  await form.text('title').fill(`${title} 2`)
  await form.save('save', `${title} 2`, 'publish')
  await page
    .getByRole('region', { name: say('en', 'ui:toast.region') })
    .getByRole('button', { name: form.say('saved.undo') })
    .click()
  await expect(page.getByText(form.say('saved.undone', { title: `${title} 2` }))).toBeVisible()
  await expect(form.text('title')).toHaveValue(title)
  const after = await site.rest.read('events', 'en', id)
  expect({ ...after, ...sameMoment }).toEqual({ ...before, ...sameMoment })
})

const sameMoment = { modified: '', modified_utc: '' }

test('what somebody else changed during the save is said, and put back @local', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Ruta ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, cost: '5 €' })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} nova`)
  const fields = { website: 'https://example.org/robot' }
  await site.fail([
    { kind: 'colleague', when: 'after', method: 'POST', path: `events/${id}`, times: 1, fields },
  ])
  await form.button('save').click()
  const note = page.getByRole('alert').filter({ hasText: form.say('differences.betweenTitle') })
  await expect(note).toContainText('https://example.org/robot')
  const field = form.label('website')
  await note.getByRole('button', { name: form.say('differences.putBack', { field }) }).click()
  await expect(note).toHaveCount(0)
  const after = await site.rest.read('events', 'ca', id)
  expect(after).toMatchObject({ title: `${title} nova` })
  expect(after['website']).not.toBe('https://example.org/robot')
})

test('an event is opened, saved and renamed by its slug @wide', async ({ page, site, signIn }) => {
  const slug = `passeig-${site.suffix}`
  const title = `Passeig ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, slug })
  await signIn('ca', `events/by-slug/${slug}`)
  const form = new EventForm(page, 'ca')
  await expect(page.getByText(form.say('bySlug.text', { slug }))).toBeVisible()
  await form.text('title').fill(`${title} llarg`)
  await form.save('save', `${title} llarg`, 'publish')
  await expect(page).toHaveURL(new RegExp(`by-slug/${slug}$`))
  await form.text('slug').fill(`${slug}-llarg`)
  await form.button('save').click()
  await expect(page).toHaveURL(new RegExp(`events/${id}$`))
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({
    title: `${title} llarg`,
    slug: `${slug}-llarg`,
  })
})

for (const place of ['987654321', 'by-slug/no-hi-es', 'disset'])
  test(`an event that is not there (${place}) says so and leads to the other languages @full`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('ca', `events/${place}`)
    const form = new EventForm(page, 'ca')
    await expect(page.getByRole('heading', { name: form.say('missing.title') })).toBeVisible()
    const which = place.replace('by-slug/', '')
    await expect(page.getByRole('main')).toContainText(new RegExp(`[«“]${which}[»”]`))
    const look = page.getByRole('main').getByRole('link', { name: /espanyol|castellà/i })
    await expect(look).toHaveAttribute('href', `${new URL(site.root).pathname}es/events/${place}`)
  })

test('a record of another language says where it belongs @full', async ({ page, site, signIn }) => {
  const { id } = await seedEvent(site, 'en', { title: `Walk ${site.suffix}` })
  await signIn('en', `events/${id}`)
  const english = new EventForm(page, 'en')
  await expect(english.text('title')).toHaveValue(`Walk ${site.suffix}`)
  await page.goto(`${site.root}ca/events/${id}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /anglès|English/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/en/events/${id}$`))
  await expect(english.text('title')).toHaveValue(`Walk ${site.suffix}`)
})

test('a segment that is no language says so and offers those there are @once @full', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  await page.goto(`${site.root}fr/events`)
  const title = say('ca', 'unknownLanguage:title', { code: 'fr' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: NAMES.en }).click()
  await expect(page).toHaveURL(/\/en\/events$/)
})

test.describe('in the town', () => {
  test.use({ data: 'town' })

  test('an event with a password asks for it and is saved with it @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const [event] = await site.rest.list('events', 'ca', 'search=Assemblea&per_page=1')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await signIn('ca', `events/${event?.id}`)
    const form = new EventForm(page, 'ca')
    const box = page.getByLabel(form.say('password.label'))
    const open = page.getByRole('button', { name: form.say('password.open') })
    await box.fill('sucre')
    await open.click()
    await expect(page.getByText(form.say('password.wrong'))).toBeVisible()
    await box.fill('salobre')
    await open.click()
    await form.text('cost').fill('3 €')
    await expect.poll(() => keptIn(page, 'drafts')).toHaveLength(1)
    // In the query of a reading by number and in the body of a write, nowhere else (product.md §4).
    expect(await everythingKept(page)).not.toContain('salobre')
    await form.button('save').click()
    const title = await form.text('title').inputValue()
    await expect(form.saved(title, 'publish')).toBeVisible()
    expect(await keptIn(page, 'history')).toHaveLength(1)
    expect(await everythingKept(page)).not.toContain('salobre')
    expect(page.url() + said.join()).not.toContain('salobre')
  })
})
