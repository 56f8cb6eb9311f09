import type { CalendarOptions } from '@fullcalendar/react'
import { editor, openApp, makeWorld, pageMode, type TestWorld } from '../../../app/appBed.tsx'
import type { Account } from '../../../api/account.ts'
import { act, cleanup, said, screen, waitFor, within } from '../../../testSaid.ts'

// jsdom lays nothing out, so that nothing can be pointed at: what the component would tell is told.
const component = vi.hoisted(() => ({ told: {} as CalendarOptions }))
vi.mock('@fullcalendar/react', () => ({
  Calendar: (options: CalendarOptions) => {
    component.told = options
    return null
  },
}))

let world: TestWorld
beforeAll(async () => {
  // On a busy machine the code of three pages comes more slowly than a test waits for what it draws.
  await Promise.all([
    import('../page/CalendarPage.tsx'),
    import('./NewEvent.tsx'),
    import('../../../resources/events/EventCreatePage.tsx'),
  ])
  world = await makeWorld(pageMode)
}, 240_000)

const open = (search: string, account: Account = editor) =>
  openApp(world, `/en/calendar?${search}`, account)

async function calendarIsThere() {
  await screen.findByRole('heading', { name: 'March 2027' })
  await waitFor(() => expect(component.told.dateClick).toBeDefined())
}

const view = (type: string) => ({ type, calendar: { unselect: vi.fn() } })

/** Presses on a day of the month. */
function press(day: string) {
  const info = { date: new Date(`${day}T00:00:00Z`), allDay: true, view: view('dayGridMonth') }
  // Sound as far as these are what it is asked for.
  act(() => component.told.dateClick?.(info as never))
}

const shortForm = () => screen.findByRole('dialog', { name: 'New event' })

async function type(user: Awaited<ReturnType<typeof open>>['user'], title: string) {
  const form = await shortForm()
  await user.click(within(form).getByRole('textbox', { name: /^Title/ }))
  await user.paste(title)
  return form
}

/** What is drawn of an event. */
function drawn(title: string) {
  const { events } = component.told
  return Array.isArray(events) ? events.find((event) => event.title === title) : undefined
}

async function stored(title: string) {
  const { events } = (await world.askIn('en', 'GET', `events?search=${title}&status=draft`)) as {
    events: Record<string, unknown>[]
  }
  return events.find((event) => event['title'] === title)
}

test('a day that is pressed has an event after a title and Enter, drawn where filters hide it too, and an undo takes it to the trash', async () => {
  const { user, go } = await open('view=month&date=2027-03&search=nothing')
  await calendarIsThere()
  press('2027-03-10')
  await type(user, 'Workshop')
  await user.keyboard('{Enter}')
  await screen.findByText(said(/“Workshop” has been added \(draft\): Wed.*19:00/))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText(said(/“Workshop” doesn’t match the filters, but is shown/))
  await waitFor(() => expect(drawn('Workshop')?.editable).toBe(true))
  expect(drawn('Workshop')?.start).toBe('2027-03-10T19:00:00')
  expect(await stored('Workshop')).toMatchObject({ end_date: '2027-03-10 21:00:00' })
  const undo = screen.getByRole('button', { name: 'Undo' })
  await user.hover(undo)

  const { allDay, extendedProps } = drawn('Workshop') ?? {}
  const oldEvent = { allDay, extendedProps }
  const event = { ...oldEvent, start: new Date('2027-05-12T19:00:00Z') }
  act(() => component.told.eventDrop?.({ event, oldEvent, jsEvent: {}, revert: vi.fn() } as never))
  await screen.findByText(said(/“Workshop” was moved/))
  go('/en/calendar?view=month&date=2027-05&search=nothing')
  await waitFor(() => expect(drawn('Workshop')?.start).toBe('2027-05-12T19:00:00'))

  // It was changed since: that is not discarded unasked.
  await user.click(undo)
  await screen.findByText(said(/“Workshop” is still there because it was changed/))
  expect(await stored('Workshop')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Move to the trash anyway' }))
  await screen.findByText(said('“Workshop” is in the trash.'))
  expect(await stored('Workshop')).toBeUndefined()
  await waitFor(() => expect(drawn('Workshop')).toBeUndefined())

  press('2027-05-11')
  await type(user, 'Reading')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(drawn('Reading')?.start).toBe('2027-05-11T19:00:00'))
  await user.click(await screen.findByRole('button', { name: 'Show it no longer' }))
  await waitFor(() => expect(drawn('Reading')).toBeUndefined())
})

test('days that were drawn over are whole ones, and the whole form goes on with what was typed', async () => {
  const { user, place } = await open('view=month&date=2027-03')
  await calendarIsThere()
  const { calendar, ...rest } = view('dayGridMonth')
  const [start, end] = [new Date('2027-03-09T00:00:00Z'), new Date('2027-03-12T00:00:00Z')]
  const info = { start, end, allDay: true, view: { ...rest, calendar } }
  act(() => component.told.select?.(info as never))
  expect(calendar.unselect).toHaveBeenCalledOnce()
  const form = await type(user, 'Market')
  expect(within(form).getByRole('checkbox', { name: 'All day' })).toBeChecked()
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(place()).toBe('/en/events/new'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Market'))
  expect(await screen.findByRole('checkbox', { name: 'All day' })).toBeChecked()
  // It is this form's own by now, and offered to nobody.
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText(said('“Market” has been added: draft.'))
  expect(await stored('Market')).toMatchObject({
    start_date: '2027-03-09 00:00:00',
    end_date: '2027-03-11 23:59:59',
    all_day: true,
  })
})

test('a day of the agenda is chosen by its button or by N, for who may write; what is typed is not discarded', async () => {
  const { user, go } = await open('view=agenda&date=2027-08-20')
  await screen.findByRole('heading', { name: 'Nothing in these days' })
  const start = async () =>
    within(await shortForm()).getByRole<HTMLInputElement>('textbox', { name: /^Start/ }).value
  const cancel = async () =>
    user.click(within(await shortForm()).getByRole('button', { name: 'Cancel' }))
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'New event' })).toBeNull())
  await user.keyboard('n')
  expect(await start()).toContain('20/08')
  await cancel()
  await isClosed()
  expect(await screen.findAllByRole('button', { name: /^Add an event/ })).toHaveLength(31)
  screen.getByRole('button', { name: 'Add an event: Thursday 26 August' }).focus()
  await user.keyboard('n')
  expect(await start()).toContain('26/08')
  await cancel()
  await isClosed()
  await user.click(screen.getByRole('button', { name: 'Add an event: Wednesday 4 August' }))
  expect(await start()).toContain('04/08')
  await type(user, 'Cinema')
  await cancel()
  const question = await screen.findByRole('alertdialog', { name: 'Close without creating it?' })
  await user.click(within(question).getByRole('button', { name: 'Keep and close' }))
  await isClosed()
  go('/en/events/new')
  await screen.findByText(said(/“Cinema”/))

  cleanup()
  const reader = await open('view=month&date=2027-03', { kind: 'anonymous' })
  await screen.findByRole('heading', { name: 'March 2027' })
  await waitFor(() => expect(component.told.events).toBeDefined())
  expect(component.told.selectable).toBeUndefined()
  reader.go('/en/calendar?view=agenda&date=2027-08')
  await screen.findByRole('heading', { name: 'Nothing in these days' })
  expect(screen.queryByRole('button', { name: /^Add an event/ })).toBeNull()
})
