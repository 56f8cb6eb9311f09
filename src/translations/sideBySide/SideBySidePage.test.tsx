import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { keepPair } from '../near/keepPair.ts'
import { openBeside } from '../translationsBed.tsx'
import { said } from '../../testSaid.ts'
import { column, titleIn, titleNow } from './pairedBed.ts'

let world: TestWorld
afterEach(async () => {
  cleanup()
  await world.drop()
})

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }

/** A concert in two languages, each at its own record of one theatre. */
async function concert(inSpanish: object = {}) {
  const { ask } = world
  const place = { address: 'Plaça Major, 1', phone: '93 123 45 67', website: 'https://t.example' }
  const ca = await ask('POST', 'venues', { venue: 'Teatre Vell', ...place, city: 'Vic' })
  const es = await world.askIn('es', 'POST', 'venues', { venue: 'Teatro Viejo', ...place })
  const facts = { ...times, slug: 'concert', cost: '12', status: 'draft' }
  const venue = (id: unknown) => (world.mode === 'live' ? id : [id])
  const one = await ask('POST', 'events', { title: 'Concert', ...facts, venue: venue(ca.id) })
  const other = await world.askIn('es', 'POST', 'events', {
    title: 'Concierto',
    ...facts,
    venue: venue(es.id),
    ...inSpanish,
  })
  return { ca, es, one: Number(one.id), other: Number(other.id) }
}

/** Events that have nothing to do with it: what only two records share says more among many. */
async function others() {
  const days = Array.from({ length: 8 }, (_, day) => `2027-03-${String(day + 10)}`)
  const made = (language: string) => (day: string, at: number) =>
    world.askIn(language, 'POST', 'events', {
      title: `Acte ${language} ${at}`,
      slug: `acte-${language}-${at}`,
      start_date: `${day} 1${at}:00:00`,
      end_date: `${day} 1${at}:30:00`,
    })
  await Promise.all(['ca', 'es'].flatMap((language) => days.map(made(language))))
}

const inSpanish = (id: number) => world.askIn('es', 'GET', `events/${id}`)
const go = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

describe.each(pageModes)('side by side over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('a fact and two texts go out with one save, each to its own records, and the pair is confirmed', async () => {
    await others()
    const { one, other, es } = await concert()
    const { user } = await openBeside(world, 'ca', one)
    const title = await titleIn('Spanish')
    await user.clear(title)
    await user.type(title, 'Gran concierto')
    const price = screen.getByRole('textbox', { name: /^Price/ })
    await user.clear(price)
    await user.type(price, '15')
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm the versions' })
    expect(dialog).toHaveTextContent(/Concert.*concert.*Concierto.*concert/)
    await user.click(go(dialog, 'Confirm and save'))
    await screen.findByText(said('“Concert” has been saved in Catalan and Spanish.'))
    expect(await world.ask('GET', `events/${one}`)).toMatchObject({ title: 'Concert' })
    const saved = await inSpanish(other)
    expect(saved).toMatchObject({ title: 'Gran concierto', slug: 'concert', ...times })
    expect(String(saved.cost)).toContain('15')
    expect([saved.venue].flat()).toMatchObject([{ id: es.id, venue: 'Teatro Viejo' }])
    // What was confirmed is asked no more.
    await user.click(screen.getByRole('checkbox', { name: /^Featured/ }))
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await waitFor(async () => expect(await inSpanish(other)).toMatchObject({ featured: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('while one language refuses, nothing says that all is saved, and the next try writes that one only', async () => {
    const { one, other } = await concert()
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    const { user } = await openBeside(world, 'ca', one)
    await user.type(await titleIn('Spanish'), ' nuevo')
    await user.click(screen.getByRole('checkbox', { name: /^Featured/ }))
    const refused = { kind: 'status', code: 403, method: 'POST', path: `events/${other}` }
    await world.fail([refused])
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(/^Saved in Catalan, but not in Spanish/)
    expect(screen.queryByText(/has been saved in/)).toBeNull()
    await world.fail([])
    const before = await world.ask('GET', `events/${one}`)
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(said('“Concert” has been saved in Spanish.'))
    expect(await inSpanish(other)).toMatchObject({ title: 'Concierto nuevo', featured: true })
    expect(await world.ask('GET', `events/${one}`)).toEqual(before)
  })

  test('facts that have drifted are shown, and taken from the source with the save', async () => {
    const { one, other } = await concert({ ...times, end_date: '2027-03-05 22:30:00' })
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    const { user } = await openBeside(world, 'ca', one)
    await titleIn('Spanish')
    const spanish = within(await column('Spanish'))
    await user.click(await spanish.findByRole('button', { name: 'End: take from Catalan' }))
    await spanish.findByText('Will be saved here too: End.')
    await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    await screen.findByText(said('“Concert” has been saved in Spanish.'))
    expect(await inSpanish(other)).toMatchObject(times)
  })

  test('a missing version is made as a draft with its own venue; the Catalan venue stays as it is in every field', async () => {
    const { one, ca } = await concert()
    const { user } = await openBeside(world, 'ca', one)
    const english = within(await column('English'))
    const before = await world.ask('GET', `venues/${String(ca.id)}`)
    await user.click(await english.findByRole('button', { name: 'Create the version in English' }))
    const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
    expect(
      within(dialog).getByRole('combobox', { name: 'Venue “Teatre Vell” in English' }),
    ).toHaveTextContent('Create “Teatre Vell” there')
    await user.click(go(dialog, 'Create the draft'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(titleNow('English')).toHaveValue('Concert'))
    expect(await world.ask('GET', `venues/${String(ca.id)}`)).toEqual(before)
    const { events } = await world.askIn('en', 'GET', 'events?status=draft&starts_after=2000-01-01')
    const [made] = [events].flat() as Record<string, unknown>[]
    expect(made).toMatchObject({ title: 'Concert', slug: 'concert', status: 'draft', ...times })
    const [venue] = [made?.venue].flat() as Record<string, unknown>[]
    expect(venue).toMatchObject({ venue: 'Teatre Vell', address: 'Plaça Major, 1' })
    expect(venue?.id).not.toBe(ca.id)
    // What was made for it is known at once as the version of what the source has.
    expect(within(await column('English')).queryByText('Not as in Catalan')).toBeNull()
  })

  test('a version that was confirmed and is in the trash is said to be there, and nothing is written to it', async () => {
    const { one, other } = await concert()
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    await world.askIn('es', 'DELETE', `events/${other}`)
    await openBeside(world, 'ca', one)
    const spanish = within(await column('Spanish'))
    await spanish.findByText(/^The version in Spanish that was confirmed here is in the trash/)
    expect(spanish.getByRole('link', { name: 'Restore it or look for another' })).toHaveAttribute(
      'href',
      expect.stringMatching(`/es/translations/of/ca/events/${one}$`),
    )
    expect(spanish.queryByRole('textbox')).toBeNull()
    expect(spanish.getByRole('button', { name: 'Create the version in Spanish' })).toBeVisible()
  })

  test('a version that cannot be read again stays, and says so', async () => {
    const { one, other } = await concert()
    await keepPair(world.service(), { collection: 'events', versions: { ca: one, es: other } })
    await openBeside(world, 'ca', one)
    await titleIn('Spanish')
    await waitFor(() => expect(screen.queryByText(/latest version/)).toBeNull())
    await world.fail([{ kind: 'status', code: 500, path: `events/${other}` }])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    const spanish = await column('Spanish')
    await within(spanish).findByText('The calendar failed')
    expect(await titleIn('Spanish')).toHaveValue('Concierto')
    expect(within(await column('Catalan')).queryByText('The calendar failed')).toBeNull()
    await world.fail([])
    await userEvent.click(go(spanish, 'Try again'))
    await waitFor(() => expect(within(spanish).queryByText('The calendar failed')).toBeNull())
  })
})
