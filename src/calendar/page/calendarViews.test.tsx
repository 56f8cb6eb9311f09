import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes

let world: World

beforeAll(async () => {
  world = await openWorld({ mode })
})
afterAll(() => world.drop())
afterEach(cleanup)

test('a view keeps the filters and the kind of view, not the days, and stays apart from those of the list', async () => {
  const at = '/en/calendar?view=agenda&date=2027-03-01&search=jazz&colour=venue'
  const { user, go, place } = await openApp(world, at, editor)
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  const views = await screen.findByRole('dialog', { name: 'Views' })
  await user.type(within(views).getByRole('textbox'), 'Jazz')
  await user.click(within(views).getByRole('button', { name: 'Save view' }))
  await within(views).findByRole('link', { name: 'Jazz' })
  await user.keyboard('{Escape}')
  go('/en/calendar?view=agenda&date=2027-05-01')
  await screen.findByRole('heading', { level: 1, name: 'May 2027' })
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('link', { name: 'Jazz' }))
  const expected = { view: 'agenda', date: '2027-05-01', search: 'jazz', colour: 'venue' }
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(place().split('?')[1]))).toEqual(expected),
  )
  go('/en/events')
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await screen.findByText('No view is saved yet. Choose filters, then give them a name.')
})

test('the list shows the same days under the same filters', async () => {
  const { user, place } = await openApp(
    world,
    '/en/calendar?view=week&date=2027-03-10&search=jazz&colour=venue',
    editor,
  )
  await user.click(await screen.findByRole('link', { name: 'As a list' }))
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  const days = { ends_after: '2027-03-07', starts_before: '2027-03-14' }
  expect(Object.fromEntries(new URLSearchParams(place().split('?')[1]))).toEqual({
    search: 'jazz',
    ...days,
  })
})

test('a view, a colouring and a language that nobody knows are named, with what is shown instead', async () => {
  await openApp(world, '/en/calendar?view=year&colour=mood&languages=xx&date=2027-03', editor)
  await screen.findByText(said(/There is no view “year”. You see the usual one: (Month|Agenda)/))
  screen.getByText(said(/There are no colours by “mood”. You see the usual ones: Category/))
  screen.getByText(said(/This calendar has no language “xx”/))
  expect(screen.queryByText(said(/no filter called/))).toBeNull()
})

test('a name that is typed and not saved is not closed unasked, that of a view neither', async () => {
  const { user } = await openApp(world, '/en/calendar?view=agenda&search=jazz', editor)
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  const views = within(await screen.findByRole('dialog', { name: 'Views' }))
  const name = () => views.getByRole('textbox', { name: 'Name of the filters in force' })
  const cancelled = async () => {
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await user.type(name(), 'Swing')
  await cancelled()
  expect(name()).toHaveValue('Swing')
  await user.click(views.getByRole('button', { name: 'Save view' }))
  await user.click(await views.findByRole('button', { name: /Swing/ }))
  const renamed = () => views.getByRole('textbox', { name: 'New name' })
  await user.type(renamed(), ' and jazz')
  await cancelled()
  expect(renamed()).toHaveValue('Swing and jazz')
  // A view that is gone to meanwhile takes nothing along.
  await user.click(views.getByRole('link', { name: 'Swing' }))
  expect(renamed()).toHaveValue('Swing and jazz')
  await user.click(views.getByRole('button', { name: 'Rename' }))
  await views.findByRole('link', { name: 'Swing and jazz' })
  // The focus stays where one can go on from.
  const opener = () => views.getByRole('button', { name: /Swing and jazz/ })
  await waitFor(() => expect(opener()).toHaveFocus())
  await user.click(opener())
  await user.click(views.getByRole('button', { name: 'Rename' }))
  expect(opener()).toHaveFocus()
  await user.click(name())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what goes on after midnight is among what is shown of the day after, and its card opens there', async () => {
  await world.askIn('en', 'POST', 'events', {
    title: 'Nightlong',
    status: 'publish',
    start_date: '2028-06-02 22:00:00',
    end_date: '2028-06-03 03:00:00',
  })
  const { user, go } = await openApp(world, '/en/calendar?view=day&date=2028-06-03', editor)
  const night = () => screen.findByRole('link', { name: /Nightlong/ })
  await user.click(await night())
  await screen.findByRole('dialog', { name: 'Nightlong' })
  expect(screen.queryByText('Nothing in these days')).toBeNull()
  // Gone from sight, it is closed, and does not open by itself.
  act(() => go('/en/calendar?view=day&date=2028-06-10'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nightlong' })).toBeNull())
  act(() => go('/en/calendar?view=day&date=2028-06-02'))
  await night()
  expect(screen.queryByRole('dialog', { name: 'Nightlong' })).toBeNull()
})
