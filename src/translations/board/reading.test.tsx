import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 5)
const fair = {
  slug: 'fira',
  status: 'publish',
  start_date: `${day} 18:00:00`,
  end_date: `${day} 20:00:00`,
}

describe.each(pageModes)('reading the listings of all languages over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
    await world.ask('POST', 'events', { title: 'Fira', ...fair })
    await world.askIn('es', 'POST', 'events', { title: 'Feria', ...fair })
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('goes on side by side, says how far it is, and is left at that by a button', async () => {
    await world.fail([
      { kind: 'latency', ms: 60_000, method: 'GET', path: 'events', language: 'es' },
    ])
    const { user } = await openApp(world, '/ca/translations', editor, 'en')
    const bar = await screen.findByRole(
      'progressbar',
      { name: 'Reading the listings of every language' },
      { timeout: 60_000 },
    )
    // One page of each collection and language, all but that of the events in Spanish.
    await screen.findByText('14 of 15 pages', {}, { timeout: 30_000 })
    expect(bar).toHaveAttribute('aria-valuenow', '93')
    await world.fail([])
    await user.click(screen.getByRole('button', { name: 'Stop reading' }))
    const link = await screen.findByRole('link', { name: 'Fira' })
    const row = within(link.closest('tr') ?? document.body)
    expect(row.getAllByRole('gridcell')[2]).toHaveTextContent('Not read')
    await screen.findByText('Not read: Español. The other languages are here.')
    await user.click(screen.getByRole('button', { name: 'Go on reading' }))
    expect(await screen.findByRole('link', { name: 'Feria' })).toBeVisible()
    expect(screen.queryByText('Not read')).toBeNull()
  })
})
