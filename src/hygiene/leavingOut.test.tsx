import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { pageModes } from '../service/testWorld.ts'
import { hygieneBed, times } from './hygieneBed.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('making one of some on the %s service', (mode) => {
  const { make, linked, venueOf, statusOf } = hygieneBed(mode, () => world)

  beforeEach(async () => {
    await forget('pairs', 'all')
    await forget('history', 'all')
    world = await openWorld({ mode })
  })

  /** The second is alike to the first by its telephone, the third to the second by its address. */
  async function threeInARow() {
    const [phone, address] = ['938000000', 'Carrer Major, 3']
    const status = 'publish'
    const first = await make('ca', 'venues', { venue: 'Teatre Vell', phone, status })
    const second = await make('ca', 'venues', {
      venue: 'Teatre Vell Municipal',
      phone,
      address,
      status,
    })
    const third = await make('ca', 'venues', {
      venue: 'Teatre Vell Municipal Annex',
      address,
      status,
    })
    return { first, second, third }
  }

  test('leaves out which of more than two is something else, never the one that stays', async () => {
    const { first, second, third } = await threeInARow()
    const body = { title: 'Ball', ...times, venue: linked(third) }
    const there = await make('ca', 'events', body)
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make one of them' }))
    const tick = (name: string) => dialog.getByRole('checkbox', { name: `Include “${name}”` })
    const start = dialog.getByRole('button', { name: 'Make one of them' })
    await dialog.findByText(/1 event goes over from/)
    expect(tick('Teatre Vell')).toBeDisabled()
    for (const name of ['Teatre Vell', 'Teatre Vell Municipal', 'Teatre Vell Municipal Annex'])
      expect(tick(name)).toBeChecked()
    expect(tick('Teatre Vell Municipal')).toHaveAccessibleDescription(/Carrer Major, 3/)

    await user.click(tick('Teatre Vell Municipal'))
    await user.click(tick('Teatre Vell Municipal Annex'))
    expect(dialog.getByText(/^Tick at least two/)).toBeVisible()
    expect(start).toBeDisabled()
    const [, radio] = dialog.getAllByRole('radio')
    if (radio) await user.click(radio)
    expect(tick('Teatre Vell Municipal')).toBeChecked()
    expect(tick('Teatre Vell Municipal')).toBeDisabled()
    expect(dialog.queryByText(/^Tick at least two/)).not.toBeInTheDocument()

    await dialog.findByText(/^“Teatre Vell” has no events/)
    await user.click(start)
    await dialog.findByRole('button', { name: /^Undo/ }, { timeout: 60_000 })
    expect(await statusOf('ca', `venues/${first}`)).toBe('trash')
    expect(await statusOf('ca', `venues/${second}`)).toBe('publish')
    expect(await statusOf('ca', `venues/${third}`)).toBe('publish')
    expect(await venueOf('ca', there)).toEqual([third])
  })
})
