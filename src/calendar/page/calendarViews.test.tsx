// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

test('a view, a colouring and a language that nobody knows are named, with what is shown instead', async () => {
  await openApp(world, '/en/calendar?view=year&colour=mood&languages=xx&date=2027-03', editor)
  await screen.findByText(said(/There is no view “year”. You see the usual one: (Month|Agenda)/))
  screen.getByText(said(/There are no colours by “mood”. You see the usual ones: Category/))
  screen.getByText(said(/This calendar has no language “xx”/))
  expect(screen.queryByText(said(/no filter called/))).toBeNull()
})
