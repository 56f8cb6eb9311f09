import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode, answering } from '../../../app/appBed.tsx'

const world = await makeWorld(pageMode)
const venue = await world.askIn('en', 'POST', 'venues', { venue: 'Town hall' })
const seed = (title: string, start: string, end: string, more: object = {}) =>
  world.askIn('en', 'POST', 'events', {
    title,
    start_date: `2027-03-${start}:00`,
    end_date: `2027-03-${end}:00`,
    status: 'publish',
    venue: pageMode === 'live' ? Number(venue.id) : [Number(venue.id)],
    ...more,
  })
await seed('Concert', '12 20:00', '12 22:00')
await seed('Debate', '12 21:00', '12 23:00', { status: 'draft' })
await seed('Puppets', '20 10:00', '20 11:00')
await seed('Puppets!', '22 10:00', '22 11:00')
await seed('Cinema', '25 10:00', '25 11:00')
const at = (day: string) => ({ start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` })
await seed('Regatta', '30 10:00', '30 11:00', at('2027-06-30'))
await seed('Regatta!', '30 10:00', '30 11:00', at('2027-07-06'))
await seed('Opera', '30 10:00', '30 11:00', at('2027-06-15'))
await seed('Ballad', '30 10:00', '30 11:00', at('2027-06-15'))
const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)

/** The list of what overlaps, opened by its count. */
async function overlaps(user: { click(element: Element): Promise<void> }, count: number) {
  await user.click(await screen.findByRole('button', { name: `Overlaps: ${count}` }))
  return within(await screen.findByRole('dialog', { name: 'Overlaps' }))
}

/** A card over the list, and the list. */
async function closeAll(user: { keyboard(keys: string): Promise<void> }) {
  await waitFor(async () => {
    if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
}

test('overlaps are marked, counted, listed on demand, lead to their events, and are listed of other days too', async () => {
  const { user, go } = await open('agenda&date=2027-03')
  const list = await overlaps(user, 2)
  expect(list.getByText('same venue and time: 1')).toBeTruthy()
  expect(list.getByText('similar title, same week: 1')).toBeTruthy()
  const pairs = list.getAllByRole('link', { name: /Concert|Puppets/ })
  const lines = pairs.map((link) => link.closest('li')?.textContent)
  expect(new Set(lines).size).toBe(2)
  expect(lines[0]).toMatch(/Concert.*Debate.*same venue and time$/)
  await user.click(list.getByRole('link', { name: 'Debate' }))
  const card = within(await screen.findByRole('dialog', { name: 'Debate' }))
  expect(card.getByText(/At the same venue at the same time/).textContent).toContain('Concert')
  await closeAll(user)
  expect(screen.getByRole('button', { name: 'Overlaps: 2' })).toHaveFocus()
  expect(await screen.findByRole('link', { name: /Debate.*same venue and time/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Puppets!.*similar title within a week/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Cinema/ }).textContent).not.toMatch(/same|similar/)

  go('/en/calendar?view=week&date=2027-03-12')
  await screen.findByRole('heading', { level: 1, name: /^8.*14 March 2027$/ })
  const ofWeek = await overlaps(user, 1)
  expect(ofWeek.getByText('same venue and time: 1')).toBeTruthy()
  expect(ofWeek.queryByText(/^similar title, same week:/)).toBeNull()
  await user.keyboard('{Escape}')
  go('/en/calendar?view=day&date=2027-03-25')
  await screen.findByRole('link', { name: /Cinema/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Overlaps/ })).toBeNull())
})

test('titles are compared with the days beyond the month, unless that could not be read again after a write', async () => {
  const july = { isRejected: false, requests: 0 }
  answering(({ query }, _, go) => {
    if (query['starts_before'] !== '2027-08-01' || !july.isRejected) return go()
    july.requests += 1
    return new Response('{}', { status: 403 })
  })
  const { user, go } = await open('agenda&date=2027-06&search=Regatta')
  const list = await overlaps(user, 1)
  expect(list.getByText(/filter/)).toBeTruthy()
  july.isRejected = true
  await user.click(list.getByRole('link', { name: 'Regatta' }))
  const card = within(await screen.findByRole('dialog', { name: 'Regatta' }))
  await user.click(card.getByRole('button', { name: 'Make private' }))
  await waitFor(() => expect(july.requests).toBe(1))
  await closeAll(user)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Overlaps/ })).toBeNull())
  go('/en/calendar?view=agenda&date=2027-06')
  const all = await overlaps(user, 1)
  expect(all.getByText('same venue and time: 1')).toBeTruthy()
  expect(all.getByText(/^days compared: Mon.* 31 May.* 4 July/)).toBeTruthy()
})
