import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'
import { said, screen, summary, waitFor, within } from '../testSaid.ts'

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }
const rules = { noCapitals: true, required: ['cost' as const] }

const world = worldOfEach(pageMode)

const make = async (values: object, language = 'ca') =>
  await world.makeIn(language, 'events', { ...times, ...values })
const read = (id: number, language = 'ca') => world.askIn(language, 'GET', `events/${id}`)
const open = (at: string) => openApp(world, at, editor, 'en', rules)

/** A fair that is a draft in Catalan, and out in Spanish. */
async function pair() {
  const ca = await make({ title: 'Fira', status: 'draft', cost: '5' })
  const es = await make({ title: 'Feria', status: 'publish', cost: '5' }, 'es')
  await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
  return { ca, es }
}

test('the publishing rules refuse what one press in the calendar would publish, and lead to the field', async () => {
  const id = await make({ title: 'FIRA DEL LLIBRE', status: 'draft', cost: '5' })
  const { user, place } = await open('/ca/calendar?view=agenda&date=2027-03')
  await user.click(await screen.findByRole('link', { name: /FIRA DEL LLIBRE/ }))
  const card = await screen.findByRole('dialog', { name: 'FIRA DEL LLIBRE' })
  await user.click(await within(card).findByRole('button', { name: 'Publish' }))
  await screen.findByText(said(/^“FIRA DEL LLIBRE” wasn’t saved\. Title: All capitals/))
  expect((await read(id)).status).toBe('draft')
  await user.click(screen.getByRole('button', { name: 'Go to “Title”' }))
  await waitFor(() => expect(place()).toBe(`/ca/events/${id}#field-title`))
})

test('the publishing rules refuse copies that would go out, and let them be made as drafts', async () => {
  const id = await make({ title: 'Fira', status: 'draft' })
  const { user } = await open(`/ca/events/${id}/duplicate`)
  await user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  const status = screen.getByRole('combobox', { name: 'Status of the copies' })
  const make4 = () => screen.getByRole('button', { name: 'Create 4 copies' })
  await user.selectOptions(status, 'publish')
  await user.click(make4())
  await screen.findByText(said(/^“Fira” wasn’t saved\. Price: Enter a price/))
  expect((await world.ask('GET', 'events?status=publish,draft')).total).toBe(1)
  await user.selectOptions(status, 'draft')
  await user.click(make4())
  await screen.findByText('Done: 4 saved.')
})

test('the publishing rules refuse facts that are carried to a version that is out', async () => {
  const { ca, es } = await pair()
  const { user, place } = await open(`/ca/events/${ca}`)
  await user.clear(await screen.findByRole('textbox', { name: /^Price/ }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await user.click(await screen.findByRole('button', { name: 'Copy to them…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Copy details/ }))
  await user.click(dialog.getByRole('button', { name: 'Change 1' }))
  await dialog.findByText(/^Done: 1 refused/)
  expect(String((await read(es, 'es')).cost)).toContain('5')
  await user.click(dialog.getByRole('link', { name: /^“Feria”\. Price: Enter a price/ }))
  await waitFor(() => expect(place()).toBe(`/es/events/${es}#field-cost`))
})

test('the publishing rules refuse one language side by side, and save the others', async () => {
  const { ca, es } = await pair()
  const { user } = await open(`/ca/translations/${ca}`)
  // Nothing is typed before the versions are read.
  const price = () => screen.getByRole('textbox', { name: /^Price/ })
  await waitFor(() => expect(price()).not.toHaveAttribute('readonly'))
  await user.clear(price())
  await user.click(screen.getByRole('button', { name: 'Save all languages' }))
  await screen.findByText(/^Saved in Catalan, but not in Spanish/)
  const spanish = within(screen.getByRole('region', { name: 'Spanish' }))
  expect(spanish.getByRole('region', summary)).toHaveTextContent(/Price: Enter a price/)
  expect((await read(ca)).cost).toBe('')
  expect(String((await read(es, 'es')).cost)).toContain('5')
})

test('the publishing rules refuse a changed cell that comes back, and take the others', async () => {
  const out = await make({ title: 'Fira', status: 'publish', cost: '5' })
  const draft = await make({ title: 'Ball', status: 'draft', cost: '5' })
  const { user, place } = await open('/ca/transfer?part=in')
  const file = `id;title\n${out};GRAN FIRA\n${draft};GRAN BALL`
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  await user.upload(input, new File([file], 'events.csv'))
  await user.click(await screen.findByRole('button', { name: 'Save 2 events' }))
  await screen.findByText('Done: 1 saved and 1 refused.')
  screen.getByRole('link', { name: /^“Fira”\. Title: All capitals/ })
  expect((await read(out)).title).toBe('Fira')
  expect((await read(draft)).title).toBe('GRAN BALL')
  // What stays on record of the file leads there too.
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Open it' }))
  await user.click(await screen.findByRole('link', { name: /^“Fira”\. Title: All capi/ }))
  await waitFor(() => expect(place()).toBe(`/ca/events/${out}#field-title`))
})

test('the publishing rules refuse a translator’s text where its version is out, and not in a draft', async () => {
  const ca = await make({ title: 'Fira del llibre', status: 'publish', cost: '5' }, 'ca')
  const out = await make({ title: 'Feria del libro', status: 'publish', cost: '5' }, 'es')
  const source = await make({ title: 'Concert', status: 'publish', cost: '5' }, 'ca')
  const draft = await make({ title: 'Concierto', status: 'draft', cost: '5' }, 'es')
  const { user } = await open('/ca/translations/exchange?part=in')
  const file = [
    'record;field;source_language;target_language;source;target;target_record',
    `events/${ca};title;ca;es;Fira del llibre;GRAN FERIA;events/${out}`,
    `events/${source};title;ca;es;Concert;GRAN CONCIERTO;events/${draft}`,
  ].join('\n')
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  await user.upload(input, new File([file], 'texts.csv'))
  await screen.findByRole('checkbox', { name: 'Feria del libro: Title' })
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Save 2 texts…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
  await within(dialog).findByText('Done: 1 saved and 1 refused.')
  within(dialog).getByText(/Title: All capitals/)
  expect((await read(out, 'es')).title).toBe('Feria del libro')
  await waitFor(async () => expect((await read(draft, 'es')).title).toBe('GRAN CONCIERTO'))
})
