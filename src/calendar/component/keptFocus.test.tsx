import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test.each([[['Walk']], [['Walk', 'Dance']]])(
  'when an event leaves what is shown, its day has the focus: of %s',
  async (titles) => {
    world = await openWorld({ mode })
    for (const [at, title] of titles.entries()) {
      const day = `2027-03-1${at + 2}`
      const dates = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
      await world.askIn('en', 'POST', 'events', { title, status: 'publish', ...dates })
    }
    const search = 'view=agenda&date=2027-03&status=publish'
    const { user } = await openApp(world, `/en/calendar?${search}`, editor)
    const link = await screen.findByRole('link', { name: /Walk/ }, { timeout: 30_000 })
    link.focus()
    await user.keyboard('{Enter}')
    const card = within(await screen.findByRole('dialog', { name: 'Walk' }))
    card.getByRole('button', { name: 'Make it a draft' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByText(said(/“Walk” is now: draft/))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Walk/ })).toBeNull())
    const day = () => screen.getByRole('button', { name: 'Add an event: Friday 12 March' })
    await waitFor(() => expect(document.activeElement).toBe(day()))
  },
)
