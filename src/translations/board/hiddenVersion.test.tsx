import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../near/keepPair.ts'

vi.setConfig({ testTimeout: 90_000 })

const patience = { timeout: 30_000 }

const day = addDays(todayIn('Europe/Madrid'), 9)
const when = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }

describe.each(pageModes)('a version that no listing shows, over the %s service', (mode) => {
  let world: World
  const make = async (language: string, body: Record<string, unknown>) =>
    Number((await world.askIn(language, 'POST', 'events', { ...when, ...body })).id)
  beforeAll(async () => {
    await forget('pairs', 'all')
    world = await openWorld({ mode })
    for (const name of ['Aplec', 'Cursa']) {
      const ca = await make('ca', { title: name })
      const hidden = { hide_from_listings: true, status: 'draft' }
      const es = await make('es', { title: `Otro ${name}`, ...(name === 'Aplec' ? hidden : {}) })
      if (name === 'Cursa') await world.askIn('es', 'DELETE', `events/${es}`)
      await keepPair(world.service(editor), { collection: 'events', versions: { ca, es } })
    }
  })
  afterAll(() => world.drop())
  afterEach(cleanup)

  const cellsOf = async (title: string) => {
    const link = await screen.findByRole('link', { name: title }, { timeout: 60_000 })
    return within(link.closest('tr') ?? document.body).getAllByRole('gridcell')
  }

  test('is not missing; one in the trash is', async () => {
    await openApp(world, '/ca/translations', editor, 'en')
    // It is asked for once the listings are read.
    await waitFor(async () => {
      const [, , es, en] = await cellsOf('Aplec')
      expect(es).toHaveTextContent(/Draft.*hidden from listings/)
      expect(en).toHaveTextContent('Missing')
    }, patience)
    const [, , trashed] = await cellsOf('Cursa')
    expect(trashed).toHaveTextContent('Missing')
    expect(screen.getByRole('link', { name: 'Missing 2' })).toBeVisible()
  })
})
