import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
const dates = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

let world: World
let path: string
beforeEach(async () => {
  world = await openWorld({ mode })
  const fields = { title: 'Walk', status: 'publish', ...dates }
  path = `events/${String((await world.askIn('en', 'POST', 'events', fields)).id)}`
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

/** Takes the event with the keys, a day on. */
async function carrying() {
  const opened = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  const link = await screen.findByRole('link', { name: /Walk/ }, { timeout: 30_000 })
  link.focus()
  await opened.user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await screen.findByText(/Enter saves, Escape puts it back/)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Walk'))
  return opened
}

async function isLetGo({ user }: Awaited<ReturnType<typeof carrying>>): Promise<void> {
  await screen.findByText(said(/“Walk” stays where it was: Fri/))
  await user.keyboard('{Enter}')
  expect(screen.queryByText(said(/“Walk” was moved/))).toBeNull()
  expect(await world.askIn('en', 'GET', path)).toMatchObject(dates)
}

test('what is carried is put back where another month is shown', async () => {
  const opened = await carrying()
  opened.go('/en/calendar?view=agenda&date=2027-07')
  await isLetGo(opened)
})

test('what is carried is put back by a press where nothing takes the focus', async () => {
  const opened = await carrying()
  await opened.user.click(screen.getByRole('heading', { level: 1 }))
  await isLetGo(opened)
})
