import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
const perPage = 50

let world: World

beforeAll(async () => {
  world = await openWorld({ mode })
})
afterAll(() => world.drop())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Wire {
  readonly id: number
  readonly title: string
  readonly start_date: string
  readonly end_date: string
  readonly status: string
}

const wire = (title: string, start_date: string, end_date: string, id = 7): Wire => ({
  id,
  title,
  start_date,
  end_date,
  status: 'publish',
})

/** What a service holds in March 2027 that was filled by other means; `backwards` is what the recipe of overlap leaves out. */
function fill(overlapping: readonly Wire[], backwards: readonly Wire[] = []) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!searchParams.has('starts_before')) return real(input, init)
    const isMarch = searchParams.get('starts_before') === '2027-04-04'
    const all = searchParams.has('ends_before') ? backwards : overlapping
    const page = Number(searchParams.get('page') ?? '1')
    const events = isMarch ? all.slice((page - 1) * perPage, page * perPage) : []
    const total = isMarch ? all.length : 0
    return Promise.resolve(
      Response.json({
        events,
        total,
        total_pages: Math.ceil(total / perPage),
      }),
    )
  })
}

const open = (view = 'agenda', date = '2027-03') =>
  openApp(world, `/en/calendar?view=${view}&date=${date}`, editor)

async function card(title: string) {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: new RegExp(title) }))
  return screen.findByRole('dialog', { name: title })
}

test('an event without an end stands at its start, and says so', async () => {
  fill([wire('Walk', '2027-03-12 10:00:00', '2027-03-12 10:00:00')])
  const shown = await card('Walk')
  expect(shown.textContent).toContain('It has no end of its own.')
})

test('an event that ends before it starts is there, also when the month begins between the two', async () => {
  fill([], [wire('Fair', '2027-03-12 10:00:00', '2026-03-12 12:00:00')])
  const shown = await card('Fair')
  expect(shown.textContent).toContain('It ends before it starts')
  expect(screen.getByRole('heading', { name: 'Friday 12 March', hidden: true })).toBeTruthy()
})

test('an event of a year is there once, before the days', async () => {
  fill([wire('Exhibition', '2026-06-01 10:00:00', '2027-06-01 20:00:00')])
  await open()
  const running = await screen.findByRole('heading', { name: 'Already running' })
  const section = running.closest('section') ?? running
  expect(within(section).getAllByRole('link', { name: /Exhibition/ })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Exhibition/ })).toHaveLength(1)
})

test('three hundred events of one day are all there', async () => {
  const day = '2027-03-12'
  const many = Array.from({ length: 300 }, (_, at) =>
    wire(`Act ${at}`, `${day} 10:00:00`, `${day} 11:00:00`, at + 1),
  )
  fill(many)
  await open()
  expect((await screen.findAllByText('300 events')).length).toBeGreaterThan(0)
  expect(document.querySelectorAll('a.calendar-event')).toHaveLength(300)
})

const day = '2027-03-12'
const grids = ['month', 'week', 'day'] as const

// The component hides what it has not measured, and here nothing can be: it is found by what is in it.
const drawn = (title: string) =>
  [...document.querySelectorAll('a.calendar-event')].filter(({ textContent }) =>
    textContent.includes(title),
  )

/** How many are drawn on the grid or counted in a way to more of them. */
function counted(title: string) {
  const more = [...document.querySelectorAll('.calendar-more')]
  const left = more.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0] ?? 0))
  return drawn(title).length + left.reduce((sum, one) => sum + one, 0)
}

test.each(grids)(
  'a %s draws what has no end, or ends before it starts, with its hour',
  async (view) => {
    fill(
      [wire('Walk', `${day} 10:00:00`, `${day} 10:00:00`)],
      [wire('Fair', `${day} 12:00:00`, '2026-03-12 12:00:00', 8)],
    )
    await open(view, day)
    await waitFor(() => expect([counted('Walk'), counted('Fair')]).toEqual([1, 1]))
    expect(drawn('Walk')[0]?.textContent).toContain('10:00')
    expect(drawn('Fair')[0]?.textContent).toContain('12:00')
  },
)

test.each(grids)('a %s draws an event of a year as a band', async (view) => {
  fill([wire('Exhibition', '2026-06-01 10:00:00', '2027-06-01 20:00:00')])
  await open(view, day)
  await waitFor(() => expect(drawn('Exhibition')).toHaveLength(view === 'month' ? 5 : 1))
})

test.each(grids)('a %s draws or counts each of three hundred events of one day', async (view) => {
  const hours = [`${day} 10:00:00`, `${day} 11:00:00`] as const
  fill(Array.from({ length: 300 }, (_, at) => wire(`Act ${at}`, ...hours, at + 1)))
  await open(view, day)
  await screen.findAllByText('300 events')
  await waitFor(() => expect(counted('Act')).toBe(300))
})

test.each(grids)('a %s that the filters empty stays under the words that say so', async (view) => {
  fill([])
  await openApp(world, `/en/calendar?view=${view}&date=${day}&search=nothing`, editor)
  await screen.findByRole('heading', { name: 'No event of these days passes the filters' })
  expect(screen.getByRole('link', { name: 'Remove the filters' })).toBeTruthy()
  expect(document.querySelector(`[data-view="${view}"] [data-date="${day}"]`)).toBeTruthy()
})

test.each(grids)('a %s of a day that does not exist says so and shows today', async (view) => {
  fill([])
  await open(view, '2027-13')
  await screen.findByText(said(/There is no such day as “2027-13”/))
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())
  expect(document.querySelector(`[data-view="${view}"] [data-date="${today}"]`)).toBeTruthy()
})
