import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { isOpenSeries } from '../collection/history/openSeries.ts'
import { ownerOf } from '../collection/owner.ts'
import { forget, keptOf } from '../device/kept.ts'
import { pageModes } from '../service/testWorld.ts'
import { hygieneBed, times } from './hygieneBed.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)('what goes on the %s service', (mode) => {
  const { make, linked, venueOf, statusOf, twoVenues } = hygieneBed(mode, () => world)

  beforeEach(async () => {
    await forget('pairs', 'all')
    await forget('history', 'all')
    world = await openWorld({ mode })
  })

  async function openDialog() {
    const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Make one of them' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make one of them' }))
    const begin = () => user.click(dialog.getByRole('button', { name: 'Make one of them' }))
    return { user, dialog, begin }
  }
  const lateFor = (lost: number) =>
    make('ca', 'events', { title: 'Tard', ...times, venue: linked(lost) })

  test('stays for an event in the trash, which would come back without it', async () => {
    const { kept, lost, moves } = await twoVenues()
    const trashed = await make('ca', 'events', { title: 'Ball', ...times, venue: linked(lost) })
    await world.ask('DELETE', `events/${trashed}`)
    const { dialog, begin } = await openDialog()
    expect(
      await dialog.findByText('1 event goes over from “Teatre principal” to “Teatre Principal”.'),
    ).toBeVisible()
    expect(dialog.getByText(/^1 event is protected by a password or in the trash/)).toBeVisible()
    await begin()
    expect(await dialog.findByText(/^Nothing went to the trash/)).toBeVisible()
    expect(await venueOf('ca', moves)).toEqual([kept])
    expect(await statusOf('ca', `venues/${lost}`)).toBe('publish')
    await world.ask('POST', `events/${trashed}`, { title: 'Ball', ...times })
    expect(await venueOf('ca', trashed)).toEqual([lost])
  })

  test('and could not, is not tried again before the calendar is asked what names it', async () => {
    const { lost } = await twoVenues()
    const { user, dialog, begin } = await openDialog()
    await dialog.findByText(/1 event goes over from/)
    await world.fail([{ kind: 'status', code: 503, method: 'DELETE', path: `venues/${lost}` }])
    await begin()
    const retry = await dialog.findByRole('button', { name: 'Retry 1' }, { timeout: 60_000 })
    await world.fail([])
    const late = await lateFor(lost)
    await user.click(retry)
    expect(await dialog.findByText(/^Nothing went to the trash/)).toBeVisible()
    expect(await statusOf('ca', `venues/${lost}`)).toBe('publish')
    expect(await venueOf('ca', late)).toEqual([lost])
  })

  test('goes when it is tried again and nothing names it any more', async () => {
    const { kept, lost } = await twoVenues()
    const { user, dialog, begin } = await openDialog()
    await dialog.findByText(/1 event goes over from/)
    const late = await lateFor(lost)
    await begin()
    await dialog.findByText(/^Nothing went to the trash/)
    await world.ask('POST', `events/${late}`, { title: 'Tard', ...times, venue: linked(kept) })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await statusOf('ca', `venues/${lost}`)).toBe('trash'))
    expect(dialog.queryByText(/^Nothing went to the trash/)).not.toBeInTheDocument()
  })

  test('stays in the history, as long as the way back is offered', async () => {
    await twoVenues()
    const { dialog, begin } = await openDialog()
    await dialog.findByText(/1 event goes over from/)
    await begin()
    await dialog.findByRole('button', { name: /^Undo all/ }, { timeout: 60_000 })
    const owner = ownerOf(world.service())
    await waitFor(async () => expect(await keptOf('history', owner)).toHaveLength(2))
    const entries = (await keptOf('history', owner)).map(({ body }) => Object(body))
    const names = new Set(entries.map(({ series }) => series))
    expect([...names].map(isOpenSeries)).toEqual([true])
  })
})
