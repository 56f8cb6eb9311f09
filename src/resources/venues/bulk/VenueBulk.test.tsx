import { screen, within } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode, type TestWorld } from '../../../app/appBed.tsx'
import { addDays, todayIn } from '../../../time/wallTime.ts'

let world: TestWorld

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }

test('many venues come back from the trash with one undo, and get their events back where those were taken', async () => {
  world = await makeWorld(pageMode)
  const places: [event: number, venue: number][] = []
  for (const name of ['Sala', 'Pati']) {
    const venue = await world.make('venues', { venue: name, status: 'publish' })
    const link = pageMode === 'live' ? venue : [venue]
    places.push([
      await world.make('events', { title: `Ball ${name}`, ...times, venue: link }),
      venue,
    ])
  }
  const { user } = await openApp(world, '/ca/venues', editor, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move to the trash' })
  const press = async (name: string) =>
    user.click(await within(dialog).findByRole('button', { name }))
  await press('Move 2 to the trash')
  await within(dialog).findByText('Done: 2 saved.')
  await press('Undo all 2 changes')
  await screen.findByText('Undone: 2 saved.')
  if (pageMode === 'live') {
    const linked = await screen.findAllByText(/^1 record is linked to it again\./)
    expect(linked).toHaveLength(2)
  }
  for (const [event, venue] of places)
    expect([(await world.ask('GET', `events/${event}`)).venue].flat()).toMatchObject([
      { id: venue, status: 'publish' },
    ])
})

test('many venues name the events of every language that lose them, before they go to the trash', async () => {
  world = await makeWorld(pageMode)
  const ids: number[] = []
  for (const venue of ['Sala', 'Pati', 'Golfes']) {
    const made = await world.ask('POST', 'venues', { venue, status: 'publish' })
    ids.push(Number(made.id))
  }
  const [sala = 0, pati = 0] = ids.map((id) => (pageMode === 'live' ? id : [id]))
  await world.ask('POST', 'events', { title: 'Ball', ...times, venue: sala })
  await world.askIn('es', 'POST', 'events', { title: 'Baile', ...times, venue: pati })
  const { user } = await openApp(world, '/ca/venues', editor, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move to the trash' })
  expect(await within(dialog).findByText('1 event in Catalan:')).toBeVisible()
  expect(within(dialog).getByText('1 event in Spanish:')).toBeVisible()
  for (const name of ['Ball', 'Baile'])
    expect(within(dialog).getByRole('link', { name })).toBeVisible()
  expect((await world.ask('GET', `venues/${ids[0]}`)).status).toBe('publish')
})
