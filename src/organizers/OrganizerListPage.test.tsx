import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { namesInRows } from '../collection/list/listBed.ts'
import { pageModes } from '../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(pageModes)('list of organizers over the %s service', (mode) => {
  let world: World
  let choir: number

  beforeAll(async () => {
    world = await openWorld({ mode })
    const add = async (organizer: string, date: string) => {
      const body = { organizer, status: 'publish', date, email: 'hola@example.org' }
      return Number((await world.ask('POST', 'organizers', body)).id)
    }
    choir = await add('Coral', '2025-01-01 10:00:00')
    const other = await add('Ateneu', '2025-02-01 10:00:00')
    await world.ask('POST', 'events', {
      title: 'Concert',
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 12:00:00',
      status: 'publish',
      organizer: [choir, other],
    })
  })
  afterAll(() => world.drop())
  afterEach(cleanup)

  const open = () => openApp(world, '/ca/organizers', editor, 'en')

  test('newest first, with the events each holds when they are asked for', async () => {
    const { user, place } = await open()
    expect(await screen.findByText('2 organizers, newest first')).toBeVisible()
    expect(namesInRows()).toEqual(['Ateneu', 'Coral'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Events' }))
    await user.keyboard('{Escape}')
    const row = screen.getByRole('row', { name: /Coral/ })
    await user.click(await within(row).findByRole('link', { name: '1' }))
    await waitFor(() =>
      expect(place()).toBe(`/ca/events?organizer=${choir}&starts_after=1900-01-01`),
    )
  })

  test('says before one is deleted which others its events lose, and puts them back', async () => {
    const { user } = await open()
    const row = await screen.findByRole('row', { name: /Ateneu/ })
    await user.click(within(row).getByRole('button', { name: /Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash…' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByText(/other organizers .*: Coral\./)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Move to the trash' }))
    expect(await screen.findByText(/is in the trash\.$/)).toBeVisible()
    const { events } = await world.ask('GET', 'events?starts_after=1900-01-01')
    expect(events).toMatchObject([{ organizer: [{ id: choir }] }])
  })
})
