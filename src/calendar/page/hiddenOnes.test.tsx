import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { eventOf } from '../../events/events.ts'
import { forgetHidden, rememberHidden } from '../../events/hiddenEvents.ts'
import { languageOf } from '../../service/language.ts'
import { pageModes } from '../../service/testWorld.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
const month = 'agenda&date=2027-03'

let world: World

beforeAll(async () => {
  world = await openWorld({ mode })
  const dates = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 12:00:00' }
  for (const [language, title] of [
    ['en', 'Fair'],
    ['es', 'Feria'],
  ] as const)
    await world.askIn(language, 'POST', 'events', { title, status: 'publish', ...dates })
})
afterAll(() => world.drop())
afterEach(cleanup)

const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)

test('hidden events that this browser knows of are among them, where no filter is in force', async () => {
  const { go } = await open(month)
  await screen.findAllByText('1 event')
  const service = world.service()
  const language = languageOf(service.configuration, 'en')
  if (!language) throw new Error('no English')
  const dates = { start_date: '2027-03-09 10:00:00', end_date: '2027-03-09 11:00:00' }
  const hidden = { id: 99_999, title: 'Secret', status: 'publish', ...dates }
  act(() => rememberHidden(service.in(language), eventOf({ ...hidden, hide_from_listings: true })))
  await screen.findAllByText('2 events')
  const secret = await screen.findByRole('link', { name: /Secret/ })
  expect(secret.textContent).toContain('hidden from listings')
  expect(secret.querySelector('svg.calendar-hidden')).not.toBeNull()
  expect(secret.className).not.toContain('unpublished')
  go(`/en/calendar?view=${month}&search=Fair`)
  await screen.findByText(/1 hidden event that this browser knows of is not among these/)
  act(() => forgetHidden(service.in(language), hidden.id))
})

test('so are those of another language that is shown, as soon as they are known', async () => {
  await open(`${month}&languages=es`)
  await screen.findByRole('link', { name: /Feria/ })
  const service = world.service()
  const language = languageOf(service.configuration, 'es')
  if (!language) throw new Error('no Spanish')
  const dates = { start_date: '2027-03-09 10:00:00', end_date: '2027-03-09 11:00:00' }
  const hidden = { id: 99_998, title: 'Secreto', status: 'publish', ...dates }
  act(() => rememberHidden(service.in(language), eventOf({ ...hidden, hide_from_listings: true })))
  expect(screen.getByRole('link', { name: /Secreto/ })).toBeTruthy()
  act(() => forgetHidden(service.in(language), hidden.id))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Secreto/ })).toBeNull())
})
