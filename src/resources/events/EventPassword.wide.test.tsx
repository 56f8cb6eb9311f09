import { pageJournal } from '../../core/write/journal.ts'
import { openPage } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox } from './testFormTyping.ts'
import { said, screen } from '../../testSaid.ts'
import { worldOfEach } from '../../api/testWorld.ts'

const world = worldOfEach('live')

test('an event with a password asks for it, and is saved with it', async () => {
  const id = await made(world, { status: 'publish', description: 'Secret' })
  await world.meddle('before GET', `events/${id}`, { password: 'sesam' })
  const calls = vi.spyOn(globalThis, 'fetch')
  const history = vi.spyOn(pageJournal, 'record')
  const { user, client } = await openPage(world, { at: `/ca/events/${id}` })
  const box = await screen.findByLabelText('Password of the event')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(box).toHaveAccessibleDescription('Enter the event’s password.')
  expect(box).toHaveFocus()
  await user.type(box, 'sesam{Enter}')
  await retitle(user, 'Concert obert')
  await save(user, 'Update')
  await screen.findByText(said('“Concert obert” has been saved: published.'))
  // In the query of a reading by id and in the body of a write by id, nowhere else (product.md §4).
  const carried = calls.mock.calls.flatMap(([input, init]) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input))
    const places = { path: pathname, query: search, body: String(init?.body ?? '') }
    return Object.entries(places).flatMap(([place, text]) =>
      text.includes('sesam')
        ? [`${init?.method ?? 'GET'} ${pathname.split('/v1/')[1] ?? ''} ${place}`]
        : [],
    )
  })
  calls.mockRestore()
  expect([...new Set(carried)].toSorted()).toEqual([
    `GET events/${id} query`,
    `POST events/${id} body`,
  ])
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(history).toHaveBeenCalled()
  expect(JSON.stringify([keys, history.mock.calls])).not.toContain('sesam')
})

test.each([
  ['has its words', {}],
  ['has other words', { slug: 'mai-vist-3' }],
])('by a slug that %s it is found in the listings, and opened by its number', async (_, over) => {
  const id = await made(world, { status: 'publish', ...over })
  const { slug } = await world.ask('GET', `events/${id}`)
  const path = `events/by-slug/${String(slug)}`
  await world.meddle('before GET', path, { password: 'sesam' })
  const { user } = await openPage(world, { at: `/ca/${path}` })
  await user.click(await screen.findByRole('link', { name: 'Open by ID' }))
  await user.type(await screen.findByLabelText('Password of the event'), 'sesam{Enter}')
  expect(await titleBox()).toHaveValue('Concert')
})
