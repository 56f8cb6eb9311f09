import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { typeMoment } from '../../events/formTyping.ts'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

let world: World
beforeEach(async () => {
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
  await world.askIn('en', 'POST', 'events', { title: 'Dance', status: 'publish', ...times })
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('dates that were typed for a move are not closed, and their page not left, unasked', async () => {
  const { user, go } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  await user.click(await screen.findByRole('link', { name: /Dance/ }, { timeout: 30_000 }))
  const card = await screen.findByRole('dialog', { name: 'Dance' })
  const move = within(card).findByRole('button', { name: 'Move…' })
  await user.click(await move)
  const name = 'Move “Dance”'
  await screen.findByRole('dialog', { name })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

  await user.click(await screen.findByRole('link', { name: /Dance/ }))
  const again = await screen.findByRole('dialog', { name: 'Dance' })
  await user.click(await within(again).findByRole('button', { name: 'Move…' }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await typeMoment(user, 'Start', '160320272130')
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: /^Close without keeping/ }))
  await user.keyboard('{Escape}')
  await user.click((await question()).getByRole('button', { name: 'Cancel' }))
  go('/en/events')
  await user.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await dialog.findByText(/Then: Tue.* 16 Mar 2027/)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click((await question()).getByRole('button', { name: 'Close without keeping it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})
