import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'
import { keepPair } from '../../translations/near/keepPair.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
const times = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 12:00:00' }
const month = '/en/calendar?view=agenda&date=2027-03&languages=es'

let world: World
beforeEach(async () => {
  world = await openWorld({ mode })
})
afterEach(async () => {
  cleanup()
  await world.drop()
})

async function make(language: string, path: string, fields: object): Promise<number> {
  const { id } = await world.askIn(language, 'POST', path, { status: 'publish', ...fields })
  return Number(id)
}

test('a filter by a record is that of its version in each language; where none is confirmed, that is said', async () => {
  const en = await make('en', 'venues', { venue: 'Hall' })
  const es = await make('es', 'venues', { venue: 'Sala' })
  const venueOf = (id: number) => ({ venue: mode === 'interface' ? [id] : id })
  await make('en', 'events', { title: 'Fair', ...times, ...venueOf(en) })
  await make('es', 'events', { title: 'Feria', ...times, ...venueOf(es) })
  await openApp(world, `${month}&venue=${en}`, editor)
  await screen.findByRole('link', { name: /Fair/ })
  const unsure =
    /A filter names records \(Venues\), and which they are in Spanish is not known here/
  await screen.findByText(unsure)
  expect(screen.queryByRole('link', { name: /Feria/ })).toBeNull()
  await act(() => keepPair(world.service(), { collection: 'venues', versions: { en, es } }))
  await screen.findByRole('link', { name: /Feria/ })
  await waitFor(() => expect(screen.queryByText(unsure)).toBeNull())
  expect(screen.getByRole('link', { name: /Fair/ })).toBeTruthy()
})

test('what another language refuses is named, and not offered to be tried again', async () => {
  const id = await make('en', 'categories', { name: 'Dance', slug: 'dance' })
  await make('en', 'events', { title: 'Fair', ...times, categories: [id] })
  await openApp(world, `${month}&categories=dance`, editor)
  await screen.findByRole('link', { name: /Fair/ })
  await screen.findByText('Spanish could not be read')
  await screen.findByText('The calendar did not accept this filter: Categories')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('of a pair that is drawn once each status is told, and one is changed by its language', async () => {
  const en = await make('en', 'events', { title: 'Fair', ...times })
  const es = await make('es', 'events', { title: 'Feria', ...times })
  await keepPair(world.service(), { collection: 'events', versions: { en, es } })
  const { user } = await openApp(world, month, editor)
  await user.click(await screen.findByRole('link', { name: /Fair/ }))
  const card = within(await screen.findByRole('dialog', { name: 'Fair' }))
  card.getByText('The version in English alone:')
  await user.click(card.getByRole('button', { name: 'Make it a draft' }))
  await screen.findByText(said('“Fair (English)” is now: draft.'))
  expect(await world.askIn('es', 'GET', `events/${es}`)).toMatchObject({ status: 'publish' })
  const row = await screen.findByRole('link', { name: /EN Draft · ES Published/ })
  await user.click(row)
  const after = within(await screen.findByRole('dialog', { name: 'Fair' }))
  expect(after.getByText('Published')).toBeTruthy()
  expect(after.getByText('Draft')).toBeTruthy()
})
