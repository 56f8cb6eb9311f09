import { screen, within } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode } from '../../app/appBed.tsx'

const world = await makeWorld(pageMode)
const add = async (organizer: string) =>
  await world.make('organizers', { organizer, status: 'publish' })
const choir = await add('Coral')
const other = await add('Ateneu')
await world.ask('POST', 'events', {
  title: 'Concert',
  start_date: '2030-01-01 10:00:00',
  end_date: '2030-01-01 12:00:00',
  status: 'publish',
  organizer: [choir, other],
})

test('list of organizers leads to the events of one, says before it is deleted which others those lose, and puts them back', async () => {
  const { user } = await openApp(world, '/ca/organizers', editor, 'en')
  const row = await screen.findByRole('row', { name: /Ateneu/ })
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Events' }))
  await user.keyboard('{Escape}')
  expect(await within(row).findByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/ca/events\\?organizer=${other}&starts_after=1900-01-01$`)),
  )
  await user.click(within(row).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash…' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(
    await within(dialog).findByText(
      /lose their other organizers, which are added again at once: Coral\./,
    ),
  ).toBeVisible()
  expect(within(dialog).getByText(/protected ones you may not edit, .* permanently/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
  expect(await screen.findByText(/is in the trash\.$/)).toBeVisible()
  const { events } = await world.ask('GET', 'events?starts_after=1900-01-01')
  // The interface's service keeps naming what is in the trash.
  const left = pageMode === 'live' ? [choir] : [choir, other]
  expect(events).toMatchObject([{ organizer: left.map((id) => ({ id })) }])
})

test('list of organizers says of many that are deleted which events are left without their others', async () => {
  const organizer: number[] = []
  for (const name of ['Colla', 'Cineclub'])
    organizer.push(await world.make('organizers', { organizer: name }))
  const times = { start_date: '2030-02-01 10:00:00', end_date: '2030-02-01 12:00:00' }
  await world.ask('POST', 'events', { title: 'Cinema', status: 'publish', ...times, organizer })
  const { user } = await openApp(world, '/ca/organizers', editor, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'Colla' }))
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
  await world.fail([{ kind: 'status', code: 500, method: 'POST', path: 'events' }])
  await user.click(await screen.findByRole('button', { name: 'Move 1 to the trash' }))
  const over = await screen.findByText(/^Done: /)
  expect(over).toHaveTextContent(pageMode === 'live' ? '1 saved with a difference' : '1 saved')
  if (pageMode === 'live')
    expect(screen.getByText(/^1 event has lost its other organizers too/)).toBeVisible()
  await world.fail([])
})
