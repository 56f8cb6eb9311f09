// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { typeMoment } from '../formTyping.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('whoever leaves a date half typed is told that the device does not keep it', async () => {
  await forget('drafts', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const { user } = await openApp(world, `/ca/events/${String(id)}`, editor, 'en')
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' gran')
  const question = async () => {
    await user.click(screen.getByRole('link', { name: 'Tags' }))
    return within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  }
  const whole = await question()
  expect(whole.getByText(/stays on this device/)).not.toHaveTextContent('half typed')
  await user.click(whole.getByRole('button', { name: 'Cancel' }))
  await typeMoment(user, 'Start', '{Backspace}')
  expect((await question()).getByText(/stays on this device/)).toHaveTextContent(
    'A date that is only half typed is not kept: finish it first.',
  )
})
