// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { modes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

const link = () => screen.findByRole('link', { name: /Market/ }, { timeout: 30_000 })

async function copies() {
  const query = 'events?status=draft&starts_after=2027-01-01&search=Market'
  const there = JSON.stringify(await world.askIn('en', 'GET', query))
  return there.split('"title":"Market"').length - 1
}

test.each(modes)(
  'a copy whose answer is lost after it was made is taken up by the second press, %s',
  async (mode) => {
    world = await openWorld({ mode })
    await world.askIn('en', 'POST', 'events', { title: 'Market', status: 'publish', ...times })
    const { user } = await openApp(
      world,
      '/en/calendar?view=agenda&date=2027-03&search=Market',
      editor,
    )
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
    await link()
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
  },
)
