import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Service } from '../../service/service.ts'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'
import { act } from './bulkBed.ts'
import { factsById, linkedIn, venueOn } from './factsBed.ts'

vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 20_000 }
const box = (name: string) => screen.findByRole('checkbox', { name }, patient)
const bar = (words: string) => screen.findByText(words, { selector: 'strong' }, patient)

async function venueIn(service: Service, venue: string): Promise<number> {
  const made = await service.request({ method: 'POST', path: 'venues', body: { venue } })
  return Number((made as { id: number }).id)
}

type Wire = Record<string, unknown> & { venue: { id: number } | { id: number }[] }

async function read(service: Service, id: number): Promise<Wire> {
  const wire = (await service.request({ method: 'GET', path: `events/${id}` })) as Wire
  // One that was never set reads as the event's own page (contract.md §9, 37).
  return wire.website === wire.url ? { ...wire, website: '' } : wire
}

const venueOf = ({ venue }: Wire) => [venue].flat().map(({ id }) => id)

describe.each(pageModes)('many events at once over the %s service', (mode) => {
  let world: TestWorld
  let service: Service

  beforeEach(async () => {
    localStorage.clear()
    world = await makeWorld(mode, { options: { media: true } })
    service = world.service()
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })
  afterAll(() => localStorage.clear())

  test('move to another venue and back, and nothing else changes', async () => {
    const { venues, organizers, categories, tags, pictures } = await linkedIn(world)
    const [old, other] = venues
    const where = (venue: number | undefined) => ({
      venue: venueOn(mode, venue),
      organizer: organizers.toReversed(),
      categories,
      tags,
      image: pictures[1],
      excerpt: 'Resum «breu»',
      featured: true,
    })
    const first = await addEvent(service, { title: 'First', from: 1, over: where(old) })
    const two = { ...where(old), organizer: organizers.slice(0, 2) }
    const second = await addEvent(service, { title: 'Second', from: 2, over: two })
    await addEvent(service, { title: 'There', from: 3, over: where(other) })
    const before = await factsById(service, [first, second])

    const { user } = await openList(service, '?per_page=1')
    await user.click(await box('First'))
    await bar('1 chosen')
    await user.click(screen.getByRole('button', { name: 'All 3 results' }))
    await bar('3 chosen')
    const dialog = await act(user, 'Move to another venue')
    await user.click(within(dialog).getByRole('combobox', { name: 'New venue' }))
    await user.click(await screen.findByRole('option', { name: 'Teatre' }, patient))
    await within(dialog).findByText('2 will be changed.', undefined, patient)
    expect(within(dialog).getByText('1 is already as you want it.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
    await within(dialog).findByText('Done: 2 saved.', undefined, patient)
    for (const id of [first, second]) expect(venueOf(await read(service, id))).toEqual([other])
    const moved = before.map((facts) => ({ ...facts, venue: expect.anything() }))
    expect(await factsById(service, [first, second])).toEqual(moved)

    await user.click(within(dialog).getByRole('button', { name: 'Undo all 2 changes' }))
    await within(dialog).findByText('Undone: 2 saved.', undefined, patient)
    expect(await factsById(service, [first, second])).toEqual(before)
  })

  test('are not moved to a venue that went to the trash after it was chosen', async () => {
    const venue = await venueIn(service, 'Teatre')
    const id = await addEvent(service, { title: 'Here', from: 1 })
    const { user } = await openList(service)
    await user.click(await box('Here'))
    const dialog = await act(user, 'Move to another venue')
    const picker = within(dialog).getByRole('combobox', { name: 'New venue' })
    await user.click(picker)
    await user.click(await screen.findByRole('option', { name: 'Teatre' }, patient))
    await service.request({ method: 'DELETE', path: `venues/${venue}` })
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await waitFor(() =>
      expect(picker).toHaveAccessibleDescription(/Teatre.* has gone to the trash/),
    )
    expect(picker).toHaveFocus()
    expect(venueOf(await read(service, id))).toEqual([])
    expect(within(dialog).getByRole('button', { name: 'Change 1' })).toBeEnabled()
  })

  test('that had no venue say so when the move is undone, and get rid of it in the way there is', async () => {
    const venue = await venueIn(service, 'Teatre')
    const id = await addEvent(service, { title: 'Nowhere', from: 1 })
    const { user } = await openList(service)
    await user.click(await box('Nowhere'))
    const dialog = await act(user, 'Move to another venue')
    await user.click(within(dialog).getByRole('combobox', { name: 'New venue' }))
    await user.click(await screen.findByRole('option', { name: 'Teatre' }, patient))
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await within(dialog).findByText('Done: 1 saved.', undefined, patient)
    await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }))
    if (mode === 'live') {
      await within(dialog).findByText(/the calendar changed this: Venue/)
      expect(venueOf(await read(service, id))).toEqual([venue])
      await user.click(within(dialog).getByRole('button', { name: 'Unlink the venue' }))
    }
    await within(dialog).findByText('Undone: 1 saved.', undefined, patient)
    expect(venueOf(await read(service, id))).toEqual([])
  })

  test('one that somebody else changed meanwhile is left alone, and can be tried again', async () => {
    const id = await addEvent(service, { title: 'Mine', from: 1 })
    const { user } = await openList(service)
    await user.click(await box('Mine'))
    const dialog = await act(user, 'Change the status')
    await service.request({
      method: 'POST',
      path: `events/${id}`,
      body: { ...(await spanOf(service, id)), status: 'private' },
    })
    await user.click(within(dialog).getByRole('combobox', { name: 'New status' }))
    await user.click(await screen.findByRole('option', { name: 'Draft' }))
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await within(dialog).findByText('Done: 1 changed since.', undefined, patient)
    expect((await read(service, id)).status).toBe('private')
    await user.click(within(dialog).getByRole('button', { name: 'Retry 1' }))
    await within(dialog).findByText('Done: 1 saved.', undefined, patient)
    expect((await read(service, id)).status).toBe('draft')
  })

  test('go to the trash and come back with one gesture', async () => {
    const id = await addEvent(service, { title: 'Away', from: 1, over: { status: 'private' } })
    const { user } = await openList(service)
    await user.click(await box('Away'))
    const dialog = await act(user, 'Move to the trash')
    await user.click(within(dialog).getByRole('button', { name: 'Move 1 to the trash' }))
    await within(dialog).findByText('Done: 1 saved.', undefined, patient)
    await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }))
    await within(dialog).findByText('Undone: 1 saved.', undefined, patient)
    expect((await read(service, id)).status).toBe('private')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change…' })).toHaveFocus())
  })
})

async function spanOf(service: Service, id: number) {
  const { start_date, end_date, timezone } = await read(service, id)
  return { start_date, end_date, timezone }
}

describe('choosing events', () => {
  let world: TestWorld

  beforeEach(async () => {
    localStorage.clear()
    world = await makeWorld('live')
    for (const [at, title] of ['One', 'Two', 'Three', 'Four'].entries())
      await addEvent(world.service(), { title, from: at + 1 })
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('one by one, a range by shift, all of the page, by the key of the row in focus', async () => {
    const { user } = await openList(world.service())
    await user.click(await box('One'))
    await bar('1 chosen')
    await user.keyboard('{Shift>}')
    await user.click(await box('Three'))
    await user.keyboard('{/Shift}')
    await bar('3 chosen')
    const all = await box('All on this page')
    expect(all).toBePartiallyChecked()
    screen.getByRole('link', { name: 'Four' }).focus()
    await user.keyboard('x')
    await bar('4 chosen')
    expect(all).toBeChecked()
    ;(await box('Two')).focus()
    await user.keyboard(' ')
    await bar('3 chosen')
    ;(await box('Four')).focus()
    await user.keyboard('{Shift>} {/Shift}')
    await bar('1 chosen')
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull()
    expect(await box('One')).not.toBeChecked()
  })

  test('a range whose second press comes before the code that keeps it', async () => {
    await openList(world.service())
    const [first, last] = [await box('One'), await box('Three')]
    fireEvent.click(first)
    fireEvent.click(last, { shiftKey: true })
    await bar('3 chosen')
    expect(await box('Two')).toBeChecked()
  })

  test('survives another page and is dropped with the filters', async () => {
    const { user } = await openList(world.service(), '?per_page=2')
    await user.click(await box('One'))
    await bar('1 chosen')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await user.click(await box('Three'))
    await bar('2 chosen')
    await user.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(async () => expect(await box('One')).toBeChecked())
    expect(await box('Two')).not.toBeChecked()
    await user.click(await screen.findByRole('link', { name: /^Drafts/ }))
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull())
  })
})
