import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { valuesOf } from '../collection/collection.ts'
import { ownerOf } from '../collection/owner.ts'
import { forget } from '../device/kept.ts'
import { eventFields, eventOf } from '../events/events.ts'
import { pageModes } from '../service/testWorld.ts'
import { hygieneBed, times } from './hygieneBed.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The fields of an event as an editor sees them, but for its venue. */
const besideVenue = (wire: Record<string, unknown>) => {
  const { venue: _, ...values } = valuesOf(eventFields, eventOf(wire))
  return values
}

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('what is there twice on the %s service', (mode) => {
  const { make, linked, venueOf, statusOf } = hygieneBed(mode, () => world)

  beforeEach(async () => {
    await forget('pairs', 'all')
    await forget('history', 'all')
    world = await openWorld({ mode })
  })

  /** Two venues of one name in Catalan, with an event each; the service would not make a second by its name. */
  async function twoVenues() {
    const facts = { status: 'publish', address: 'Carrer Major, 3' }
    const kept = await make('ca', 'venues', { venue: 'Teatre Principal', status: 'publish' })
    const lost = await make('ca', 'venues', { venue: 'Teatre', ...facts, phone: '938000000' })
    await world.askIn('ca', 'POST', `venues/${lost}`, {
      venue: 'Teatre principal',
      ...facts,
      phone: '938000000',
    })
    const stays = await make('ca', 'events', { title: 'Ball', ...times, venue: linked(kept) })
    const moves = await make('ca', 'events', { title: 'Concert', ...times, venue: linked(lost) })
    const also = await make('ca', 'events', {
      title: 'Fira',
      ...times,
      status: 'draft',
      venue: linked(lost),
    })
    return { kept, lost, stays, moves, also }
  }

  test('becomes one: events go over, what it lacks is taken, the other goes to the trash; and all of it comes back', async () => {
    const { kept, lost, stays, moves, also } = await twoVenues()
    const before = await Promise.all([moves, also].map((id) => world.ask('GET', `events/${id}`)))
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    expect(await screen.findByText('1 venue may be there more than once.')).toBeVisible()
    expect(screen.getByText('Why: same name.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/2 events go over from/)
    expect(
      within(dialog).getByRole('checkbox', { name: /Address and (Phone|Telephone)/i }),
    ).toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Make one of them' }))
    await within(dialog).findByRole('button', { name: /^Undo all/ }, { timeout: 60_000 })
    // The events, and the venues: what one took and that the other went.
    expect(within(dialog).getAllByText('Done: 2 saved.', { exact: false })).toHaveLength(2)
    for (const id of [stays, moves, also]) expect(await venueOf('ca', id)).toEqual([kept])
    expect(await statusOf('ca', `venues/${lost}`)).toBe('trash')
    expect(await world.ask('GET', `venues/${kept}`)).toMatchObject({
      venue: 'Teatre Principal',
      address: 'Carrer Major, 3',
      phone: '938000000',
    })
    // Nothing of the events but their venue is another.
    const after = await Promise.all([moves, also].map((id) => world.ask('GET', `events/${id}`)))
    expect(after.map(besideVenue)).toEqual(before.map(besideVenue))

    await user.click(within(dialog).getByRole('button', { name: /^Undo all/ }))
    const undoing = await screen.findByRole('dialog')
    await user.click(await within(undoing).findByRole('button', { name: 'Undo' }))
    await within(undoing).findByRole('button', { name: 'Close' })
    expect(await statusOf('ca', `venues/${lost}`)).not.toBe('trash')
    for (const id of [moves, also]) expect(await venueOf('ca', id)).toEqual([lost])
    expect((await world.ask('GET', `venues/${kept}`)).address ?? '').toBe('')
  })

  test('takes hidden events along that this browser knows of, and says that of others nobody can tell', async () => {
    const { kept, lost } = await twoVenues()
    const hidden = { ...times, venue: linked(lost), hide_from_listings: true }
    const known = await make('ca', 'events', { title: 'Assaig', ...hidden })
    const gone = await make('ca', 'events', { title: 'Prova', ...hidden, venue: linked(kept) })
    const { start_date, end_date } = times
    const about = { title: 'Assaig', start_date, end_date, all_day: false, timezone: '' }
    const remembered = [known, gone].map((id) => Object.assign({ id }, about))
    await world.ask('DELETE', `events/${gone}`)
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    localStorage.setItem(`agenda.hidden.ca.${ownerOf(world.service())}`, JSON.stringify(remembered))
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/3 events go over from/)
    expect(
      within(dialog).getByText(/^Events hidden from listings cannot be looked for/),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Make one of them' }))
    await within(dialog).findByRole('button', { name: /^Undo all/ }, { timeout: 60_000 })
    expect(await venueOf('ca', known)).toEqual([kept])
    expect(await world.ask('GET', `events/${known}`)).toMatchObject({ hide_from_listings: true })
    await waitFor(async () => expect(await statusOf('ca', `venues/${lost}`)).toBe('trash'))
  })

  test('does not wait for a hidden event that is kept back from everybody here', async () => {
    const { kept, lost, moves } = await twoVenues()
    const id = await make('ca', 'events', { title: 'Assaig', ...times, hide_from_listings: true })
    const { start_date, end_date } = times
    const about = { title: 'Assaig', start_date, end_date, all_day: false, timezone: '' }
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    localStorage.setItem(
      `agenda.hidden.ca.${ownerOf(world.service())}`,
      JSON.stringify([{ id, ...about }]),
    )
    await world.fail([{ kind: 'status', code: 403, method: 'GET', path: `events/${id}` }])
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/2 events go over from/)
    await user.click(within(dialog).getByRole('button', { name: 'Make one of them' }))
    await within(dialog).findByRole('button', { name: /^Undo all/ }, { timeout: 60_000 })
    await waitFor(async () => expect(await statusOf('ca', `venues/${lost}`)).toBe('trash'))
    expect(await venueOf('ca', moves)).toEqual([kept])
  })

  test('goes nowhere as long as an event that was added meanwhile names it', async () => {
    const { kept, lost } = await twoVenues()
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/2 events go over from/)
    const late = await make('ca', 'events', { title: 'Tard', ...times, venue: linked(lost) })
    await user.click(within(dialog).getByRole('button', { name: 'Make one of them' }))
    expect(await within(dialog).findByText(/^Nothing went to the trash/)).toBeVisible()
    expect(await statusOf('ca', `venues/${lost}`)).toBe('publish')
    expect(await venueOf('ca', late)).toEqual([lost])
    expect(await statusOf('ca', `venues/${kept}`)).toBe('publish')
  })

  test('is left alone once it was said to be two, until that is taken back', async () => {
    await twoVenues()
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'They are different' }))
    expect(await screen.findByText('Nothing looks alike')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'They are different' })).toBeVisible()
  })

  test('and without events is said to have none', async () => {
    await make('ca', 'organizers', { organizer: 'Colla del Drac', status: 'publish' })
    const lost = await make('ca', 'organizers', { organizer: 'Colla', status: 'publish' })
    const organizer = 'Colla del Drac.'
    await world.askIn('ca', 'POST', `organizers/${lost}`, { organizer, status: 'publish' })
    const { user } = await openApp(world, '/ca/hygiene?of=organizers', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/has no events: it goes to the trash/)
  })

  test('of organizers keeps the others that an event names', async () => {
    const kept = await make('ca', 'organizers', { organizer: 'Colla del Drac', status: 'publish' })
    const lost = await make('ca', 'organizers', { organizer: 'Colla', status: 'publish' })
    await world.askIn('ca', 'POST', `organizers/${lost}`, {
      organizer: 'Colla del Drac.',
      status: 'publish',
    })
    const other = await make('ca', 'organizers', { organizer: 'Ajuntament', status: 'publish' })
    const id = await make('ca', 'events', { title: 'Correfoc', ...times, organizer: [other, lost] })
    const { user } = await openApp(world, '/ca/hygiene?of=organizers', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make one of them' })
    await within(dialog).findByText(/1 event goes over from/)
    await user.click(within(dialog).getByRole('button', { name: 'Make one of them' }))
    await within(dialog).findByRole('button', { name: /^Undo/ })
    await waitFor(async () => expect(await statusOf('ca', `organizers/${lost}`)).toBe('trash'))
    const { organizer } = await world.ask('GET', `events/${id}`)
    expect([organizer].flat().map((one) => Number(Object(one).id))).toEqual([other, kept])
  })
})
