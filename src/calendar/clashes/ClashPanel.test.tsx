import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { eventOf } from '../../events/events.ts'
import { forgetHidden, rememberHidden } from '../../events/hiddenEvents.ts'
import { languageOf } from '../../service/language.ts'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes

let world: World

beforeAll(async () => {
  world = await openWorld({ mode })
  const venue = await world.askIn('en', 'POST', 'venues', { venue: 'Town hall' })
  const seed = (title: string, start: string, end: string, more: object = {}) =>
    world.askIn('en', 'POST', 'events', {
      title,
      start_date: `2027-03-${start}:00`,
      end_date: `2027-03-${end}:00`,
      status: 'publish',
      venue: mode === 'live' ? Number(venue.id) : [Number(venue.id)],
      ...more,
    })
  await seed('Concert', '12 20:00', '12 22:00')
  await seed('Debate', '12 21:00', '12 23:00', { status: 'draft' })
  await seed('Puppets', '20 10:00', '20 11:00')
  await seed('Puppets!', '22 10:00', '22 11:00')
  await seed('Cinema', '25 10:00', '25 11:00')
  const at = (day: string) => ({ start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` })
  await seed('Regatta', '30 10:00', '30 11:00', at('2027-06-30'))
  await seed('Regatta!', '30 10:00', '30 11:00', at('2027-07-07'))
  await seed('Vigil', '30 10:00', '30 11:00', at('2027-09-29'))
  await seed('Gala', '30 10:00', '30 11:00', at('2027-11-30'))
  await seed('Gala!', '30 10:00', '30 11:00', at('2027-12-06'))
  await seed('Opera', '30 10:00', '30 11:00', at('2027-06-15'))
  await seed('Ballad', '30 10:00', '30 11:00', at('2027-06-15'))
})
afterAll(() => world.drop())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)

test('clashes are marked in words, counted, listed on demand, and lead to their events', async () => {
  const { user } = await open('agenda&date=2027-03')
  const summary = await screen.findByText('same venue and time: 1')
  expect(screen.getByText('similar title within a week: 1')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Debate.*same venue and time/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Puppets!.*similar title within a week/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Cinema/ }).textContent).not.toMatch(/same|similar/)
  await user.click(summary)
  const list = within(summary.closest('details') as HTMLElement)
  const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/Concert.*Debate.*same venue and time$/)
  await user.click(list.getByRole('link', { name: 'Debate' }))
  const card = within(await screen.findByRole('dialog', { name: 'Debate' }))
  expect(card.getByText(/At the same venue at the same time/).textContent).toContain('Concert')
})

test('a day without clashes says so where they would be, and marks nothing', async () => {
  await open('day&date=2027-03-25')
  await screen.findAllByText('1 event')
  await screen.findByText('No clashes found.')
  expect(screen.queryByText('Clashes')).toBeNull()
})

test('of events that pass the filters it is said that only they were compared', async () => {
  await open('agenda&date=2027-03&search=Cinema')
  await screen.findByText('No clashes among the filtered events.')
})

test('a title is compared with those of the week beyond the month, which nothing is asked for', async () => {
  await open('agenda&date=2027-06&search=Regatta')
  await screen.findByText('similar title within a week: 1')
  expect(screen.getByRole('link', { name: /Regatta.*similar title within a week/ })).toBeTruthy()
})

/** Refuses the listing of July while told to. */
function refuseJuly() {
  const real = globalThis.fetch
  const state = { isOn: true, times: 0 }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isJuly = url.searchParams.get('starts_before') === '2027-08-01'
    if (!isJuly || !state.isOn) return real(input, init)
    state.times += 1
    return Promise.resolve(new Response('{}', { status: 403 }))
  })
  return state
}

test('where the month beyond is not here, it is said which days were looked through', async () => {
  refuseJuly()
  await open('agenda&date=2027-06&search=Regatta')
  await screen.findByText(/^No clashes among the filtered events: Mon.* 31 May.* 4 July/)
})

test('so it is beside clashes that are found', async () => {
  refuseJuly()
  await open('agenda&date=2027-06')
  await screen.findByText('same venue and time: 1')
  screen.getByText(/^days compared: Mon.* 31 May.* 4 July/)
})

test('nothing is compared with a month beyond that could not be read again after a write', async () => {
  const refused = refuseJuly()
  refused.isOn = false
  const { user } = await open('agenda&date=2027-06&search=Regatta')
  await screen.findByText('similar title within a week: 1')
  refused.isOn = true
  await user.click(screen.getByRole('link', { name: /Regatta/ }))
  const card = within(await screen.findByRole('dialog', { name: 'Regatta' }))
  await user.click(card.getByRole('button', { name: 'Make it private' }))
  await waitFor(() => expect(refused.times).toBe(1))
  await screen.findByText(/^No clashes among the filtered events: Mon.* 4 July/)
  expect(screen.queryByText('similar title within a week: 1')).toBeNull()
})

/** Has the listing of the days until this one wait while told to. */
function held(last: string) {
  const real = globalThis.fetch
  const state = { isOn: false, times: 0, release: () => {} }
  const released = new Promise<void>((resolve) => {
    state.release = resolve
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (state.isOn && url.searchParams.get('starts_before') === last) {
      state.times += 1
      await released
    }
    return real(input, init)
  })
  return state
}

test('a list that is open stays so while the month beyond is read anew after a write', async () => {
  const december = held('2028-01-02')
  const { user } = await open('agenda&date=2027-11&search=Gala')
  const summary = await screen.findByText('similar title within a week: 1')
  await user.click(summary)
  const list = within(summary.closest('details') as HTMLElement)
  const line = await list.findByRole('listitem')
  december.isOn = true
  await user.click(list.getByRole('link', { name: 'Gala' }))
  const card = within(await screen.findByRole('dialog', { name: 'Gala' }))
  await user.click(card.getByRole('button', { name: 'Make it private' }))
  await waitFor(() => expect(december.times).toBe(1), { timeout: 20_000 })
  expect(line.isConnected).toBe(true)
  expect(summary.closest('details')?.open).toBe(true)
  december.release()
  await screen.findByText('similar title within a week: 1')
  expect(line.isConnected).toBe(true)
})

test('of the month that was left nothing is told while the one beyond the next is read', async () => {
  const may = held('2027-06-06')
  may.isOn = true
  const { go } = await open('agenda&date=2027-03')
  await screen.findByText('same venue and time: 1')
  go('/en/calendar?view=agenda&date=2027-04')
  await screen.findByRole('heading', { level: 1, name: 'April 2027' })
  await waitFor(() => expect(may.times).toBe(1), { timeout: 20_000 })
  expect(screen.queryByText('same venue and time: 1')).toBeNull()
  may.release()
})

test('who has the list open goes on to other days with it', async () => {
  const { user, go } = await open('agenda&date=2027-03')
  const summary = (await screen.findByText('same venue and time: 1')).closest('summary')
  if (!summary) throw new Error('no fold')
  await user.click(summary)
  act(() => summary.focus())
  go('/en/calendar?view=week&date=2027-03-12')
  await screen.findByRole('heading', { level: 1, name: /^8.*14 March 2027$/ })
  await waitFor(() => expect(summary.textContent).toContain('same venue and time: 1'))
  await waitFor(() => expect(summary.textContent).not.toContain('similar title'))
  expect(document.activeElement).toBe(summary)
  expect(summary.closest('details')?.open).toBe(true)
})

test('a title is compared with those of the week beyond that this browser knows to be hidden', async () => {
  await open('agenda&date=2027-09')
  await screen.findByText('No clashes found.')
  const service = world.service()
  const language = languageOf(service.configuration, 'en')
  if (!language) throw new Error('no English')
  const hidden = { id: 99_999, title: 'Vigil!', status: 'publish', hide_from_listings: true }
  const dates = { start_date: '2027-10-04 10:00:00', end_date: '2027-10-04 11:00:00' }
  act(() => rememberHidden(service.in(language), eventOf({ ...hidden, ...dates })))
  await screen.findByText('similar title within a week: 1')
  act(() => forgetHidden(service.in(language), hidden.id))
  await screen.findByText('No clashes found.')
})
