import { draftsOf } from '../../../core/write/drafts.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { ownerOf } from '../../../core/query/owner.ts'
import { forget } from '../../../platform/entries.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { openPage } from '../eventPagesBed.tsx'
import { made, typeMoment } from '../testFormTyping.ts'

test('a date that is not read is kept as it was typed, and stays in its box when one comes back', async () => {
  await forget('operations', 'all')
  const world = await makeWorld('live')
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const at = `/ca/events/${await made(world, times)}`
  const open = () => openPage(world, { at })
  const { user } = await open()
  await screen.findByRole('textbox', { name: /^Title/ })
  await typeMoment(user, 'Start', '7 de maig, 18 h')
  await waitFor(async () => {
    const [draft] = await draftsOf(ownerOf(world.service()))
    expect(draft?.body.boxes['start_date']).toBe('7 de maig, 18 h')
  })
  // As after a crash: nothing was asked, nothing was left in order.
  cleanup()

  const again = await open()
  const note = await screen.findByRole('region', { name: /^You left this unsaved/ })
  expect(note).toHaveTextContent('Start: you entered “7 de maig, 18 h”')
  await again.user.click(within(note).getByRole('button', { name: 'Resume' }))
  const start = await screen.findByRole('textbox', { name: /^Start/ })
  await waitFor(() => expect(start).toHaveValue('7 de maig, 18 h'))
  expect(start).toHaveAccessibleDescription(/Not a date/)
  // Going through the field takes nothing of it away; what is typed there does.
  await again.user.tab()
  await again.user.keyboard('{Tab}{Tab}')
  expect(start).toHaveValue('7 de maig, 18 h')
  await typeMoment(again.user, 'Start', '7/5/2031 18.30h')
  await again.user.tab()
  expect(start).toHaveValue('07/05/2031 18:30')
  expect(start).toHaveAccessibleDescription('Wednesday, 7 May 2031')
})
