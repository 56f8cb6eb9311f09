import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes

const concert = {
  title: 'Concert',
  status: 'publish',
  start_date: '2027-03-12 20:00:00',
  end_date: '2027-03-12 22:00:00',
}

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('what the calendar made otherwise beside a status is said, and put back', async () => {
  world = await openWorld({ mode })
  const { id } = await world.askIn('en', 'POST', 'events', {
    ...concert,
    website: 'https://a.test/',
  })
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  const path = `events/${String(id)}`
  const fields = { website: 'https://b.test/' }
  await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  await user.click(within(card).getByRole('button', { name: 'Make it a draft' }))
  await screen.findByText(said(/“Concert” is now: draft\. But the calendar made.*: Website/))
  await user.click(screen.getByRole('button', { name: 'Put back…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Concert' })
  await user.click(await within(dialog).findByRole('button', { name: 'Put back: Website' }))
  await screen.findByText(said('“Concert” is now as it was meant to be.'))
  const now = await world.askIn('en', 'GET', path)
  expect(now).toMatchObject({ status: 'draft', website: 'https://a.test/' })
})

test('what is scheduled is published by the press that says so', async () => {
  world = await openWorld({ mode })
  const { id, status } = await world.askIn('en', 'POST', 'events', {
    title: 'Concert',
    status: 'publish',
    date: '2027-02-01 10:00:00',
    start_date: '2027-03-12 20:00:00',
    end_date: '2027-03-12 22:00:00',
  })
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  expect(status).toBe('future')
  await user.click(within(card).getByRole('button', { name: 'Publish' }))
  await screen.findByText(said(/“Concert” is now: published/))
  expect(await world.askIn('en', 'GET', `events/${String(id)}`)).toMatchObject({
    status: 'publish',
  })
})

test('of two statuses the first is not taken back, and nobody else is blamed for the second', async () => {
  world = await openWorld({ mode })
  const { id } = await world.askIn('en', 'POST', 'events', concert)
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  const change = async (way: string) => {
    fireEvent.click(await screen.findByRole('link', { name: /Concert/ }))
    const card = await screen.findByRole('dialog', { name: 'Concert' })
    fireEvent.click(await within(card).findByRole('button', { name: way }))
  }
  await change('Make it a draft')
  await screen.findByText(said(/is now: draft/))
  const first = screen.getByRole('button', { name: 'Undo' })
  // What is pointed at stays.
  await user.hover(first)
  await change('Make it private')
  await screen.findByText(said(/is now: private/))
  await user.click(first)
  await screen.findByText(said(/^The change of “Concert” was not undone: .*changed again since/))
  screen.getByRole('button', { name: 'See it in the history' })
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  const now = await world.askIn('en', 'GET', `events/${String(id)}`)
  expect(now).toMatchObject({ status: 'private' })
})

describe('times that a colleague moved while a status was saved', () => {
  const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

  /** @returns the dialog that lists what is otherwise */
  async function moved(fields: object) {
    world = await openWorld({ mode })
    const concert = { title: 'Concert', status: 'publish', ...times }
    const { id } = await world.askIn('en', 'POST', 'events', concert)
    const path = `events/${String(id)}`
    const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
    await user.click(await screen.findByRole('link', { name: /Concert/ }))
    const card = await screen.findByRole('dialog', { name: 'Concert' })
    await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
    await user.click(within(card).getByRole('button', { name: 'Make it a draft' }))
    await user.click(await screen.findByRole('button', { name: 'Put back…' }))
    return { user, path, dialog: within(await screen.findByRole('dialog', { name: 'Concert' })) }
  }

  test('come back together where one alone would end it before it starts', async () => {
    const theirs = { start_date: '2027-03-19 20:00:00', end_date: '2027-03-19 22:00:00' }
    const { user, path, dialog } = await moved(theirs)
    await user.click(await dialog.findByRole('button', { name: 'Put back: End' }))
    await screen.findByText(said('“Concert” is now as it was meant to be.'))
    expect(await world.askIn('en', 'GET', path)).toMatchObject(times)
  })

  test('stay where the other has been moved since, and nobody is said to have changed the same', async () => {
    const { user, path, dialog } = await moved({ end_date: '2027-03-12 23:30:00' })
    const start_date = '2027-03-12 23:00:00'
    const now = { title: 'Concert', start_date, end_date: '2027-03-12 23:30:00', status: 'draft' }
    await world.askIn('en', 'POST', path, now)
    await user.click(await dialog.findByRole('button', { name: 'Put back: End' }))
    await screen.findByText(said(/^Nothing of “Concert” was put back: as the event is by now, its/))
    expect(await world.askIn('en', 'GET', path)).toMatchObject({ start_date })
  })
})
