import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, worldOfEach } from '../../../app/appBed.tsx'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { handedOver } from '../../transfer/filesBed.ts'
import type { Proposal } from '../pairing/pairing.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'

const day = addDays(todayIn('Europe/Madrid'), 5)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }

// A likelihood between sure and none comes of many records; here it is given.
const proposed: Proposal[] = []
vi.mock(import('../state/freeProposals.ts'), async (original) => {
  const { freeProposals } = await original()
  return { freeProposals: (...of) => (proposed.length > 0 ? proposed : freeProposals(...of)) }
})

const world = worldOfEach('live')

const make = (language: string, title: string, more: object = {}) =>
  world.makeIn(language, 'events', { title, ...times, ...more })
const now = (language: string, id: number) => world.askIn(language, 'GET', `events/${id}`)
const place = async (text: string | Blob, name = 'texts.csv') => {
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  return { input, file: new File([text], name) }
}

test('texts go out and come in: unchanged there is nothing to write, a changed one is saved alone and counts as translated, undone it does not', async () => {
  const slug = 'fira-del-llibre'
  const ca = await make('ca', 'Fira del llibre', { slug, description: '<p>Parades.</p>' })
  const es = await make('es', 'Feria del libro', { slug, description: '<p>Puestos.</p>' })
  await make('ca', 'Castanyada', { slug: 'castanyada', description: '<p>Castanyes.</p>' })
  const files = handedOver()
  const { user, go } = await openApp(world, '/ca/translations/exchange?to=es', editor, 'en')
  for (const name of ['Download XLIFF', 'Download CSV']) {
    const save = await screen.findByRole('button', { name })
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
  }
  await waitFor(() => expect(files).toHaveLength(2))
  const take = async (text: string | Blob, name?: string) => {
    const { input, file } = await place(text, name)
    await user.upload(input, file)
  }
  const [xliff, csv] = files
  go('/ca/translations/exchange?part=in')
  for (const one of [xliff, csv]) {
    if (!one) throw new Error('nothing was handed out')
    await take(one.file, one.name)
    const summary = new RegExp(`${one.name}.*2 unchanged and 2 not translated`)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(summary))
    expect(screen.getByText('Nothing to save.')).toBeVisible()
  }

  const before = await now('es', es)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv?.file.arrayBuffer())
  const changed = text
    .replace('Feria del libro', 'Gran feria del libro')
    .replace('<p>Puestos.</p>', '<p>Puestos.</p><img src=x onerror=alert(1)>')
  await take(changed)
  const title = await screen.findByRole('checkbox', { name: 'Feria del libro: Title' })
  expect(title).toBeChecked()
  expect(await screen.findByText(/Gran/)).toBeVisible()
  // New markup is text to be looked at first.
  expect(screen.getByRole('checkbox', { name: 'Feria del libro: Description' })).not.toBeChecked()
  expect(document.querySelector('img[src=x]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save 1 text…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Change 1' }))
  await dialog.findByText('Done: 1 saved.')
  const after = await now('es', es)
  expect(after.title).toBe('Gran feria del libro')
  // A live service says an event's own page for no website until its first update (contract.md §1.1).
  const beside = new Set(['title', 'modified', 'modified_utc', 'rest_url', 'json_ld', 'website'])
  const others = (record: Record<string, unknown>) =>
    Object.entries(record).filter(([name]) => !beside.has(name))
  expect(others(after)).toEqual(others(before))
  const { site } = world.service(editor)
  const madeFrom = async () => (await sourceAt({ site }))('events', { language: 'es', id: es })
  const source = { language: 'ca', id: ca, texts: { title: 'Fira del llibre' } }
  await waitFor(async () => expect(await madeFrom()).toMatchObject(source))
  await user.click(dialog.getByRole('button', { name: 'Undo 1 change' }))
  await screen.findByText('Undone: 1 saved.')
  expect((await now('es', es)).title).toBe('Feria del libro')
  await waitFor(async () => expect(await madeFrom()).toBeUndefined())
  await user.click(screen.getByRole('button', { name: 'Close' }))

  await world.ask('POST', `events/${ca}`, { ...times, title: 'Fira del còmic' })
  await world.askIn('es', 'POST', `events/${es}`, { ...times, title: 'Otra feria' })
  await take(changed)
  const other = await screen.findByRole('checkbox', { name: 'Otra feria: Title' })
  expect(other).not.toBeChecked()
  expect(screen.getAllByText('The source has changed since the export.')).not.toEqual([])
  expect(screen.getAllByText(/translation has changed since/)).not.toEqual([])
  expect(screen.getByRole('button', { name: 'Save 0 texts…' })).toBeDisabled()
  await user.click(other)
  expect(screen.getByRole('button', { name: 'Save 1 text…' })).toBeEnabled()

  await take('<!DOCTYPE x><xliff/>', 'hostile.xlf')
  expect(await screen.findByRole('alert')).toHaveTextContent('it declares a document type')
})

/** The service makes what is sent and its answer is lost, and from then on nothing of it can be read. */
function swallowing() {
  const ask = globalThis.fetch
  let isBlind = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (isBlind) throw new TypeError('no network')
    const answer = await ask(address, how)
    if (how?.method !== 'POST') return answer
    isBlind = true
    throw new TypeError('the answer is lost')
  })
}

test('texts without a version become its draft, made once though the answer was lost; what may have one leads to where that is said', async () => {
  const source = await make('ca', 'Sardanes', { slug: 'sardanes' })
  // Two that begin together, and one that begins with them: it may be of either, or of none.
  const later = addDays(todayIn('Europe/Madrid'), 9)
  const evening = { start_date: `${later} 18:00:00`, end_date: `${later} 20:00:00` }
  const workshop = await make('ca', 'Taller de ceràmica', evening)
  await make('ca', 'Xerrada sobre l’aigua', evening)
  await make('es', 'Encuentro vecinal', evening)
  for (const venue of ['Sala', 'Pati']) await world.ask('POST', 'venues', { venue })

  const {
    user,
    go,
    place: where,
  } = await openApp(world, '/ca/translations/exchange?part=in', editor, 'en')
  const head = 'record;field;source_language;target_language;source;target'
  const row = (field: string, text: string) => `events/${source};${field};ca;es;x;${text}`
  const lines = [head, row('title', 'Sardanas'), row('excerpt', 'En la plaza.')]
  const { input, file } = await place(lines.join('\n'))
  await user.upload(input, file)
  for (const box of await screen.findAllByRole('checkbox', { name: /^Sardanes: / }))
    if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Create 1 draft…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New drafts in Spanish' }))
  await dialog.findByText('Sardanas')
  expect(dialog.getByText(/“Sardanes”, /)).toBeVisible()
  const create = await dialog.findByRole('button', { name: 'Create 1' })
  expect(dialog.getByRole('heading', { name: 'New drafts in Spanish' })).toHaveFocus()
  await waitFor(() => expect(create).toBeEnabled())
  swallowing()
  await user.click(create)
  await dialog.findByText('Done: 1 refused.')
  vi.restoreAllMocks()
  const drafts = async () =>
    [(await world.askIn('es', 'GET', 'events?search=Sardanas&status=draft')).events].flat()
  const [made] = (await drafts()).map((one) => Number(Object(one).id))
  await user.click(dialog.getByRole('button', { name: 'Retry 1' }))
  await dialog.findByText('Done: 1 saved.')
  const link = dialog.getByRole('link', { name: 'Sardanas' })
  expect(link.getAttribute('href')).toMatch(new RegExp(`/es/events/${made}$`))
  expect(await drafts()).toHaveLength(1)
  const draft = await now('es', made ?? 0)
  expect(draft).toMatchObject({ title: 'Sardanas', start_date: times.start_date })
  expect(String(draft.excerpt)).toContain('En la plaza.')
  const { site } = world.service(editor)
  const madeFrom = (await sourceAt({ site }))('events', { language: 'es', id: made ?? 0 })
  expect(madeFrom).toMatchObject({ language: 'ca', id: source })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Make 1 draft/ })).toBeNull())

  const untitled = await place(`${head}\nevents/${workshop};excerpt;ca;es;A les 18 h;A las 17 h`)
  await user.upload(untitled.input, untitled.file)
  const excerpt = await screen.findByRole('checkbox', { name: 'Taller de ceràmica: Excerpt' })
  expect(excerpt).not.toBeChecked()
  expect(screen.getByText(/^A version may exist already/)).toBeVisible()
  expect(screen.getByText('Missing from the translation, or different there: 18.')).toBeVisible()
  await user.click(excerpt)
  await user.click(screen.getByRole('button', { name: 'Create 1 draft…' }))
  const second = within(await screen.findByRole('dialog', { name: 'New drafts in Spanish' }))
  await second.findByText('The file has no title for it, so it gets the source’s.')
  await user.click(second.getByRole('button', { name: 'Cancel' }))

  // Of venues none is made: that they could not come back is said before.
  go('/ca/translations/exchange?of=venues&to=es')
  const told = await screen.findByText(/^2 records: no version in that language yet/)
  expect(within(told).getByRole('link', { name: 'See which in Translations' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/ca\/translations\?of=venues&state=missing$/),
  )
  go('/ca/translations?state=unpaired')
  const other = await screen.findByRole('link', { name: 'Encuentro vecinal' })
  expect(other.closest('td')).toHaveTextContent('Possibly its version')
  const tabs = within(screen.getByRole('navigation', { name: 'What there is to do' }))
  expect(tabs.getByRole('link', { name: 'Not linked 1' })).toHaveAttribute('aria-current', 'page')
  const languages = within(screen.getByRole('navigation', { name: 'Not linked in' }))
  expect(languages.getByRole('link', { name: 'Español (1)' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'answer one after the other.' }))
  expect(await screen.findAllByRole('group', { name: /Encuentro vecinal/ })).not.toEqual([])
  proposed.push({ other: 1, score: 0.4, certainty: 'possible', evidence: [] })
  go('/ca/translations/exchange?to=es&state=missing')
  const left = within(await screen.findByText(/^\d rows? (is|are) left out/))
  expect(screen.queryByText(/Not all of this can be imported/)).toBeNull()
  await user.click(left.getByRole('link', { name: 'Link them first' }))
  expect(where()).toContain('/ca/translations?state=unpaired')
  await screen.findAllByText(/Possible match/)
})
