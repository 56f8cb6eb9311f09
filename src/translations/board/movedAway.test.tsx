import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../near/keepPair.ts'

vi.setConfig({ testTimeout: 90_000 })

const patience = { timeout: 30_000 }

const on = (days: number) => {
  const day = addDays(todayIn('Europe/Madrid'), days)
  return { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }
}

describe.each(pageModes)('a version at a day that is gone over the %s service', (mode) => {
  let world: World
  const make = async (language: string, title: string, days: number, slug: string) => {
    const body = { title, slug, ...on(days) }
    return Number((await world.askIn(language, 'POST', 'events', body)).id)
  }
  /** The Catalan event is ahead; its Spanish version, which an editor confirmed, is at another day. */
  async function confirmedPair(title: string, [ca, es]: readonly [number, number]) {
    const versions = {
      ca: await make('ca', title, ca, `${title}-ca`),
      es: await make('es', `${title} en español`, es, `otra-${title}`),
    }
    return { collection: 'events', versions } as const
  }
  let pairs: Awaited<ReturnType<typeof confirmedPair>>[] = []
  beforeAll(async () => {
    world = await openWorld({ mode })
    await make('ca', 'Excursió', 9, 'excursio')
    await make('es', 'Excursión', -40, 'excursio')
    const [moved, gone] = [
      await confirmedPair('Aplec', [12, -353]),
      await confirmedPair('Cursa', [15, -350]),
    ]
    await world.askIn('es', 'DELETE', `events/${gone.versions.es}`)
    pairs = [moved, gone]
  })
  beforeEach(async () => {
    await forget('pairs', 'all')
    for (const pair of pairs) await keepPair(world.service(editor), pair)
  })
  afterAll(() => world.drop())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  /** Events that are named by their numbers are not told. */
  function refuseNamed() {
    const real = globalThis.fetch
    const asking = { isRefused: true }
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { search } = new URL(input instanceof Request ? input.url : input)
      if (!asking.isRefused || !search.includes('include')) return real(input, init)
      const refusal = { code: 'broken', message: 'No.', data: { status: 500 } }
      return Promise.resolve(Response.json(refusal, { status: 500 }))
    })
    return asking
  }

  const cellsOf = async (title: string) => {
    const link = await screen.findByRole('link', { name: title }, { timeout: 60_000 })
    return within(link.closest('tr') ?? document.body).getAllByRole('gridcell')
  }

  test('is not missing: it may be one that is like it, and is the one that was confirmed, wherever that is', async () => {
    await openApp(world, '/ca/translations', editor, 'en')
    for (const [title, said] of [
      ['Excursió', /^Unpaired/],
      ['Aplec', /Differs: start/],
    ] as const) {
      // It is asked for once the listings are read.
      await waitFor(async () => {
        const [, , es, en] = await cellsOf(title)
        expect(es).toHaveTextContent(said)
        expect(en).toHaveTextContent('Missing')
      }, patience)
    }
    const [, , trashed] = await cellsOf('Cursa')
    expect(trashed).toHaveTextContent('Missing')
    expect(screen.getByRole('link', { name: 'Missing 3' })).toBeVisible()
  })

  test('that cannot be asked for keeps nothing else of its language from being shown, and is asked for again', async () => {
    const asking = refuseNamed()
    const { user } = await openApp(world, '/ca/translations', editor, 'en')
    const [, , es] = await cellsOf('Excursió')
    expect(es).toHaveTextContent(/^Unpaired/)
    await screen.findByText('Español: some records could not be read and are not shown.')
    asking.isRefused = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => {
      const [, , moved] = await cellsOf('Aplec')
      expect(moved).toHaveTextContent(/Differs: start/)
    }, patience)
    expect(screen.queryByText(/some records could not be read/)).toBeNull()
  })

  test('stands in the report of what differs', async () => {
    await openApp(world, '/ca/translations/drift', editor, 'en')
    const name = 'Events whose versions differ'
    const list = await screen.findByRole('list', { name }, { timeout: 30_000 })
    expect(list).toHaveTextContent(/Aplec.*Start.*Catalan.*Spanish/)
    expect(screen.queryByRole('link', { name: 'Cursa' })).toBeNull()
  })
})
