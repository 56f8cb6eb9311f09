import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { keptCount } from '../../device/keptAmounts.ts'
import { sending } from '../../queue/queueBed.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 120_000 })

const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

let world: World
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
afterEach(async () => {
  cleanup()
  await world.drop()
})

/** The event itself: a copy that is shown by then comes a day later. */
async function link(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('link', { name: /Market/ }, { timeout: 30_000 })
  if (first === undefined) throw new Error('no event')
  return first
}

async function copies() {
  const query = 'events?status=draft&starts_after=2027-01-01&search=Market'
  const there = JSON.stringify(await world.askIn('en', 'GET', query))
  return there.split('"title":"Market"').length - 1
}

/** The calendar with an event; gives how one copies it to the next day by keys. */
async function openMarket() {
  await world.askIn('en', 'POST', 'events', { title: 'Market', status: 'publish', ...times })
  const { user } = await openApp(
    world,
    '/en/calendar?view=agenda&date=2027-03&search=Market',
    editor,
  )
  await link()
  const press = async () => {
    const market = await link()
    market.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Friday 12 March' })).toBeNull()
    })
    await waitFor(async () => expect(document.activeElement).toBe(await link()))
    await user.keyboard('{Control>}{Enter}{/Control}')
  }
  return { user, press }
}

describe('a copy by keys', () => {
  beforeEach(async () => {
    await forget('queue', 'all')
    isOnline.mockReturnValue(true)
    world = await openWorld({ mode: 'live' })
  })

  test('whose answer is lost after it was made is taken up by the second press', async () => {
    const { press } = await openMarket()
    await world.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'dropped', method: 'GET', pattern: '^events/?$' },
    ])
    await press()
    await screen.findByText(said(/“Market” was not copied/))
    await world.fail([])
    expect(await copies()).toBe(1)
    await press()
    await screen.findByText(said(/“Market” was copied as a draft/))
    expect(await copies()).toBe(1)
  })

  /** Without a network, so that it waits for one. */
  async function waiting() {
    const { user, press } = await openMarket()
    isOnline.mockReturnValue(false)
    await world.fail([{ kind: 'dropped' }])
    await press()
    await screen.findByText(said(/“Market” was not copied/))
    await user.click(screen.getByRole('button', { name: 'Send it when the network is back' }))
    await waitFor(async () => expect(await keptCount('queue')).toBe(1))
    return press
  }
  test('that was made by hand while it waits is not sent once more', async () => {
    const press = await waiting()
    await world.fail([])
    await press()
    await screen.findByText(said(/“Market” was copied as a draft/))
    expect(await copies()).toBe(1)
    await sending(world.service()).send()
    expect(await keptCount('queue')).toBe(0)
    expect(await copies()).toBe(1)
  })
})
