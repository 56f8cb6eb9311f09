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
    await add('Ateneu', '2025-02-01 10:00:00')
    await world.ask('POST', 'events', {
      title: 'Concert',
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 12:00:00',
      status: 'publish',
      organizer: [choir],
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
})
