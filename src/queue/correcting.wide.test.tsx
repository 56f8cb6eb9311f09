import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { keptCount } from '../device/keptAmounts.ts'
import { pageModes } from '../service/testWorld.ts'
import { waiting } from './queueBed.ts'

describe.each(pageModes)('a new record that waited and is refused, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    await forget('drafts', 'all')
    world = await openWorld({ mode })
  })

  test('is corrected in its form, with all that was typed there', async () => {
    const { user } = await openApp(world, '/ca/venues/new', editor, 'en')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Hall')
    await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Vic')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await world.fail([{ kind: 'dropped' }])
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await user.click(
      await screen.findByRole('button', { name: 'Send it when the network is back' }),
    )
    await screen.findByRole('listitem', { name: 'Hall' })
    expect(await keptCount('drafts')).toBe(0)
    vi.restoreAllMocks()
    await world.fail([{ kind: 'status', code: 403, method: 'POST' }])
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await screen.findByRole('button', { name: 'Send “Hall”' })
    await user.click(screen.getByRole('button', { name: 'Correct “Hall” in its form' }))

    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveValue('Hall'))
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Vic')
    expect(await waiting(world.service())).toEqual([])
    await world.fail([])
    await user.type(name, ' of the town')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(async () =>
      expect(await world.ask('GET', 'venues?search=Hall')).toMatchObject({
        total: 1,
        venues: [{ venue: 'Hall of the town', city: 'Vic' }],
      }),
    )
  })
})
