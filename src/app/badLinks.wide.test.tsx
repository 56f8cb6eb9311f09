import { editor, modes, openApp, worldOfEach } from './appBed.tsx'
import { said, screen, summary } from '../testSaid.ts'

const linked = [
  ['venues', { venue: 'Sala Vella', status: 'publish' }, 'Venue', 'has since moved to the trash.'],
  [
    'organizers',
    { organizer: 'Sala Vella', status: 'publish' },
    'Organizers',
    'has since moved to the',
  ],
  ['categories', { name: 'Sala Vella' }, 'Categories', 'no longer exists. Nothing was sent.'],
  ['tags', { name: 'Sala Vella' }, 'Tags', 'no longer exists. Nothing was sent.'],
] as const

const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }

describe.each(modes)('what is gone since it was chosen, %s', (mode) => {
  const world = worldOfEach(mode)

  test.each(linked)('%s: said at the field, nothing is sent or lost', async (...one) => {
    const [resource, fields, label, sentence] = one
    const made = await world.ask('POST', resource, fields)
    const { id } = await world.ask('POST', 'events', { title: 'Fira', ...times, status: 'draft' })
    const path = `events/${String(id)}`
    const before = await world.ask('GET', path)
    const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
    const picker = await screen.findByRole('combobox', { name: label })
    await user.type(picker, 'sala')
    await user.click(await screen.findByRole('option', { name: /^Sala Vella/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' gran')
    await world.ask('DELETE', `${resource}/${String(made.id)}`)
    const writes = vi.spyOn(globalThis, 'fetch')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    const problems = await screen.findByRole('region', summary)
    expect(problems).toHaveTextContent(`${label}: “Sala Vella” ${sentence}`)
    expect(picker).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fira gran')
    expect(writes.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
    expect(await world.ask('GET', path)).toEqual(before)
    await user.type(picker, '{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(said('“Fira gran” has been saved: draft.'))
  })

  test('the slug of another event: it gets a number, which is said, with what helps', async () => {
    const fields = { ...times, status: 'publish' }
    const { slug } = await world.ask('POST', 'events', { title: 'Mercat', ...fields })
    const { id } = await world.ask('POST', 'events', { title: 'Fira', ...fields })
    const { user } = await openApp(world, `/ca/events/${String(id)}`, editor, 'en')
    const box = await screen.findByRole('textbox', { name: 'Slug' })
    await user.clear(box)
    await user.type(box, String(slug))
    await user.click(screen.getByRole('button', { name: 'Update' }))
    const note = await screen.findByText(said(/you entered “mercat”, it’s now “mercat-2”/))
    expect(note).toHaveTextContent(/Another page has this slug.* Change one of the two slugs/)
    await user.clear(box)
    await user.type(box, 'Fíra%')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    const plain = await screen.findByText(said(/you entered “Fíra%”, it’s now “fira”/))
    expect(plain).toHaveTextContent('lower case, without accents or signs')
    expect(screen.queryByRole('button', { name: /^Reapply/ })).toBeNull()
  })
})

describe('an address with another language’s event', () => {
  const world = worldOfEach('live')

  test('leads to its versions side by side in its own', async () => {
    const { id } = await world.ask('POST', 'events', { title: 'Fira', ...times, status: 'draft' })
    const { place } = await openApp(world, `/en/translations/${String(id)}`, editor, 'en')
    await screen.findByRole('heading', { level: 1, name: 'Translations of “Fira”' })
    expect(place()).toBe(`/ca/translations/${String(id)}`)
    expect(screen.queryByText(/share one record/)).toBeNull()
  })
})
