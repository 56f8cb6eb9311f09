import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'

vi.setConfig({ testTimeout: 120_000 })

// A likelihood between sure and none comes of many records; here it is said.
vi.mock('../state/freeProposals.ts', () => ({
  freeProposals: () => [{ other: 1, score: 0.4, certainty: 'possible', evidence: [] }],
}))

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test.each(pageModes)(
  'what may have a version is not handed out to be made anew, over the %s service; it leads to where that is decided',
  async (mode) => {
    world = await openWorld({ mode })
    const day = addDays(todayIn('Europe/Madrid'), 4)
    const dates = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` }
    await world.ask('POST', 'events', { title: 'Castanyada', status: 'publish', ...dates })
    const at = '/ca/translations/exchange?to=es&state=missing'
    const { user, place } = await openApp(world, at, editor, 'en')
    const said = await screen.findByText(/^1 row is left out/, undefined, { timeout: 60_000 })
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
    await user.click(within(said).getByRole('link', { name: 'Say which belong together' }))
    expect(place()).toContain('/ca/translations?state=unpaired')
    const title = await screen.findByRole('link', { name: 'Castanyada' })
    expect(title.closest('tr')).toHaveTextContent('Unpaired: it may exist already')
  },
)
