import { screen, waitFor, within } from '@testing-library/react'
import type { Service } from '../../../api/service.ts'
import { pageMode, worldOfEach } from '../../../api/testWorld.ts'
import { events } from '../events.ts'
import { hiddenEvents, rememberHidden } from '../hiddenEvents.ts'
import { addEvent, openList } from './EventListBed.tsx'

const world = worldOfEach(pageMode)
let service: Service
let ids: readonly number[]

const wire = (id: number) => world.ask('GET', `events/${id}`)
const flags = async () => (await Promise.all(ids.map(wire))).map((one) => one['hide_from_listings'])

beforeEach(async () => {
  service = world.service()
  const over = { hide_from_listings: true }
  const titles = ['First', 'Second', 'Third']
  const add = (title: string, from: number) => addEvent(service, { title, from, over })
  ids = await Promise.all(titles.map((title, at) => add(title, at + 1)))
  const wires = await Promise.all(ids.map(wire))
  for (const one of wires) rememberHidden(service, events.read(one))
})

test('hidden events that are chosen are shown again, and hidden again by the undo', async () => {
  const { user } = await openList(service, '?view=hidden')
  await user.click(await screen.findByRole('checkbox', { name: 'First' }))
  await screen.findByText('1 selected', { selector: 'strong' })
  await user.click(screen.getByRole('checkbox', { name: 'Third' }))
  await screen.findByText('2 selected', { selector: 'strong' })
  await user.click(screen.getByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: /hidden from listings|hide/i }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'No' }))
  await within(dialog).findByText('2 will be changed.')
  await user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
  await within(dialog).findByText('Done: 2 saved.')
  expect(await flags()).toEqual([false, true, false])
  expect(hiddenEvents(service).map(({ id }) => id)).toEqual([ids[1]])

  await user.click(within(dialog).getByRole('button', { name: 'Undo all 2 changes' }))
  await screen.findByText('Undone: 2 saved.')
  expect(await flags()).toEqual([true, true, true])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(hiddenEvents(service)).toHaveLength(3))
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3)
})

test('hidden events that are chosen one that is gone cannot be chosen, and that is said', async () => {
  const [first = 0] = ids
  await world.ask('DELETE', `events/${first}`)
  const pattern = `^events/${first}$`
  await world.fail([{ kind: 'status', code: 404, method: 'GET', pattern }])
  const { user } = await openList(service, '?view=hidden')
  await user.click(await screen.findByRole('checkbox', { name: 'First' }))
  expect(await screen.findByText(/One event couldn’t be read or selected/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'First' })).not.toBeChecked())
  await user.click(screen.getByRole('checkbox', { name: 'Second' }))
  await screen.findByText('1 selected', { selector: 'strong' })
  await user.click(screen.getByRole('button', { name: 'Select all 2' }))
  await screen.findByText('2 selected', { selector: 'strong' })
})
