import { screen, within } from '@testing-library/react'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, openApp, pageMode, worldOfEach, answering } from './appBed.tsx'

const world = worldOfEach(pageMode)

type Collection = 'events' | 'venues' | 'organizers' | 'categories'

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }

const read = (language: string, of: Collection, id: number) =>
  world.askIn(language, 'GET', `${of}/${id}`)

const costOf = async (id: number) => String((await read('es', 'events', id)).cost)

/** The bodies of all that is written from now on. */
function watchWrites() {
  const seen = answering()
  return () => seen.flatMap(({ method, body }) => (method !== 'GET' && body ? [body] : []))
}

async function take(language: string, of: Collection, list: string, what: string, records = 1) {
  const { user } = await openApp(world, `/${language}/translations/drift?of=${of}`, editor, 'en')
  const listed = await screen.findByRole('list', { name: list }, { timeout: 60_000 })
  const shown = listed.textContent
  const written = watchWrites()
  await user.click(screen.getByRole('button', { name: what }))
  const asked = within(await screen.findByRole('dialog', { name: /Use the/ }))
  const preview = asked.getByRole('list', { name: 'What will change in which version' })
  const said = preview.textContent
  await user.click(asked.getByRole('button', { name: `Change ${records}` }))
  await asked.findByText(`Done: ${records} saved.`)
  return { user, asked, shown, said, written }
}

test('facts that differ of events are taken from one language for all confirmed versions, after a preview, with one undo', async () => {
  const made: number[] = []
  for (const at of [1, 2]) {
    const ca = await world.makeIn('ca', 'events', { ...times, title: `Fira ${at}`, cost: '10' })
    const es = await world.makeIn('es', 'events', { ...times, title: `Feria ${at}`, cost: '12' })
    made.push(es)
    await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
  }
  const what = 'Use Catalan values (2 records)…'
  const list = 'Events whose versions differ'
  const { user, asked, shown, said } = await take('ca', 'events', list, what, 2)
  const back = screen.getAllByRole('link', { name: 'Translations', hidden: true }).at(-1)
  expect(back).toHaveAttribute('href', expect.stringMatching(/\/ca\/translations$/))
  expect(shown).toMatch(/Fira 1.*Price.*10.*12/)
  expect(said).toMatch(/(Price: [^.]*12[^.]* becomes [^.]*10.*){2}/)
  for (const id of made) expect(await costOf(id)).toContain('10')
  await user.click(asked.getByRole('button', { name: 'Undo all 2 changes' }))
  await screen.findByText('Undone: 2 saved.')
  for (const id of made) expect(await costOf(id)).toContain('12')
})

test('facts that differ a venue’s are taken for it all; its name, its text and where it lies stay each language’s own', async () => {
  const own = {
    description: '<p>Un teatro</p>',
    city: 'Vich',
    country: 'España',
    province: 'Barcelona',
  }
  const ca = await world.makeIn('ca', 'venues', {
    venue: 'Teatre Vell',
    description: '<p>Un teatre</p>',
    address: 'Plaça Major, 1',
    zip: '08500',
    city: 'Vic',
    country: 'Espanya',
    phone: '93 123 45 67',
    website: 'https://teatre.example/',
    show_map: 'false',
  })
  const es = await world.makeIn('es', 'venues', {
    venue: 'Teatro Viejo',
    ...own,
    address: 'Plaça Major, 1',
    zip: '08500',
    phone: '93 000 00 00',
    status: 'draft',
    show_map: 'true',
  })
  await keepPair(world.service(), { collection: 'venues', versions: { ca, es } })
  const before = await read('es', 'venues', es)
  const { user, asked, said, written } = await take(
    'ca',
    'venues',
    'Venues whose versions differ',
    '“Teatre Vell”: use all Catalan values',
  )
  expect(said).toMatch(/Teatro Viejo.*Phone: 93 000 00 00 becomes 93 123 45 67/)
  expect(said).toMatch(/Website: .* becomes https:\/\/teatre\.example\//)
  expect(said).not.toMatch(/Vich|España|Un teatro|Address/)
  expect(written()).toHaveLength(1)
  expect(written()[0]).toMatchObject({
    phone: '93 123 45 67',
    website: 'https://teatre.example/',
    show_map: 'false',
  })
  expect(written()[0]).not.toHaveProperty('venue')
  const after = await read('es', 'venues', es)
  for (const name of ['venue', 'description', 'city', 'country', 'province', 'status', 'address'])
    expect([name, after[name]]).toEqual([name, before[name]])
  expect(after).toMatchObject({ phone: '93 123 45 67', website: 'https://teatre.example/' })
  expect(String(after['show_map'])).toBe('false')
  await user.click(asked.getByRole('button', { name: /^Undo/ }))
  await screen.findByText('Undone: 1 saved.')
  expect(await read('es', 'venues', es)).toMatchObject({ phone: '93 000 00 00' })
})

test('facts that differ a category is put under the version of the one above it, or back to the top', async () => {
  const [culture, cultura] = [
    await world.makeIn('ca', 'categories', { name: 'Cultura' }),
    await world.makeIn('es', 'categories', { name: 'Cultura', slug: 'cultura-es' }),
  ]
  const ca = await world.makeIn('ca', 'categories', { name: 'Cinema', parent: culture })
  const es = await world.makeIn('es', 'categories', { name: 'Cine' })
  await keepPair(world.service(), {
    collection: 'categories',
    versions: { ca: culture, es: cultura },
  })
  await keepPair(world.service(), { collection: 'categories', versions: { ca, es } })
  const list = 'Categories whose versions differ'
  const { said, written } = await take(
    'ca',
    'categories',
    list,
    '“Cinema”, Parent category, Catalan: use this value…',
  )
  expect(said).toMatch(/Cine.*Parent category: The top level becomes Cultura/)
  expect(written()).toMatchObject([{ parent: cultura }])
  expect(await read('es', 'categories', es)).toMatchObject({ name: 'Cine', parent: cultura })
})
