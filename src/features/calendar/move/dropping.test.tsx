import type { CalendarOptions, EventInput } from '@fullcalendar/react'
import { editor, openApp, makeWorld, pageMode } from '../../../app/appBed.tsx'
import { keepPair } from '../../translations/near/useKeepPair.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

// jsdom lays nothing out, so that nothing can be drawn from one place to another: what the component would tell is told.
const component = vi.hoisted(() => ({ told: {} as CalendarOptions }))
vi.mock('@fullcalendar/react', () => ({
  Calendar: (options: CalendarOptions) => {
    component.told = options
    return null
  },
}))

const start_date = '2027-03-12 20:00:00'
const end_date = '2027-03-12 22:00:00'
const website = 'https://a.test/'
const still = { years: 0, months: 0, days: 0, milliseconds: 0 }

const ids = new Map<string, number>()

async function seed(language: string, title: string, over: object = {}) {
  const fields = { title, status: 'publish', start_date, end_date, website, ...over }
  const { id } = await world.askIn(language, 'POST', 'events', fields)
  ids.set(`${language} ${title}`, Number(id))
}

const world = await makeWorld(pageMode)
await seed('en', 'Dance')
await seed('en', 'Concert')
await seed('ca', 'Concert')
await seed('es', 'Concert', {
  start_date: '2027-03-13 20:00:00',
  end_date: '2027-03-13 22:00:00',
})

const stored = (title: string, language = 'en') =>
  world.askIn(language, 'GET', `events/${ids.get(`${language} ${title}`)}`)

/** What is drawn of an event. */
async function drawn(title: string): Promise<EventInput> {
  return waitFor(
    () => {
      const all = component.told.events
      const one = Array.isArray(all) ? all.find((event) => event.title === title) : undefined
      if (!one?.editable) throw new Error('not there yet')
      return one
    },
    { timeout: 30_000 },
  )
}

const open = (title: string) =>
  openApp(world, `/en/calendar?view=month&date=2027-03&search=${title}`, editor)

const after = (edge: EventInput['start'], { days = 0, minutes = 0 }) =>
  new Date(Date.parse(`${String(edge)}Z`) + days * 86_400_000 + minutes * 60_000)

/** Lets go of an event that was drawn so far, or stretched at its end. */
function drop(event: EventInput, by: { days: number }, over: object = {}) {
  const revert = vi.fn()
  const { allDay, extendedProps } = event
  const oldEvent = { allDay, extendedProps }
  const there = { ...oldEvent, start: after(event.start, by) }
  const jsEvent = { altKey: false, ctrlKey: false, metaKey: false, ...over }
  const info = { event: there, oldEvent, jsEvent, revert }
  // Sound as far as these are what it is asked for.
  component.told.eventDrop?.(info as never)
  return revert
}

test('an event that is dropped is written, undone, drawn where it was when that is rejected, copied and stretched', async () => {
  const { user } = await open('Dance')
  const start = async () => (await drawn('Dance')).start
  const revert = drop(await drawn('Dance'), { days: 4 })
  await screen.findByText(said(/“Dance” was moved: Tue/))
  // It stays where it was put.
  expect(revert).not.toHaveBeenCalled()
  const there = { start_date: '2027-03-16 20:00:00', end_date: '2027-03-16 22:00:00', website }
  expect(await stored('Dance')).toMatchObject(there)
  await waitFor(async () => expect(await start()).toBe('2027-03-16T20:00:00'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/“Dance” is back where it was/))
  expect(await stored('Dance')).toMatchObject({ start_date, end_date, website })
  await waitFor(async () => expect(await start()).toBe('2027-03-12T20:00:00'))

  const before = component.told.events
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 403 }))
  // Wherever the component had it before, it goes where it is let go of.
  drop({ ...(await drawn('Dance')), start: '2027-03-17T20:00:00' }, { days: 7 })
  await screen.findByText(said(/“Dance” wasn’t moved/))
  vi.restoreAllMocks()
  await waitFor(() => expect(component.told.events).not.toBe(before))
  expect(await start()).toBe('2027-03-12T20:00:00')

  const copied = drop(await drawn('Dance'), { days: 1 }, { altKey: true })
  await screen.findByText(said(/“Dance” was copied as a draft: Sat/))
  expect(copied).toHaveBeenCalledOnce()
  expect(await stored('Dance')).toMatchObject({ start_date, end_date, status: 'publish' })

  const event = await drawn('Dance')
  const { allDay, extendedProps } = event
  const reverted = vi.fn()
  const stretch = (by: number) => {
    const endDelta = { ...still, milliseconds: by * 60_000 }
    const oldEvent = { allDay, extendedProps }
    const longer = { ...oldEvent, end: after(event.end, { minutes: by }) }
    const info = { event: longer, oldEvent, startDelta: still, endDelta, revert: reverted }
    component.told.eventResize?.(info as never)
  }
  stretch(-120)
  await screen.findByText(said('“Dance” can’t be put there.'))
  expect(reverted).toHaveBeenCalledOnce()
  stretch(45)
  await screen.findByText(said(/“Dance” was moved: Fri/))
  expect(await stored('Dance')).toMatchObject({ start_date, end_date: '2027-03-12 22:45:00' })
})

test('versions of an event move along, all is taken back at once, or the others alone', async () => {
  const versions = Object.fromEntries(
    ['en', 'ca', 'es'].map((language) => [language, Number(ids.get(`${language} Concert`))]),
  )
  await keepPair(world.service(), { collection: 'events', versions })
  const { user } = await open('Concert')
  drop(await drawn('Concert'), { days: 7 })
  const words = await screen.findByText(said(/“Concert” was moved: .*Other versions: Catalan, /))
  expect(words.textContent).toContain('Spanish, not moved, because it has other dates')
  const there = { start_date: '2027-03-19 20:00:00', end_date: '2027-03-19 22:00:00', website }
  expect(await stored('Concert')).toMatchObject(there)
  expect(await stored('Concert', 'ca')).toMatchObject(there)
  expect(await stored('Concert', 'es')).toMatchObject({ start_date: '2027-03-13 20:00:00' })
  await user.click(screen.getByRole('button', { name: 'Undo all' }))
  await screen.findByText(/English, back where it was; Catalan, back where it was/)
  expect(await stored('Concert')).toMatchObject({ start_date, end_date, website })
  expect(await stored('Concert', 'ca')).toMatchObject({ start_date, end_date, website })

  await waitFor(async () => expect((await drawn('Concert')).start).toBe('2027-03-12T20:00:00'))
  drop(await drawn('Concert'), { days: 7 })
  await screen.findByText(said(/“Concert” was moved: .*Other versions: Catalan, moved/))
  const own = { start_date: '2027-03-22 20:00:00', end_date: '2027-03-22 22:00:00' }
  const path = `events/${ids.get('ca Concert')}`
  await world.askIn('ca', 'POST', path, { title: 'Concert', website, ...own })
  await user.click(screen.getByRole('button', { name: 'Undo all' }))
  const kept = await screen.findByText(said(/English, back where it was; Catalan, left as it is/))
  expect(kept.textContent).toContain('because its dates have changed again')
  const news = within(kept.closest<HTMLElement>('[role="status"]') ?? kept)
  news.getByRole('button', { name: 'See it in the history' })

  await world.askIn('ca', 'POST', path, { title: 'Concert', website, start_date, end_date })
  await waitFor(async () => expect((await drawn('Concert')).start).toBe('2027-03-12T20:00:00'))
  drop(await drawn('Concert'), { days: 7 })
  await user.click(await screen.findByRole('button', { name: 'Only in English' }))
  await screen.findByText(said('Versions of “Concert”: Catalan, back where it was.'))
  expect(await stored('Concert')).toMatchObject(there)
  expect(await stored('Concert', 'ca')).toMatchObject({ start_date, end_date, website })
})
