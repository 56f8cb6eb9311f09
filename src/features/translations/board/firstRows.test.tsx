import { screen, waitFor, within } from '@testing-library/react'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { answering, editor, makeWorld, openApp } from '../../../app/appBed.tsx'

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
const titles = () =>
  [...document.querySelectorAll('tbody td:nth-child(3)')].map(
    (cell) => cell.querySelector('a')?.textContent,
  )
const tabs = () => screen.queryByRole('navigation', { name: 'What there is to do' })

test('before every language is read there are the first rows of one’s own, which tell of no version, and stay in place, also when the reading is stopped', async () => {
  const world = await makeWorld('live', { data: 'town' })
  const day = addDays(todayIn('Europe/Madrid'), 1)
  const times = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }
  await world.makeIn('es', 'events', { title: 'Merienda', ...times })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => void (letGo = resolve))
  const asked: string[] = []
  let most = 0
  let running = 0
  answering(async ({ url, path }, _, go) => {
    if (!path.endsWith('/events')) return go()
    asked.push(`${url.searchParams.get('i18n_language')} ${url.searchParams.get('page') ?? 1}`)
    running += 1
    most = Math.max(most, running)
    if (Number(url.searchParams.get('page') ?? 1) > 1) await held
    return go().finally(() => (running -= 1))
  })
  const { user } = await openApp(world, '/ca/translations', editor, 'en')
  await waitFor(() => expect(rows().length).toBeGreaterThan(40))
  // The first page of each language tells how many there are; one's own is asked once more from today.
  expect(asked.filter((one) => one.endsWith(' 1')).toSorted()).toEqual([
    'ca 1',
    'ca 1',
    'en 1',
    'es 1',
  ])
  // Two in the background, and what somebody waits for.
  expect(most).toBeLessThanOrEqual(3)
  const before = rows()
  const names = titles()
  for (const [, , , ...others] of before) expect(others).toEqual(['Not read', 'Not read'])
  expect(screen.queryByText('Missing')).toBeNull()
  expect(screen.queryByText('Source')).toBeNull()
  expect(tabs()).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()

  await user.click(screen.getByRole('button', { name: 'Stop reading' }))
  await user.click(await screen.findByRole('button', { name: 'Go on reading' }))
  await screen.findByRole('button', { name: 'Stop reading' })
  expect(titles()).toEqual(names)
  letGo()
  await waitFor(() => expect(tabs()).not.toBeNull())
  expect(screen.queryByText('Not read')).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeEnabled()
  expect(titles().slice(0, before.length)).toEqual(names)
  expect(screen.queryByRole('link', { name: 'Merienda' })).toBeNull()
  // Events that another language alone has come between them when they are asked for.
  await user.click(await screen.findByRole('button', { name: /^\d+ new$/ }))
  await screen.findByRole('link', { name: 'Merienda' })
  expect(screen.queryByRole('button', { name: /^\d+ new$/ })).toBeNull()
})
