import { act, screen, waitFor } from '@testing-library/react'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { editor, openApp, makeWorld } from '../appBed.tsx'

test('the place and the language one is in are called current, and no way out of a page', async () => {
  await openApp(await makeWorld('interface'), '/en/events/987654', editor)
  await screen.findByRole('link', { name: 'To the list' })
  const current = screen.getAllByRole('link', { current: 'page' })
  const names = new Set(current.map(({ textContent }) => textContent))
  expect(names).toEqual(new Set(['Events', 'ENEnglish']))
})

test('over the tools of a page one comes to its first row, where it has one', async () => {
  const world = await makeWorld('interface')
  const day = addDays(todayIn('Europe/Madrid'), 1)
  const times = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }
  await world.make('events', { title: 'Fira', ...times })
  const { user, go } = await openApp(world, '/ca/events', editor, 'en')
  const row = await screen.findByRole('link', { name: 'Fira' })
  await user.tab()
  const toPage = screen.getByRole('link', { name: 'Skip to the page' })
  expect(toPage).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the first item' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(row).toHaveFocus()
  go('/ca/events?search=enlloc')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fira' })).toBeNull())
  act(() => toPage.focus())
  expect(screen.queryByRole('link', { name: 'Skip to the first item' })).toBeNull()
})
