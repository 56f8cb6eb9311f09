import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'
import { event, update, waiting, waitWith } from './queueBed.ts'

describe.each(pageModes)('of two that wait, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  test('the one that is removed is never sent, and the other is', async () => {
    const service = world.service()
    const [fair, dance] = [await event(service, 'Fair'), await event(service, 'Dance')]
    await waitWith(world, service, () => update(service, fair, { title: 'Great fair' }))
    await waitWith(world, service, () => update(service, dance, { title: 'Great dance' }))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await user.click(
      await screen.findByRole('button', { name: 'Remove “Great fair” from the queue' }),
    )
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Great fair' })).toBeNull())
    expect(screen.getByRole('listitem', { name: 'Great dance' })).toBeVisible()

    vi.restoreAllMocks()
    await world.fail([])
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    const results = within(await screen.findByRole('region', { name: /^Sent since/ }))
    expect(await results.findByText(said(/“Great dance” has been sent and saved/))).toBeVisible()
    expect(results.queryByText(said(/Great fair/))).toBeNull()
    expect(await waiting(service)).toEqual([])
    expect(await world.ask('GET', `events/${fair.id}`)).toMatchObject({ title: 'Fair' })
    expect(await world.ask('GET', `events/${dance.id}`)).toMatchObject({ title: 'Great dance' })
  })
})
