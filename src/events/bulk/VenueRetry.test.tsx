import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'

vi.setConfig({ testTimeout: 120_000 })
const patient = { timeout: 20_000 }

let world: TestWorld
beforeEach(async () => {
  localStorage.clear()
  world = await makeWorld(pageModes[0] ?? 'live')
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

/** The numbers of an event's venues. */
async function venuesOf(id: number): Promise<readonly number[]> {
  const { venue } = (await world.ask('GET', `events/${id}`)) as {
    venue: { id: number } | { id: number }[]
  }
  return [venue].flat().map((one) => one.id)
}

test('events are not moved by a retry to a venue that went to the trash meanwhile', async () => {
  const service = world.service()
  const made = (await service.request({
    method: 'POST',
    path: 'venues',
    body: { venue: 'Teatre' },
  })) as { id: number }
  const venue = made.id
  const id = await addEvent(service, { title: 'Here', from: 1 })
  const { user } = await openList(service)
  await user.click(await screen.findByRole('checkbox', { name: 'Here' }, patient))
  await user.click(await screen.findByRole('button', { name: 'Change…' }, patient))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to another venue' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move to another venue' }, patient)
  await user.click(within(dialog).getByRole('combobox', { name: 'New venue' }))
  await user.click(await screen.findByRole('option', { name: 'Teatre' }, patient))
  await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${id}` }])
  await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
  await within(dialog).findByText(/Done: 1 refused/, undefined, patient)
  await world.fail([])
  await service.request({ method: 'DELETE', path: `venues/${venue}` })
  await user.click(within(dialog).getByRole('button', { name: 'Retry 1' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /Teatre.* has gone to the trash/,
  )
  expect(await venuesOf(id)).toEqual([])
  await service.request({
    method: 'POST',
    path: `venues/${venue}`,
    body: { venue: 'Teatre', status: 'publish' },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Retry 1' }))
  await within(dialog).findByText('Done: 1 saved.', undefined, patient)
  expect(await venuesOf(id)).toEqual([venue])
  expect(within(dialog).queryByText(/has gone to the trash/)).toBeNull()
})
