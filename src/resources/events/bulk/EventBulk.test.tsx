import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Service } from '../../../api/service.ts'
import { demoAccount } from '../../../api/testSite.ts'
import { makeWorld, pageMode, type TestWorld } from '../../../api/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'
import { act, answerWith, pick, press } from './bulkBed.ts'

const patient = { timeout: 20_000 }
const box = (name: string) => screen.findByRole('checkbox', { name }, patient)
const bar = (words: string) => screen.findByText(words, { selector: 'strong' }, patient)

type Wire = Record<string, unknown> & { venue: { id: number } | { id: number }[] }

async function read(service: Service, id: number): Promise<Wire> {
  const wire = (await service.request({ method: 'GET', path: `events/${id}` })) as Wire
  // One that was never set reads as the event's own page (contract.md §9, 37).
  return wire.website === wire.url ? { ...wire, website: '' } : wire
}

const venueOf = ({ venue }: Wire) => [venue].flat().map(({ id }) => id)

describe('many events at once', () => {
  let world: TestWorld
  let service: Service

  beforeEach(async () => {
    world = await makeWorld(pageMode)
    service = world.service()
  })
  afterAll(() => localStorage.clear())

  test('move to another venue, or away from theirs in the way there is, and back', async () => {
    const [old, other] = [
      await world.make('venues', { venue: 'Sala' }),
      await world.make('venues', { venue: 'Teatre' }),
    ]
    const at = (venue: number) => ({ venue: pageMode === 'live' ? venue : [venue] })
    const first = await addEvent(service, { title: 'First', from: 1, over: at(old) })
    const second = await addEvent(service, { title: 'Second', from: 2 })
    await addEvent(service, { title: 'There', from: 3, over: at(other) })
    const venues = async () =>
      Promise.all([first, second].map(async (id) => venueOf(await read(service, id))))
    const { user } = await openList(service, '?per_page=1')
    await user.click(await box('First'))
    await bar('1 selected')
    await user.click(screen.getByRole('button', { name: 'Select all 3' }))
    await bar('3 selected')
    const dialog = await act(user, 'Move to another venue')
    const choose = (name: string) =>
      pick(user, within(dialog).getByRole('combobox', { name: 'New venue' }), [name])
    await choose('Teatre')
    await within(dialog).findByText('2 will be changed.', undefined, patient)
    expect(within(dialog).getByText('1 needs no change.')).toBeVisible()
    await press(user, dialog, { name: 'Change 2', result: 'Done: 2 saved.' })
    expect(await venues()).toEqual([[other], [other]])
    // Of one that had none, a live service leaves it.
    const undo = { name: 'Undo all 2 changes', result: 'Undone: 2 saved.' }
    if (pageMode === 'live') {
      await press(user, dialog, {
        ...undo,
        result: 'Undone: 1 saved and 1 saved with a difference.',
      })
      expect(screen.getByText(/The site saved these differently: Venue/)).toBeVisible()
      expect(await venues()).toEqual([[old], [other]])
      const undoing = await screen.findByRole('dialog')
      await press(user, undoing, { name: 'Unlink the venue', result: undo.result })
    } else await press(user, dialog, undo)
    expect(await venues()).toEqual([[old], []])
    await user.click(screen.getByRole('button', { name: 'Close' }))

    const again = await act(user, 'Move to another venue')
    await pick(user, within(again).getByRole('combobox', { name: 'New venue' }), ['No venue'])
    expect(within(again).getByText(/^If the site can’t empty the venue/)).toBeVisible()
    if (pageMode === 'live') {
      await press(user, again, { name: 'Change 2', result: 'Done: 2 saved with a difference.' })
      const see = within(again).getByRole('link', { name: 'See the values in the history' })
      expect(see).toHaveAttribute('href', expect.stringMatching(/\/activity\?series=/))
      await press(user, again, { name: 'Unlink the venue', result: 'Done: 2 saved.' })
    } else await press(user, again, { name: 'Change 2', result: 'Done: 2 saved.' })
    expect(await venues()).toEqual([[], []])
    await press(user, again, { name: 'Undo all 2 changes', result: 'Undone: 2 saved.' })
    expect(await venues()).toEqual([[old], []])
  })

  test('are said to go offline before, to whoever may not publish', async () => {
    await addEvent(service, { title: 'Ball', from: 1 })
    await addEvent(service, { title: 'Esborrany', from: 1, over: { status: 'draft' } })
    const { user } = await openList(world.service(demoAccount('contributor')))
    const offline = /^Your account may not publish/
    await user.click(await box('Esborrany'))
    const dialog = await act(user, 'Feature, or no longer')
    await answerWith(user, dialog, 'Yes')
    await within(dialog).findByRole('button', { name: 'Change 1' }, patient)
    expect(within(dialog).queryByText(offline)).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await box('Ball'))
    const both = await act(user, 'Feature, or no longer')
    await answerWith(user, both, 'Yes')
    expect(await within(both).findByText(offline, undefined, patient)).toBeVisible()
  })

  test('of which the calendar made something otherwise list both values, and put them back', async () => {
    const website = 'https://a.test/'
    const id = await addEvent(service, { title: 'Ball', from: 1, over: { website } })
    const { user } = await openList(service)
    await user.click(await box('Ball'))
    const dialog = await act(user, 'Feature, or no longer')
    await answerWith(user, dialog, 'Yes')
    await world.meddle('after POST', `events/${id}`, { website: 'https://b.test/', sticky: true })
    await press(user, dialog, { name: 'Change 1', result: 'Done: 1 saved with a difference.' })
    const putBack = within(dialog).getByRole('button', { name: 'Reapply… “Ball”' })
    await user.click(putBack)
    const list = await screen.findByRole('dialog', { name: 'Ball' }, patient)
    await within(list).findByText(/Website: .*“https:\/\/a.test\/”.*“https:\/\/b.test\/”/)
    await user.click(within(list).getByRole('button', { name: 'Reapply: Website' }))
    await waitFor(() => expect(within(list).queryByText(/^Website:/)).toBeNull(), patient)
    expect(await read(service, id)).toMatchObject({ website, sticky: true, featured: true })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(putBack).toHaveFocus())
    expect(within(dialog).getByText(/The site saved these differently: Pinned/)).toBeVisible()
    await user.click(putBack)
    const rest = await screen.findByRole('dialog', { name: 'Ball' }, patient)
    await user.click(await within(rest).findByRole('button', { name: /^Reapply: / }))
    await within(dialog).findByText(/now has your values/, undefined, patient)
    expect(await read(service, id)).toMatchObject({ website, sticky: false, featured: true })
  })

  test('one that somebody else changed meanwhile is left alone, and can be tried again', async () => {
    const id = await addEvent(service, { title: 'Mine', from: 1 })
    const { user } = await openList(service)
    await user.click(await box('Mine'))
    const dialog = await act(user, 'Change the status')
    const { start_date, end_date, timezone } = await read(service, id)
    const span = { start_date, end_date, timezone }
    await world.ask('POST', `events/${id}`, { ...span, status: 'private' })
    await user.click(within(dialog).getByRole('combobox', { name: 'New status' }))
    await user.click(await screen.findByRole('option', { name: 'Draft' }))
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await within(dialog).findByText('Done: 1 changed since.', undefined, patient)
    expect((await read(service, id)).status).toBe('private')
    await user.click(within(dialog).getByRole('button', { name: 'Retry 1' }))
    await within(dialog).findByText('Done: 1 saved.', undefined, patient)
    expect((await read(service, id)).status).toBe('draft')
  })
})

describe('choosing events', () => {
  let world: TestWorld

  beforeEach(async () => {
    world = await makeWorld('live')
    for (const [at, title] of ['One', 'Two', 'Three', 'Four'].entries())
      await addEvent(world.service(), { title, from: at + 1 })
  })

  test('one by one, a range by shift, all of the page, by the key of the row in focus', async () => {
    const { user } = await openList(world.service())
    await user.click(await box('One'))
    await bar('1 selected')
    await user.keyboard('{Shift>}')
    await user.click(await box('Three'))
    await user.keyboard('{/Shift}')
    await bar('3 selected')
    const all = await box('All on this page')
    expect(all).toBePartiallyChecked()
    screen.getByRole('link', { name: 'Four' }).focus()
    await user.keyboard('x')
    await bar('4 selected')
    expect(all).toBeChecked()
    ;(await box('Two')).focus()
    await user.keyboard(' ')
    await bar('3 selected')
    ;(await box('Four')).focus()
    await user.keyboard('{Shift>} {/Shift}')
    await bar('1 selected')
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull()
    expect(await box('One')).not.toBeChecked()
  })

  test('a range whose second press comes before the code that keeps it', async () => {
    await openList(world.service())
    const [first, last] = [await box('One'), await box('Three')]
    fireEvent.click(first)
    fireEvent.click(last, { shiftKey: true })
    await bar('3 selected')
    expect(await box('Two')).toBeChecked()
  })

  test('survives another page and is dropped with the filters', async () => {
    const { user } = await openList(world.service(), '?per_page=2')
    await user.click(await box('One'))
    await bar('1 selected')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await user.click(await box('Three'))
    await bar('2 selected')
    await user.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(async () => expect(await box('One')).toBeChecked())
    expect(await box('Two')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Status: Any status' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Drafts/ }))
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })
})
