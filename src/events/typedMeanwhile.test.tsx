import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptCount } from '../device/keptAmounts.ts'
import { forget } from '../device/kept.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'
import { openPage, openWorld } from './eventPagesBed.tsx'
import type { World } from './eventPagesBed.tsx'
import { typeMoment } from './formTyping.ts'

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('while a new event is being saved, over the %s service', (mode) => {
  beforeEach(async () => {
    await forget('drafts', 'all')
    world = await openWorld(mode)
  })

  const titleOf = async (path: string) => (await world.ask('GET', path)).title

  test('what is typed on stands in the page of the event, unsaved, and goes out with the next save alone', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    const box = await screen.findByRole('textbox', { name: /^Title/ })
    await user.type(box, 'Fira')
    await typeMoment(user, 'Start', '241220262030')
    await world.fail([{ kind: 'latency', method: 'POST', path: 'events', ms: 2500 }])
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await user.type(box, ' de nit')
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible()
    await screen.findByText(said('“Fira” has been added: draft.'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/ca\/events\/\d+$/))
    await world.fail([])
    const path = router.state.location.pathname.replace('/ca/', '')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Fira de nit'),
    )
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    expect(await titleOf(path)).toBe('Fira')
    await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(said('“Fira de nit” has been saved: draft.'))
    expect(await titleOf(path)).toBe('Fira de nit')
    await waitFor(async () => expect(await keptCount('drafts')).toBe(0))
  })
})
