import type { PublishingRules } from '../api/configuration.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { headed } from '../features/transfer/out/exportBed.ts'
import { xlsxFile } from '../features/transfer/out/xlsxSheet.ts'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'
import { cleanup, said, screen, summary, waitFor, within } from '../testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

/** Pictures as a browser loads them: of the width and height in their address, or not at all. */
class Picture extends EventTarget {
  naturalWidth = 0
  naturalHeight = 0
  set src(address: string) {
    const [, width, height] = /(\d+)x(\d+)/.exec(address) ?? []
    this.naturalWidth = Number(width ?? 0)
    this.naturalHeight = Number(height ?? 0)
    queueMicrotask(() => this.dispatchEvent(new Event(width ? 'load' : 'error')))
  }
}

const world = worldOfEach(pageMode)

const make = async (values: object, language = 'ca') =>
  await world.makeIn(language, 'events', { ...times, ...values })
const statusOf = async (id: number) => (await world.ask('GET', `events/${id}`)).status

/** The form of an event under these rules, once it is drawn. */
async function openForm(id: number | 'new', rules: PublishingRules) {
  const { user } = await openApp(world, `/ca/events/${id}`, editor, 'en', rules)
  const panel = await screen.findByRole('region', { name: 'Before publishing' })
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, panel, title, press }
}

const priced: PublishingRules = { noCapitals: true, required: ['cost'] }
const everyRule: PublishingRules = { ...priced, languages: ['es'] }

beforeEach(() => void vi.stubGlobal('Image', Picture))

test('the publishing rules are said of a draft while it is written, stand in no one’s way there, and refuse what breaks them', async () => {
  const id = await make({ title: 'GRAN CONCERT', status: 'draft', description: 'Curt' })
  const rules: PublishingRules = {
    noCapitals: true,
    required: ['cost'],
    descriptionLength: { min: 20 },
  }
  const { user, panel, title, press } = await openForm(id, rules)
  within(panel).getByText(/It can be saved but not published yet/)
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Title: All capitals. Write it as in a sentence.',
    'Description: At least 20 characters (now 4)',
    'Price: Enter a price (0 is free)',
  ])
  await user.click(within(panel).getByRole('link', { name: /^Price/ }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  expect(price).toHaveFocus()
  await user.keyboard('0')
  expect(within(panel).queryByText(/Enter a price/)).toBeNull()
  await press('Save draft')
  await screen.findByText(said('“GRAN CONCERT” has been saved: draft.'))

  await press('Publish')
  const left = await screen.findByRole('region', {
    name: '2 things before this can be published',
  })
  expect(left).toHaveFocus()
  expect(within(left).queryByRole('button', { name: 'Publish anyway' })).toBeNull()
  expect(left).toHaveTextContent(/capitals.*At least 20/)
  expect(await statusOf(id)).toBe('draft')
  await user.click(within(left).getByRole('link', { name: /^Title/ }))
  expect(title).toHaveFocus()
  await user.clear(title)
  await user.paste('Gran concert')
  expect(left).toHaveAccessibleName('One thing before this can be published')
  // What keeps it from going out keeps nothing from being saved.
  await press('Publish')
  await screen.findByText(said('“Gran concert” has been saved: draft.'))
  expect(screen.queryByRole('region', summary)).toBeNull()
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({
    status: 'draft',
    title: 'Gran concert',
  })
})

// As the interface says, a service takes any address of a picture, and this one is published.
test.runIf(pageMode === 'live')(
  'the publishing rules measure a picture by loading it',
  async () => {
    const id = await make({ title: 'Fira', status: 'draft' })
    const { user, panel, press } = await openForm(id, { pictureSize: { width: 600 } })
    within(panel).getByText('It has everything it needs.')
    const picture = await screen.findByRole('textbox', { name: 'Image' })
    await user.click(picture)
    await user.paste('https://pictures.example/400x300.png')
    await within(panel).findByText(/At least 600 pixels of width \(now 400 × 300 pixels\)/)
    await press('Publish')
    // It is saved all the same, as far as the calendar takes it.
    expect(await screen.findByRole('region', summary)).toHaveTextContent(
      'Image: The site can’t use an image from this address',
    )
    expect(await statusOf(id)).toBe('draft')
    await user.clear(picture)
    await user.paste('https://pictures.example/broken.png')
    await within(panel).findByText(/It didn’t load, so its size couldn’t be checked/)
    await user.clear(picture)
    await user.paste('https://pictures.example/600x10.png')
    await within(panel).findByText('It has everything it needs.')
  },
)

test('the publishing rules wait for the versions that are asked for, in whatever status those are', async () => {
  const id = await make({ title: 'Nit de jazz', status: 'draft' })
  const { panel, press } = await openForm(id, { languages: ['ca', 'es'] })
  await within(panel).findByText(/Missing translation: Spanish/)
  // There is one way to make it, among the languages.
  expect(within(panel).queryByRole('link')).toBeNull()
  await screen.findByRole('link', { name: 'Create the version in Spanish' })
  await press('Publish')
  expect(await screen.findByRole('region', { name: /^One thing/ })).toHaveTextContent(
    'Missing translation: Spanish',
  )
  expect(screen.queryByText(/^Status:/)).toBeNull()
  cleanup()
  const free = await openForm(id, { languages: ['ca', 'es'], mayPublishAnyway: true })
  await free.press('Publish')
  await free.user.click(await screen.findByRole('button', { name: 'Publish anyway' }))
  await screen.findByText(said(/“Nit de jazz” has been saved: published/))
  const page = await screen.findByRole('link', { name: 'See on the website' })
  expect(page).toHaveAttribute('href', expect.stringMatching(/^https?:/))
  await world.ask('POST', `events/${id}`, { status: 'draft', ...times })
  cleanup()
  const es = await make({ title: 'Noche de jazz', status: 'draft' }, 'es')
  await keepPair(world.service(), { collection: 'events', versions: { ca: id, es } })
  const again = await openForm(id, { languages: ['ca', 'es'] })
  await again.press('Publish')
  await screen.findByText(said(/“Nit de jazz” has been saved: published/))
  expect(await statusOf(id)).toBe('publish')
})

test('the publishing rules say which of many they keep back before anything is sent; the others go out, and the way back asks nobody', async () => {
  const bad = await make({ title: 'FIRA DEL LLIBRE', status: 'draft' })
  const good = await make({ title: 'Concert', status: 'draft', cost: '5' })
  const { user } = await openApp(world, '/ca/events', editor, 'en', priced)
  await user.click(await screen.findByRole('checkbox', { name: 'FIRA DEL LLIBRE' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Concert' }))
  await user.click(await screen.findByRole('button', { name: 'Publish…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the status' })
  expect(within(dialog).getByRole('combobox', { name: 'New status' })).toHaveTextContent(
    'Published',
  )
  await within(dialog).findByText(/^1 can’t be published yet and stays as it is:/)
  within(dialog).getByText('1 will be changed.')
  const whyNot = within(dialog).getAllByRole('link', { name: /^“FIRA DEL LLIBRE”\. / })
  expect(whyNot.map(({ textContent }) => textContent)).toEqual([
    'Title: All capitals. Write it as in a sentence.',
    'Price: Enter a price (0 is free)',
  ])
  expect(whyNot[0]).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/ca/events/${bad}#field-title$`)),
  )
  expect(within(dialog).getByRole('button', { name: 'Change 1' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await within(dialog).findByText('Done: 1 saved.')
  expect(await statusOf(bad)).toBe('draft')
  expect(await statusOf(good)).toBe('publish')
  await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }))
  await screen.findByText('Undone: 1 saved.')
  expect(await statusOf(good)).toBe('draft')
})

test('the publishing rules refuse what one press would publish, and lead to the field', async () => {
  const id = await make({ title: 'Fira', status: 'draft' })
  const at = `/ca/events/${id}/visibility`
  const { user, place } = await openApp(world, at, editor, 'en', priced)
  await user.click(await screen.findByRole('button', { name: 'Publish “Fira” now' }))
  await screen.findByText(said('“Fira” wasn’t saved. Price: Enter a price (0 is free)'))
  expect(await statusOf(id)).toBe('draft')
  await user.click(screen.getByRole('button', { name: 'Go to “Price”' }))
  await waitFor(() => expect(place()).toBe(`/ca/events/${id}#field-cost`))
})

test('the publishing rules make a draft of a row that would go out against them, and say so before anything is sent', async () => {
  const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en', priced)
  const [year, month, date] = day.split('-')
  const file = await xlsxFile(headed(['Títol', 'Data', 'Estat', 'Preu']), [
    ['Concert de prova', `${date}/${month}/${year}`, 'publicat', ''],
    ['Ball', `${date}/${month}/${year}`, 'publicat', '5 €'],
  ])
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no place for a file')
    return found
  })
  await user.upload(input, new File([file], 'teatre.xlsx'))
  await screen.findByText(/doesn’t meet the publishing rules.*Price: Enter a price/)
  const make = await screen.findByRole('button', { name: 'Create 2 events…' })
  await waitFor(() => expect(make).toBeEnabled())
  await user.click(make)
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await waitFor(
    async () => {
      const query = 'events?starts_after=1900-01-01&status=publish,draft'
      const there = (await world.ask('GET', query))['events'] as Record<string, unknown>[]
      expect(Object.fromEntries(there.map(({ title, status }) => [title, status]))).toEqual({
        'Concert de prova': 'draft',
        Ball: 'publish',
      })
    },
    { timeout: 20_000 },
  )
})

test('the publishing rules find the events that do not meet them, each with a way to what it lacks', async () => {
  const shouted = await make({ title: 'FIRA DEL LLIBRE', status: 'publish', cost: '5' })
  const priceless = await make({ title: 'Nit de jazz', status: 'draft' })
  const fine = await make({ title: 'Taller de ceràmica', status: 'draft', cost: '3' })
  for (const [ca, title] of [
    [shouted, 'Feria del libro'],
    [fine, 'Taller'],
  ] as const) {
    const es = await make({ title, status: 'draft' }, 'es')
    await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
  }
  // The address of the report that earlier versions had.
  const earlier = '/ca/events/rules?rule=languages'
  const { user, place } = await openApp(world, earlier, editor, 'en', everyRule)
  await screen.findByText('2 events')
  expect(place()).toBe('/ca/events?missing=rules')
  screen.getByRole('button', { name: 'Dates: 90 days' })
  expect(screen.queryByRole('link', { name: 'Taller de ceràmica' })).toBeNull()
  const lacks = (title: string) => {
    const at = screen
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === 'Missing')
    const row = screen.getByRole<HTMLTableRowElement>('row', { name: new RegExp(title) })
    const links = within(row.cells[at] as HTMLElement).getAllByRole('link')
    return links.map(({ textContent }) => textContent)
  }
  expect(lacks('FIRA DEL LLIBRE')).toEqual(['Lower case in the title'])
  expect(lacks('Nit de jazz')).toEqual(['Price', 'Spanish'])

  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  const drawer = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 })
  await user.click(within(drawer).getByRole('checkbox', { name: 'Any requirement' }))
  await user.click(within(drawer).getByRole('checkbox', { name: 'Price' }))
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }))
  await screen.findByText('1 event')
  expect(lacks('Nit de jazz')).toEqual(['Price'])
  await user.click(await screen.findByRole('checkbox', { name: 'Nit de jazz' }))
  await screen.findByRole('button', { name: 'Change…' })
  await user.click(screen.getByRole('link', { name: 'Price' }))
  await waitFor(() => expect(place()).toBe(`/ca/events/${priceless}#field-cost`))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus())
})

test('the publishing rules are looked for in the days that are chosen; what could not be read again stays', async () => {
  await make({ title: 'CONCERT', status: 'draft' })
  const path = '/ca/events?missing=noCapitals'
  const { user } = await openApp(world, path, editor, 'en', { noCapitals: true })
  await screen.findByText('1 event')
  await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
  await user.click(await screen.findByRole('button', { name: /^Refresh/ }))
  await screen.findByText(/^The site failed/)
  expect(screen.getByRole('link', { name: 'CONCERT' })).toBeVisible()
  await make({ title: 'TEATRE', status: 'draft' })
  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 events')
  await user.click(screen.getByRole('button', { name: 'Dates: 90 days' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Today' }))
  await screen.findByText('Nothing here')
})

test('the publishing rules a language that no event of this one can lack is said, and looked for no further', async () => {
  await make({ title: 'Concert' })
  await openApp(world, '/ca/events?missing=ca', editor, 'en', {})
  await screen.findByText('“ca” says nothing for “Missing”.')
  await screen.findByText('1 event')
  expect(screen.queryByText('Missing: Catalan')).toBeNull()
})
