import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
/** The code of the page, and what moves events, come first. */
const patient = { timeout: 30_000 }
const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test.each(['en', 'es'])(
  'a copy in %s that the filters leave out is drawn all the same and said, until it is taken back',
  async (language) => {
    world = await openWorld({ mode })
    const event = { title: 'Market', status: 'publish', ...times }
    await world.askIn(language, 'POST', 'events', event)
    const search = 'view=agenda&date=2027-03&status=publish&languages=es'
    const { user } = await openApp(world, `/en/calendar?${search}`, editor)
    const markets = () => screen.findAllByRole('link', { name: /Market/ }, patient)
    const [market] = await markets()
    market?.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await screen.findByRole('heading', { name: 'Saturday 13 March' }, patient)
    await waitFor(async () => expect(document.activeElement).toBe((await markets())[0]))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(said(/“Market”, which you have just added, does not pass the filters/))
    await waitFor(async () => expect(await markets()).toHaveLength(2))
    const [, copy] = await markets()
    expect(copy?.textContent).toContain('Draft')
    const toast = screen.getByText(said(/“Market” was copied as a draft/)).closest('[role]')
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }))
    await screen.findByText(said('The copy of “Market” is in the trash.'))
    await waitFor(async () => expect(await markets()).toHaveLength(1))
    expect(screen.queryByText(said(/does not pass the filters/))).toBeNull()
  },
)
