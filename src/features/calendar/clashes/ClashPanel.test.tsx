import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld } from '../../../app/appBed.tsx'
import { pageModes } from '../../../api/testWorld.ts'

vi.setConfig({ testTimeout: 120_000 })

const [mode = 'live'] = pageModes

const world = await openWorld({ mode })
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
await seed('Opera', '30 10:00', '30 11:00', at('2027-06-15'))
await seed('Ballad', '30 10:00', '30 11:00', at('2027-06-15'))
afterEach(() => vi.unstubAllGlobals())

const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)

test('clashes are marked, counted, listed on demand, lead to their events, and are listed of other days too', async () => {
  const { user, go } = await open('agenda&date=2027-03')
  const count = await screen.findByText('same venue and time: 1')
  expect(screen.getByText('similar title within a week: 1')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Debate.*same venue and time/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Puppets!.*similar title within a week/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Cinema/ }).textContent).not.toMatch(/same|similar/)
  const summary = count.closest('summary') as HTMLElement
  await user.click(summary)
  const list = within(count.closest('details') as HTMLElement)
  const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/Concert.*Debate.*same venue and time$/)
  await user.click(list.getByRole('link', { name: 'Debate' }))
  const card = within(await screen.findByRole('dialog', { name: 'Debate' }))
  expect(card.getByText(/At the same venue at the same time/).textContent).toContain('Concert')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => summary.focus())
  go('/en/calendar?view=week&date=2027-03-12')
  await screen.findByRole('heading', { level: 1, name: /^8.*14 March 2027$/ })
  await waitFor(() => expect(summary.textContent).toContain('same venue and time: 1'))
  await waitFor(() => expect(summary.textContent).not.toContain('similar title'))
  expect(document.activeElement).toBe(summary)
  expect(summary.closest('details')?.open).toBe(true)
  go('/en/calendar?view=day&date=2027-03-25')
  await screen.findByText('No clashes found.')
  expect(screen.queryByText('Clashes')).toBeNull()
})

test('titles are compared with the week beyond the month, unless that could not be read again after a write', async () => {
  const real = globalThis.fetch
  const july = { isRejected: false, requests: 0 }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isJuly = url.searchParams.get('starts_before') === '2027-08-01'
    if (!isJuly || !july.isRejected) return real(input, init)
    july.requests += 1
    return Promise.resolve(new Response('{}', { status: 403 }))
  })
  const { user, go } = await open('agenda&date=2027-06&search=Regatta')
  const summary = await screen.findByText('similar title within a week: 1')
  await user.click(summary)
  const list = within(summary.closest('details') as HTMLElement)
  await list.findByText(/filter/)
  july.isRejected = true
  await user.click(list.getByRole('link', { name: 'Regatta' }))
  const card = within(await screen.findByRole('dialog', { name: 'Regatta' }))
  await user.click(card.getByRole('button', { name: 'Make it private' }))
  await waitFor(() => expect(july.requests).toBe(1))
  await screen.findByText(/^No clashes among the filtered events: Mon.* 31 May.* 4 July/)
  expect(screen.queryByText('similar title within a week: 1')).toBeNull()
  go('/en/calendar?view=agenda&date=2027-06')
  await screen.findByText('same venue and time: 1')
  await screen.findByText(/^days compared: Mon.* 31 May.* 4 July/)
})
