import { screen, waitFor, within } from '@testing-library/react'
import type { Service } from '../../../api/service.ts'
import { pageMode, worldOfEach } from '../../../api/testWorld.ts'
import { typeMoment } from '../testFormTyping.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'
import { act, answerWith, openAll, pick, press } from './bulkBed.ts'

const world = worldOfEach(pageMode)
let service: Service
beforeEach(async () => {
  service = world.service()
})

/** Two events on the evening before the clock changes, the second of whole days. */
async function twoEvents(over: object = {}) {
  const dates = { start_date: '2030-10-26 21:30:00', end_date: '2030-10-26 23:00:00' }
  const first = await addEvent(service, { title: 'First', from: 1, over: { ...dates, ...over } })
  const whole = { ...dates, all_day: true, status: 'draft' }
  return [first, await addEvent(service, { title: 'Second', from: 1, over: whole })]
}
const factsOf = (ids: readonly number[], of: (wire: Record<string, unknown>) => unknown) =>
  Promise.all(ids.map(async (id) => of(await world.ask('GET', `events/${id}`))))

test('an action on many events Change the organizers: those that are taken away come back', async () => {
  const organizers: number[] = []
  for (const organizer of ['Alba', 'Boira'])
    organizers.push(await world.make('organizers', { organizer }))
  const ids = await twoEvents({ organizer: organizers })
  const user = await openAll(service, 2)
  const names = () =>
    factsOf(ids, ({ organizer }) =>
      (organizer as { organizer: string }[]).map((one) => one.organizer),
    )
  const before = await names()
  const dialog = await act(user, 'Change the organizers')
  await answerWith(user, dialog, 'Remove them')
  await pick(user, within(dialog).getByRole('combobox', { name: 'Organizers' }), ['Boira'])
  await press(user, dialog, { name: 'Change 1', result: 'Done: 1 saved.' })
  expect(await names()).toEqual([['Alba'], []])
  await press(user, dialog, { name: 'Undo 1 change', result: 'Undone: 1 saved.' })
  expect(await names()).toEqual(before)
})

test('an action on many events Move to another venue: not to one that went to the trash meanwhile, nor by a retry', async () => {
  const venue = await world.make('venues', { venue: 'Teatre' })
  const [id = 0] = await twoEvents()
  const venuesOf = async () =>
    [(await world.ask('GET', `events/${id}`)).venue].flat().map((one) => (one as { id: number }).id)
  const { user } = await openList(service)
  await user.click(await screen.findByRole('checkbox', { name: 'First' }))
  const dialog = await act(user, 'Move to another venue')
  await pick(user, within(dialog).getByRole('combobox', { name: 'New venue' }), ['Teatre'])
  await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${id}` }])
  await user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
  await within(dialog).findByText(/Done: 1 refused/)
  await world.fail([])
  await world.ask('DELETE', `venues/${venue}`)
  await user.click(within(dialog).getByRole('button', { name: 'Retry 1' }))
  const gone = /Teatre.* has since moved to the trash./
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(gone)
  expect(await venuesOf()).toEqual([])
  await world.ask('POST', `venues/${venue}`, { venue: 'Teatre', status: 'publish' })
  await press(user, dialog, { name: 'Retry 1', result: 'Done: 1 saved.' })
  expect(await venuesOf()).toEqual([venue])
  expect(within(dialog).queryByText(gone)).toBeNull()
})

test('an action on many events Change the status: who will see them is told of each, and a date that is still to come is needed', async () => {
  const ids = await twoEvents()
  const user = await openAll(service, 2)
  const dialog = await act(user, 'Change the status')
  const box = within(dialog).getByRole('combobox', { name: 'New status' })
  const means = {
    Published: 'Visible to everyone.',
    Draft: 'Visible only to your team.',
    'Pending review': 'Waiting for an editor’s review.',
    Private: 'Visible only to signed-in editors and the author. Any password may be erased.',
    Scheduled: 'Visible to everyone from the publication date.',
  }
  await user.click(box)
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(Object.keys(means))
  await user.keyboard('{Escape}')
  for (const [name, meaning] of Object.entries(means)) {
    await user.click(box)
    await user.click(await screen.findByRole('option', { name }))
    expect(box).toHaveAccessibleDescription(meaning)
  }
  const start = within(dialog).getByRole('button', { name: /^Change/ })
  expect(start).toBeDisabled()
  await typeMoment(user, 'Publication date', '010920200830')
  await user.tab()
  await within(dialog).findByText('Choose a future date and time.')
  expect(start).toBeDisabled()
  await typeMoment(user, 'Publication date', '010920300830')
  await press(user, dialog, { name: 'Change 2', result: 'Done: 2 saved.' })
  const facts = () => factsOf(ids, ({ status, date }) => ({ status, date }))
  const moment = { status: 'future', date: '2030-09-01 08:30:00' }
  expect(await facts()).toEqual([moment, moment])
  await press(user, dialog, { name: 'Undo all 2 changes', result: 'Undone: 2 saved.' })
  expect(await facts()).toMatchObject([{ status: 'publish' }, { status: 'draft' }])
})

test('an action on many events Hide from listings, or no longer: those that no listing shows any more are still chosen', async () => {
  const ids = await twoEvents()
  const user = await openAll(service, 2)
  const areHidden = () => factsOf(ids, ({ hide_from_listings: isHidden }) => isHidden)
  for (const [answer, isOn] of [
    ['Yes', true],
    ['No', false],
  ] as const) {
    const dialog = await act(user, 'Hide from listings, or no longer')
    await answerWith(user, dialog, answer)
    const warning = within(dialog).queryByText(/^Only people with the link can see them/)
    expect(warning !== null).toBe(isOn)
    await press(user, dialog, { name: 'Change 2', result: 'Done: 2 saved.' })
    expect(await areHidden()).toEqual([isOn, isOn])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  }
})

test('an action on many events Move in time, over a night on which the clock changes; whole days are left alone', async () => {
  const ids = await twoEvents()
  const user = await openAll(service, 2)
  const dialog = await act(user, 'Move in time')
  const amount = within(dialog).getByRole('textbox', { name: 'By' })
  await user.type(amount, '100000')
  await waitFor(() => expect(amount).toBeInvalid())
  await user.clear(amount)
  await user.type(amount, '3')
  for (const [at, choice] of ['hours', 'later'].entries()) {
    await user.click(within(dialog).getAllByRole('combobox')[at] as HTMLElement)
    await user.click(await screen.findByRole('option', { name: choice }))
  }
  await press(user, dialog, { name: 'Change 1', result: 'Done: 1 saved.' })
  const starts = () => factsOf(ids, ({ start_date }) => start_date)
  expect(await starts()).toEqual(['2030-10-27 00:30:00', '2030-10-26 00:00:00'])
  await press(user, dialog, { name: 'Undo 1 change', result: 'Undone: 1 saved.' })
  expect(await starts()).toEqual(['2030-10-26 21:30:00', '2030-10-26 00:00:00'])
})
