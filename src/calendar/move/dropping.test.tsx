import type { CalendarOptions, EventInput } from '@fullcalendar/react'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { keepPair } from '../../translations/near/keepPair.ts'
import { said } from '../../testSaid.ts'
import { painting } from './places.ts'

vi.setConfig({ testTimeout: 60_000 })

// jsdom lays nothing out, so that nothing can be drawn from one place to another: what the component would tell is told.
const component = vi.hoisted(() => ({ told: {} as CalendarOptions }))
vi.mock('@fullcalendar/react', () => ({
  Calendar: (options: CalendarOptions) => {
    component.told = options
    return null
  },
}))

const [mode = 'live'] = pageModes
const start_date = '2027-03-12 20:00:00'
const end_date = '2027-03-12 22:00:00'
const website = 'https://a.test/'
const still = { years: 0, months: 0, days: 0, milliseconds: 0 }

let world: World
const ids = new Map<string, number>()

async function seed(language: string, title: string, over: object = {}) {
  const fields = { title, status: 'publish', start_date, end_date, website, ...over }
  const { id } = await world.askIn(language, 'POST', 'events', fields)
  ids.set(`${language} ${title}`, Number(id))
}

beforeAll(async () => {
  world = await openWorld({ mode })
  await seed('en', 'Dance')
  await seed('en', 'Market')
  await seed('en', 'Choir')
  await seed('en', 'Walk')
  await seed('en', 'Lecture')
  await seed('en', 'Play')
  await seed('en', 'Opera')
  await seed('en', 'Concert')
  await seed('ca', 'Concert')
  await seed('es', 'Concert', {
    start_date: '2027-03-13 20:00:00',
    end_date: '2027-03-13 22:00:00',
  })
})
afterAll(() => world.drop())
afterEach(cleanup)

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

test('an event that is dropped is written, and put back by an undo', async () => {
  const { user } = await open('Dance')
  const revert = drop(await drawn('Dance'), { days: 4 })
  await screen.findByText(said(/“Dance” was moved: Tue/))
  // It stands where it was put.
  expect(revert).not.toHaveBeenCalled()
  const there = { start_date: '2027-03-16 20:00:00', end_date: '2027-03-16 22:00:00', website }
  expect(await stored('Dance')).toMatchObject(there)
  await waitFor(async () => expect((await drawn('Dance')).start).toBe('2027-03-16T20:00:00'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/“Dance” is back where it was/))
  expect(await stored('Dance')).toMatchObject({ start_date, end_date, website })
})

test('what is refused at once is drawn where it was, also when it was moved last, and goes on from there', async () => {
  await open('Choir')
  drop(await drawn('Choir'), { days: 4 })
  await screen.findByText(said(/“Choir” was moved: Tue/))
  await waitFor(async () => expect((await drawn('Choir')).start).toBe('2027-03-16T20:00:00'))
  const told = component.told.events
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 403 }))
  const { setTimeout: wait } = globalThis
  // However slow the machine, it is refused before it is painted.
  const hold = (does: () => void, time?: number) => (time === painting ? 0 : wait(does, time))
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  drop(await drawn('Choir'), { days: 1 })
  await screen.findByText(said(/“Choir” was not moved/))
  vi.restoreAllMocks()
  await waitFor(() => expect(component.told.events).not.toBe(told))
  const event = await drawn('Choir')
  expect(event.start).toBe('2027-03-16T20:00:00')
  drop(event, { days: 8 })
  await screen.findByText(said(/“Choir” was moved: Wed/))
  expect(await stored('Choir')).toMatchObject({ start_date: '2027-03-24 20:00:00' })
})

test('an event goes where it is let go of, wherever the component had it before', async () => {
  await open('Walk')
  const event = await drawn('Walk')
  drop({ ...event, start: '2027-03-17T20:00:00' }, { days: 7 })
  await screen.findByText(said(/“Walk” was moved: Wed/))
  expect(await stored('Walk')).toMatchObject({ start_date: '2027-03-24 20:00:00' })
})

test('with Alt it stays, and a draft of it goes there', async () => {
  await open('Market')
  const revert = drop(await drawn('Market'), { days: 1 }, { altKey: true })
  await screen.findByText(said(/“Market” was copied as a draft: Sat/))
  expect(revert).toHaveBeenCalledOnce()
  expect(await stored('Market')).toMatchObject({ start_date, end_date, status: 'publish' })
})

test('an event that is stretched is written, and one that would end before it starts is not', async () => {
  await open('Lecture')
  const event = await drawn('Lecture')
  const { allDay, extendedProps } = event
  const revert = vi.fn()
  const stretch = (by: number) => {
    const endDelta = { ...still, milliseconds: by * 60_000 }
    const oldEvent = { allDay, extendedProps }
    const there = { ...oldEvent, end: after(event.end, { minutes: by }) }
    const info = { event: there, oldEvent, startDelta: still, endDelta, revert }
    component.told.eventResize?.(info as never)
  }
  stretch(-120)
  await screen.findByText(said('“Lecture” cannot be put there.'))
  expect(revert).toHaveBeenCalledOnce()
  stretch(45)
  await screen.findByText(said(/“Lecture” was moved/))
  expect(await stored('Lecture')).toMatchObject({ start_date, end_date: '2027-03-12 22:45:00' })
})

test('of two moves the first is not taken back, and nobody else is blamed for the second', async () => {
  const { user } = await open('Play')
  drop(await drawn('Play'), { days: 1 })
  await screen.findByText(said(/“Play” was moved: Sat/))
  const first = screen.getByRole('button', { name: 'Undo' })
  // What is pointed at stays.
  await user.hover(first)
  await waitFor(async () => expect((await drawn('Play')).start).toBe('2027-03-13T20:00:00'))
  drop(await drawn('Play'), { days: 2 })
  await screen.findByText(said(/“Play” was moved: Mon/))
  await user.click(first)
  const words = await screen.findByText(said(/^The change of “Play” was not undone/))
  expect(words.textContent).toContain('the same has been changed again since, and that stays')
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  expect(await stored('Play')).toMatchObject({ start_date: '2027-03-15 20:00:00' })
  await user.click(screen.getByRole('button', { name: 'See it in the history' }))
  await screen.findByRole('heading', { name: 'History', level: 1 })
})

test('an end is not taken back before a start that was moved since, and nobody else is blamed', async () => {
  const { user } = await open('Opera')
  const stretch = async (part: 'start' | 'end', minutes: number) => {
    const event = await drawn('Opera')
    const oldEvent = { allDay: event.allDay, extendedProps: event.extendedProps }
    const delta = { ...still, milliseconds: minutes * 60_000 }
    const deltas = { startDelta: still, endDelta: still, [`${part}Delta`]: delta }
    const there = { ...oldEvent, [part]: after(event[part], { minutes }) }
    component.told.eventResize?.({ event: there, oldEvent, ...deltas, revert: vi.fn() } as never)
  }
  await stretch('end', 60)
  await screen.findByText(said(/“Opera” was moved: .*20:00–23:00/))
  const first = screen.getByRole('button', { name: 'Undo' })
  await user.hover(first)
  await waitFor(async () => expect((await drawn('Opera')).end).toBe('2027-03-12T23:00:00'))
  await stretch('start', 150)
  await screen.findByText(said(/“Opera” was moved: .*22:30–23:00/))
  await user.click(first)
  await screen.findByText(said(/^The change of “Opera” was not undone: .*end would lie before/))
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  expect(await stored('Opera')).toMatchObject({ end_date: '2027-03-12 23:00:00' })
})

test('versions of an event that was moved are moved too when that is wanted, and all is taken back at once', async () => {
  const versions = Object.fromEntries(
    ['en', 'ca', 'es'].map((language) => [language, Number(ids.get(`${language} Concert`))]),
  )
  await keepPair(world.service(), { collection: 'events', versions })
  const { user } = await open('Concert')
  drop(await drawn('Concert'), { days: 7 })
  await user.click(await screen.findByRole('button', { name: /^Also move .*CA.* and .*ES/ }))
  const words = await screen.findByText(said(/Versions of “Concert”: Catalan was moved/))
  expect(words.textContent).toContain('Spanish was left alone, because it was at other dates')
  const there = { start_date: '2027-03-19 20:00:00', end_date: '2027-03-19 22:00:00', website }
  expect(await stored('Concert')).toMatchObject(there)
  expect(await stored('Concert', 'ca')).toMatchObject(there)
  expect(await stored('Concert', 'es')).toMatchObject({ start_date: '2027-03-13 20:00:00' })
  await user.click(screen.getByRole('button', { name: 'Undo all' }))
  await screen.findByText(/English is back where it was; Catalan is back where it was/)
  expect(await stored('Concert')).toMatchObject({ start_date, end_date, website })
  expect(await stored('Concert', 'ca')).toMatchObject({ start_date, end_date, website })

  await waitFor(async () => expect((await drawn('Concert')).start).toBe('2027-03-12T20:00:00'))
  drop(await drawn('Concert'), { days: 7 })
  await user.click(await screen.findByRole('button', { name: /^Also move .*CA.* and .*ES/ }))
  await screen.findByText(said(/Versions of “Concert”: Catalan was moved/))
  const own = { start_date: '2027-03-22 20:00:00', end_date: '2027-03-22 22:00:00' }
  const path = `events/${ids.get('ca Concert')}`
  await world.askIn('ca', 'POST', path, { title: 'Concert', website, ...own })
  await user.click(screen.getByRole('button', { name: 'Undo all' }))
  const kept = await screen.findByText(said(/English is back where it was; Catalan stays/))
  expect(kept.textContent).toContain('because its dates have been changed again since')
  const news = within(kept.closest<HTMLElement>('[role="status"]') ?? kept)
  news.getByRole('button', { name: 'See it in the history' })
})
