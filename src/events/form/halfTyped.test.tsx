import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { draftsAmong } from '../../collection/form/drafts/draft.ts'
import { ownerOf } from '../../collection/owner.ts'
import { forget, keptOf } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { halfTypedText } from '../../ui/form/halfTyped.ts'
import { typeMoment } from '../formTyping.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

test('a date left half typed is told when one comes back, as far as it was typed', async () => {
  await forget('drafts', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const open = () => openApp(world, `/ca/events/${String(id)}`, editor, 'en')
  const { user } = await open()
  await screen.findByRole('textbox', { name: /^Title/ })
  await typeMoment(user, 'Start', '07{Backspace}{ArrowLeft}{ArrowLeft}07')
  await waitFor(async () => {
    const [draft] = draftsAmong(await keptOf('drafts', ownerOf(world.service(editor))))
    expect(halfTypedText(draft?.body.boxes['start_date'])).toBe('07/…/2031 18:00')
  })
  // As after a crash: nothing was asked, nothing was left in order.
  cleanup()

  const again = await open()
  const note = await screen.findByRole('region', { name: /^You left this unsaved/ })
  expect(note).toHaveTextContent('Start: you wrote “07/…/2031 18:00”')
  await again.user.click(within(note).getByRole('button', { name: 'Take it up again' }))
  const start = await screen.findByRole('group', { name: /^Start/ })
  await waitFor(() =>
    expect(start).toHaveAccessibleDescription(/You had begun to write “07\/…\/2031 18:00”/),
  )
  // Going through the field takes nothing of it away; what is typed there does.
  await again.user.tab()
  await again.user.keyboard('{Tab}{Tab}')
  expect(start).toHaveAccessibleDescription(/You had begun to write/)
  await typeMoment(again.user, 'Start', '080520311830')
  expect(start).not.toHaveAccessibleDescription(/You had begun to write/)
})
