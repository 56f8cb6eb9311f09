import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../../app/appBed.tsx'
import { forget } from '../../../device/kept.ts'
import { keptCount } from '../../../device/keptAmounts.ts'
import { pageModes } from '../../../service/testWorld.ts'

let world: World
beforeEach(async () => {
  await forget('drafts', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

const note = () => screen.findByRole('region', { name: /You left this unsaved/ })

test('what was chosen is said in words, and in the language of the page', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'draft', ...times })
  const path = `/ca/events/${String(id)}`
  const first = await openApp(world, path, editor, 'en')
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await first.user.type(title, ' gran')
  await first.user.click(screen.getByRole('checkbox', { name: 'All day' }))
  await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
  cleanup()

  await world.fail([{ kind: 'dropped' }])
  await openApp(world, path, editor, 'en')
  const unread = within(await note())
  const [typed, ...chosen] = unread.getAllByRole('definition')
  expect(typed).toHaveTextContent('Fira gran')
  expect(typed).toHaveAttribute('lang', 'ca')
  expect(chosen.length).toBeGreaterThan(0)
  for (const value of chosen) {
    expect(value).not.toHaveAttribute('lang')
    expect(value).not.toHaveTextContent(/true|2031-05-02/)
  }
})

test('what was typed is read on the page of a record that does not come, and taken up once it does', async () => {
  const { id } = await world.ask('POST', 'venues', { venue: 'Sala', city: 'Vic' })
  const path = `/ca/venues/${String(id)}`
  const typed = `Olot ${'molt llarg '.repeat(30)}fi`
  const first = await openApp(world, path, editor, 'en')
  const town = await screen.findByRole('textbox', { name: 'Town' })
  await first.user.clear(town)
  await first.user.click(town)
  await first.user.paste(typed)
  await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
  cleanup()

  await world.fail([{ kind: 'dropped' }])
  const { user } = await openApp(world, path, editor, 'en')
  const unread = within(await note())
  expect(unread.getByRole('definition')).toHaveTextContent(typed)
  expect(unread.getByRole('term')).toHaveTextContent('Town')
  expect(unread.getByText(/cannot be read now/)).toBeVisible()
  expect(unread.queryByRole('button')).toBeNull()

  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Take it up again' }))
  expect(await screen.findByRole('textbox', { name: 'Town' })).toHaveValue(typed)
})

async function leftIn(path: string, box: string, typed: string): Promise<void> {
  const { user } = await openApp(world, path, editor, 'en')
  const field = await screen.findByRole('textbox', { name: box })
  await user.click(field)
  await user.paste(typed)
  await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
  cleanup()
}

test('what was typed into a record that a colleague deletes is read, and becomes a new one', async () => {
  const { id } = await world.ask('POST', 'tags', { name: 'Jazz' })
  const path = `/ca/tags/${String(id)}`
  await leftIn(path, 'Description', 'Tot el jazz')
  await world.ask('DELETE', `tags/${String(id)}`)

  const { user } = await openApp(world, path, editor, 'en')
  const gone = within(await note())
  expect(gone.getByRole('definition')).toHaveTextContent('Tot el jazz')
  expect(gone.getByText(/not there any more/)).toBeVisible()
  await user.click(gone.getByRole('button', { name: 'Begin a new one' }))
  expect(await screen.findByRole('heading', { name: 'New tag' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Tot el jazz'),
  )
  await waitFor(async () => expect(await keptCount('drafts')).toBe(1))
  cleanup()
  await openApp(world, '/ca/tags/new', editor, 'en')
  expect(await note()).toHaveTextContent('Tot el jazz')
})

test('what was typed is not out of reach where a password came between', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'publish', ...times })
  const path = `/ca/events/${String(id)}`
  await leftIn(path, 'Title', ' gran')
  const at = { method: 'GET', path: `events/${String(id)}`, times: 1 } as const
  await world.fail([{ kind: 'colleague', when: 'before', ...at, fields: { password: 'sesam' } }])
  await openApp(world, path, editor, 'en')
  expect(await screen.findByLabelText('Password of the event')).toBeVisible()
  expect(within(await note()).getByRole('definition')).toHaveTextContent('gran')
})
