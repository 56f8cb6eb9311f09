import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addEvent } from '../list/EventListBed.tsx'
import { act } from './bulkBed.ts'

vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 20_000 }
const [mode = 'live'] = pageModes

let world: World
beforeAll(async () => {
  world = await openWorld({ mode })
})
afterAll(() => world.drop())
afterEach(cleanup)

test('what the calendar made otherwise of one of many is listed with both values, and put back', async () => {
  const service = world.service()
  const website = 'https://a.test/'
  const id = await addEvent(service, { title: 'Ball', from: 1, over: { website } })
  const { user } = await openApp(world, '/ca/events', editor, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'Ball' }, patient))
  const dialog = await act(user, 'Feature, or no longer')
  await user.click(within(dialog).getByRole('radio', { name: 'Yes' }))
  const fields = { website: 'https://b.test/', sticky: true }
  const path = `events/${id}`
  await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
  await within(dialog).findByText('Done: 1 saved with a difference.', undefined, patient)
  const way = within(dialog).getByRole('button', { name: 'Put back… “Ball”' })
  await user.click(way)

  const list = await screen.findByRole('dialog', { name: 'Ball' }, patient)
  await within(list).findByText(/Website: .*“https:\/\/a.test\/”.*“https:\/\/b.test\/”/)
  await user.click(within(list).getByRole('button', { name: 'Put back: Website' }))
  await waitFor(() => expect(within(list).queryByText(/^Website:/)).toBeNull(), patient)
  expect(await world.ask('GET', path)).toMatchObject({ website, sticky: true, featured: true })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(way).toHaveFocus())
  expect(within(dialog).getByText(/Saved, but the calendar changed this: Pinned/)).toBeVisible()

  await user.click(way)
  const rest = await screen.findByRole('dialog', { name: 'Ball' }, patient)
  await user.click(await within(rest).findByRole('button', { name: /^Put back: / }))
  await within(dialog).findByText(/put back what the calendar had changed/, undefined, patient)
  expect(await world.ask('GET', path)).toMatchObject({ website, sticky: false, featured: true })
})

test('a field that was asked for, and put back, is taken back with the rest', async () => {
  const id = await addEvent(world.service(), { title: 'Cursa', from: 1 })
  const { user } = await openApp(world, '/ca/events', editor, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'Cursa' }, patient))
  const dialog = await act(user, 'Feature, or no longer')
  await user.click(within(dialog).getByRole('radio', { name: 'Yes' }))
  const fields = { featured: false, website: 'https://b.test/' }
  const path = `events/${id}`
  await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
  const way = { name: 'Put back… “Cursa”' }
  await user.click(await within(dialog).findByRole('button', way, patient))
  const list = await screen.findByRole('dialog', { name: 'Cursa' }, patient)
  await user.click(await within(list).findByRole('button', { name: 'Put everything back' }))
  await within(dialog).findByText(/put back what the calendar had changed/, undefined, patient)
  expect(await world.ask('GET', path)).toMatchObject({ featured: true, website: '' })
  await user.click(within(dialog).getByRole('button', { name: /^Undo/ }))
  await within(dialog).findByText('Undone: 1 saved.', undefined, patient)
  expect(await world.ask('GET', path)).toMatchObject({ featured: false, website: '' })
})
