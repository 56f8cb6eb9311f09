import { draftsOf } from '../../core/write/drafts.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { forget } from '../../platform/entries.ts'
import { openPage } from './eventPagesBed.tsx'
import { made, retitle, save } from './testFormTyping.ts'
import { said, screen, summary, waitFor, within } from '../../testSaid.ts'
import { worldOfEach } from '../../api/testWorld.ts'

const isFull = process.env['AGENDA_FULL'] !== undefined

const world = worldOfEach('live')

test('a venue is made of what was typed, and chosen; what the service made otherwise of it is told', async () => {
  // A service that writes towns in its own way.
  const real = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const body = typeof init?.body === 'string' && init.body.replace('"city":"Vic"', '"city":"VIC"')
    return real(address, body ? { ...init, body } : init)
  })
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await retitle(user, 'Concert de Nadal')
  await user.type(await screen.findByRole('combobox', { name: 'Venue' }), 'Sala Nova')
  await user.click(await screen.findByRole('option', { name: 'Create the venue “Sala Nova”…' }))
  const dialog = await screen.findByRole('dialog', { name: 'New venue' })
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('Sala Nova')
  await user.type(within(dialog).getByRole('textbox', { name: 'Town' }), 'Vic')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByRole('button', { name: 'Sala Nova, VIC' })).toBeVisible()
  await screen.findByText(said(/“Sala Nova” .*The site saved these differently: Town\.$/))
  await user.click(screen.getByRole('button', { name: 'Reapply…' }))
  const list = await screen.findByRole('dialog', { name: 'Sala Nova' })
  await within(list).findByText(/Town: .*“Vic”.*“VIC”/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Concert de Nadal')
  await save(user)
  await screen.findByText(said('“Concert de Nadal” has been saved: draft.'))
  const { venue } = await world.ask('GET', `events/${id}`)
  expect([venue].flat()).toMatchObject([{ venue: 'Sala Nova', city: 'VIC', status: 'publish' }])
})

test.runIf(isFull)('an organizer whose name exists unlisted is chosen', async () => {
  const first = await world.ask('POST', 'organizers', { organizer: 'Coral', status: 'draft' })
  const id = await made(world)
  const { user } = await openPage(world, { at: `/en/events/${id}` })
  await user.type(await screen.findByRole('combobox', { name: 'Organizers' }), 'coral')
  await user.click(await screen.findByRole('option', { name: /^Create the organizer/ }))
  const dialog = await screen.findByRole('dialog', { name: 'New organizer' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'javascript:alert(1)')
  expect(within(dialog).getByText(/^This doesn’t look like an email address/)).toBeVisible()
  await user.clear(within(dialog).getByRole('textbox', { name: 'Email' }))
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  const question = await screen.findByRole('dialog', {
    name: 'This name exists already',
  })
  await user.click(within(question).getByRole('button', { name: 'Use this one' }))
  expect(await screen.findByRole('button', { name: 'Coral' })).toBeVisible()
  await save(user)
  await screen.findByText(said('“Concert” has been saved: draft.'))
  const { organizer } = await world.ask('GET', `events/${id}`)
  expect(organizer).toMatchObject([{ id: first.id }])
})

test.runIf(isFull)('a category inside of another and a tag are made, and chosen', async () => {
  const music = await world.ask('POST', 'categories', { name: 'Música' })
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await user.type(await screen.findByRole('combobox', { name: 'Categories' }), 'Havaneres')
  await user.click(await screen.findByRole('option', { name: /^Create the category/ }))
  const category = await screen.findByRole('dialog', { name: 'New category' })
  await user.type(within(category).getByRole('combobox', { name: 'Parent category' }), 'Mús')
  await user.click(await screen.findByRole('option', { name: /Música/ }))
  await user.click(within(category).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('button', { name: 'Havaneres' })).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Port')
  await user.click(await screen.findByRole('option', { name: /^Create the tag/ }))
  const tag = await screen.findByRole('dialog', { name: 'New tag' })
  await user.click(within(tag).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('button', { name: 'Port' })).toBeVisible()
  await save(user)
  await screen.findByText(said('“Concert” has been saved: draft.'))
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({
    categories: [{ name: 'Havaneres', parent: music.id }],
    tags: [{ name: 'Port' }],
  })
})

test.runIf(isFull)('asks before what is typed goes away, and offers it elsewhere', async () => {
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await user.type(await screen.findByRole('combobox', { name: 'Venue' }), 'Sala')
  await user.click(await screen.findByRole('option', { name: /^Create the venue/ }))
  const dialog = await screen.findByRole('dialog', { name: 'New venue' })
  const name = within(dialog).getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.keyboard('{Enter}')
  expect(await within(dialog).findByRole('region', summary)).toHaveTextContent(
    'Name: Enter a name.',
  )
  await user.type(name, 'Sala')
  await user.type(within(dialog).getByRole('textbox', { name: 'Town' }), 'Vic')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close without creating it?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(within(dialog).getByRole('textbox', { name: 'Town' })).toHaveValue('Vic')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Keep and close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await draftsOf(ownerOf(world.service()))).toMatchObject([
    { body: { collection: 'venues', id: null, title: 'Sala', boxes: { city: 'Vic' } } },
  ])
  await forget('operations', 'all')
})

test.runIf(isFull)('may be another of a listed name: what there is is shown first', async () => {
  const known = { venue: 'Sala Gran', city: 'Vic', address: 'Plaça, 1', phone: '938' }
  const first = await world.ask('POST', 'venues', known)
  const before = await world.ask('GET', `venues/${first.id}`)
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await user.type(await screen.findByRole('combobox', { name: 'Venue' }), 'sala gran')
  expect(await screen.findByRole('option', { name: /^Sala Gran/ })).toBeVisible()
  // What is offered follows what was typed after a pause.
  const another = { name: 'Create another venue of this name…' }
  await user.click(await screen.findByRole('option', another))
  const dialog = await screen.findByRole('dialog', { name: 'New venue' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Town' }), 'Olot')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  const question = await screen.findByRole('dialog', { name: /name exists already/ })
  expect(within(question).getByRole('button', { name: /Create another one/ })).toBeVisible()
  expect(await world.ask('GET', `venues/${first.id}`)).toEqual(before)
})
