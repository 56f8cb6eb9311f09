import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Service } from '../../service/service.ts'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { typeMoment } from '../formTyping.ts'
import { act, openAll, press, threeEvents } from './bulkBed.ts'
import { factsById, linkedIn } from './factsBed.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What changes with a status and a date: what is said of them, and the address that the service gives. */
const ofDates = new Set(['status', 'date', 'date_utc', 'slug', 'url'])

const others = (facts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !ofDates.has(name)))

describe.each(pageModes)('many events are scheduled over the %s service', (mode) => {
  let world: TestWorld
  let service: Service
  let ids: number[]

  beforeEach(async () => {
    localStorage.clear()
    world = await makeWorld(mode, { options: { media: true } })
    service = world.service()
    ids = await threeEvents(service, mode, await linkedIn(world))
  })
  afterEach(async () => {
    cleanup()
    vi.restoreAllMocks()
    await world.drop()
  })

  async function opened(): Promise<{ user: UserEvent; dialog: HTMLElement }> {
    const user = await openAll(service)
    const dialog = await act(user, 'Change the status')
    await user.click(within(dialog).getByRole('combobox', { name: 'New status' }))
    await user.click(await screen.findByRole('option', { name: 'Scheduled' }))
    return { user, dialog }
  }

  test('for one moment on the site’s clock, and back with one gesture', async () => {
    const before = await factsById(service, ids)
    const { user, dialog } = await opened()
    const fetched = vi.spyOn(globalThis, 'fetch')
    await typeMoment(user, 'Publication date', '010920300830')
    await press(user, dialog, { name: 'Change 3', result: 'Done: 3 saved.' })
    const sent = fetched.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [JSON.parse(init.body) as Record<string, unknown>] : [],
    )
    const moment = { status: 'future', date: '2030-09-01 08:30:00' }
    expect(sent).toEqual([1, 2, 3].map(() => expect.objectContaining(moment)))
    const after = await factsById(service, ids)
    expect(after).toEqual([1, 2, 3].map(() => expect.objectContaining(moment)))
    expect(after.map(others)).toEqual(before.map(others))

    await press(user, dialog, { name: 'Undo all 3 changes', result: 'Undone: 3 saved.' })
    const back = await factsById(service, ids)
    expect(back.map(({ status }) => status)).toEqual(before.map(({ status }) => status))
    expect(back.map(others)).toEqual(before.map(others))
  })

  test('only for a moment that is still to come, and says so', async () => {
    const { user, dialog } = await opened()
    const start = within(dialog).getByRole('button', { name: /^Change/ })
    expect(start).toBeDisabled()
    await typeMoment(user, 'Publication date', '010920200830')
    await user.tab()
    await waitFor(() =>
      expect(
        within(dialog).getByText('Write a date and time that are still to come.'),
      ).toBeVisible(),
    )
    expect(start).toBeDisabled()
    const facts = await factsById(service, ids)
    expect(facts.map(({ status }) => status)).toEqual(['publish', 'private', 'draft'])
  })
})
