import type { UserEvent } from '@testing-library/user-event'
import { makeWorld, pageMode, type TestWorld } from '../../api/testWorld.ts'
import { openRoutes } from '../../testRoutes.tsx'
import { said, screen, summary, waitFor, within } from '../../testSaid.ts'
import { CreatePage } from '../../core/views/CreatePage.tsx'
import { EditPage } from '../../core/views/EditPage.tsx'
import { venueForm } from './venueForm.tsx'
import cases from './VenueForm.cases.json'

const { hall, typed, theatre } = cases

const turnBack = { name: 'Turn typographic signs back into typed ones' }
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })
const region = () => box('Region shown')

let world: TestWorld

/** The real pages of one venue, at an address. */
async function open(path: string) {
  const { user, router } = await openRoutes(world.service(), `/ca/${path}`, {
    '/$language/venues/new': () => <CreatePage form={venueForm} />,
    '/$language/venues/$id': () => <EditPage form={venueForm} />,
  })
  return { user, place: () => router.state.location.pathname }
}

const made = async (values: object) =>
  `venues/${String((await world.ask('POST', 'venues', values)).id)}`

async function put(name: string | RegExp, text: string, user: UserEvent) {
  const field = await box(name)
  await user.clear(field)
  field.focus()
  if (text) await user.paste(text)
}

/** Presses Save; gives the bodies that left the page then. */
async function sentBySave(user: UserEvent) {
  const spy = vi.spyOn(globalThis, 'fetch')
  const sent = () =>
    spy.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
    )
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(sent()).not.toEqual([]))
  return sent()
}

describe('a venue', () => {
  beforeEach(async () => {
    world = await makeWorld(pageMode)
  })

  test('a new one needs a name, is made with every field that was typed, and opens in its own page', async () => {
    const { user, place } = await open('venues/new')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('region', summary)).toHaveTextContent('Name: Enter a name.')
    expect(await box(/^Name/)).toBeRequired()
    expect(await box('Website')).toHaveAttribute('spellcheck', 'false')
    for (const [name, text] of Object.entries(typed)) await put(new RegExp(`^${name}`), text, user)
    await user.click(screen.getByRole('checkbox', { name: 'Show a map' }))
    expect(await box(/^Region shown/)).toHaveValue('Barcelona')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(said('“Teatre Principal” has been added: published.'))
    await waitFor(() => expect(place()).toMatch(/^\/ca\/venues\/\d+$/))
    const { show_map, show_map_link, ...rest } = await world.ask(
      'GET',
      place().slice('/ca/'.length),
    )
    expect([show_map, show_map_link].map(String)).toEqual(['false', 'true'])
    expect(rest).toMatchObject(theatre)
    await user.click(await screen.findByText('Advanced'))
    expect(await box('Slug')).toHaveValue('teatre-principal')
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly')
    expect(screen.getByRole('link', { name: /\/teatre-principal\/$/ })).toBeVisible()
  })

  test('a new one of a name that exists in another language is asked about, and made beside it when that is wanted', async () => {
    const first = await world.askIn('en', 'POST', 'venues', { venue: 'Sala Gran', city: 'Vic' })
    await world.askIn('en', 'POST', 'events', {
      title: 'Ball',
      start_date: '2030-01-01 20:00:00',
      end_date: '2030-01-01 22:00:00',
      venue: pageMode === 'live' ? first.id : [first.id],
    })
    const there = `venues/${String(first.id)}`
    const before = await world.askIn('en', 'GET', there)
    const { user, place } = await open('venues/new')
    await user.type(await box(/^Name/), 'Sala Gran')
    await user.type(await box('Town'), 'Olot')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const question = await screen.findByRole('dialog', {
      name: 'This name exists already',
    })
    expect((await within(question).findByText('1 event')).parentElement).toHaveTextContent(
      /^Vic 1 event in English/,
    )
    expect(within(question).getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/en/${there}$`)),
    )
    await user.click(
      within(question).getByRole('button', { name: 'Create another one of this name' }),
    )
    await screen.findByText(said('“Sala Gran” has been added: published.'))
    const second = await world.ask('GET', place().slice('/ca/'.length))
    expect(second).toMatchObject({ venue: 'Sala Gran', city: 'Olot' })
    expect(second.id).not.toBe(first.id)
    expect(await world.askIn('en', 'GET', there)).toEqual(before)
  })

  test('has a region that follows the province in its box, until it is written by hand', async () => {
    const path = await made(hall)
    const { user } = await open(path)
    await put(/^Province/, 'Girona', user)
    expect(await region()).toHaveValue('Osona')
    expect(screen.getByText(/The site may rewrite this field/)).toBeVisible()
    await put('Region shown', 'Girona', user)
    await put(/^Country/, '', user)
    expect(await region()).toHaveValue('')
    await put(/^Country/, 'Spain', user)
    await put(/^Province/, 'Lleida', user)
    expect(await region()).toHaveValue('Lleida')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    expect(await world.ask('GET', path)).toMatchObject({ stateprovince: 'Lleida' })
    expect(screen.queryByText(/the site changed something/)).toBeNull()
  })
})

describe('a venue over the live service', () => {
  beforeEach(async () => {
    world = await makeWorld('live')
  })

  test('in the trash says so, and comes out of it', async () => {
    const path = await made(hall)
    await world.ask('DELETE', path)
    const { user } = await open(path)
    expect(await screen.findByText(/^This is in the trash/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(said('“Sala Gran” has been saved: published.'))
    await waitFor(() => expect(screen.queryByText(/^This is in the trash/)).toBeNull())
    expect(await world.ask('GET', path)).toMatchObject({ status: 'publish' })
  })

  test('a name and a text that are changed offer the signs that were typed', async () => {
    const description = '<p>L\'hort "gran" [gratis]</p>'
    const path = await made({ venue: 'L\'hort "gran"', description })
    const { user } = await open(path)
    const name = await screen.findByDisplayValue('L’hort “gran”')
    expect(screen.queryByRole('button', turnBack)).toBeNull()
    await user.type(name, ' nou')
    expect(await screen.findByText(/The site may have changed the signs here/)).toBeVisible()
    await user.click(screen.getByRole('button', turnBack))
    expect(name).toHaveValue('L\'hort "gran" nou')
    await user.click(await screen.findByRole('button', { name: 'HTML' }))
    await user.type(await box('Description'), '<p>Nou</p>')
    const note = await screen.findByText(/This is the text as the site shows it/)
    expect(note).toHaveTextContent('The former text stays in the history')
    await user.click(screen.getByRole('button', turnBack))
    const [body] = await sentBySave(user)
    expect(body.venue).toBe('L\'hort "gran" nou')
    expect(body.description.replaceAll('\n', '')).toBe(`${description}<p>Nou</p>`)
  })

  test('a picture that the live service does not find is explained at its box, and nothing typed is lost', async () => {
    const path = await made({ venue: 'Hort' })
    const { user } = await open(path)
    const picture = await screen.findByRole('textbox', { name: /^Image/ })
    const address = 'https://nowhere.invalid/a.jpg'
    const explained = /can’t use an image from this address/
    await user.type(picture, address)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    const problems = await screen.findByRole('region', summary)
    expect(within(problems).getByText(explained)).toBeVisible()
    expect(picture).toHaveAttribute('aria-invalid', 'true')
    expect(picture).toHaveAccessibleDescription(explained)
    expect(picture).toHaveValue(address)
    expect(await world.ask('GET', path)).not.toHaveProperty('image.id')
  })
})
