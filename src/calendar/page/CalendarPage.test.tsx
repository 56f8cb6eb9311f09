import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { keepPair } from '../../translations/near/keepPair.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
/** More than one page of them, in a month that begins on a Monday and in which the clock changes. */
const many = 53
const month = 'agenda&date=2027-03'
const dayOf = (at: number) => `2027-03-${String((at % 28) + 1).padStart(2, '0')}`

let world: World
const ids = new Map<string, number>()

async function seed(fields: { title: string } & Record<string, unknown>) {
  const { id } = await world.askIn('en', 'POST', 'events', { status: 'publish', ...fields })
  ids.set(fields.title, Number(id))
}

beforeAll(async () => {
  world = await openWorld({ mode })
  for (let at = 0; at < many - 2; at += 1) {
    const day = dayOf(at)
    await seed({ title: `Fair ${at}`, start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` })
  }
  const { id } = await world.askIn('es', 'POST', 'events', {
    title: 'Feria',
    status: 'publish',
    start_date: '2027-03-02 10:00:00',
    end_date: '2027-03-02 12:00:00',
  })
  ids.set('Feria', Number(id))
  const evening = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }
  await seed({
    title: 'Concert',
    timezone: 'Europe/London',
    website: 'https://a.test/',
    ...evening,
  })
  const winter = { start_date: '2027-01-10 10:00:00', end_date: '2027-05-10 20:00:00' }
  await seed({ title: 'Exhibition', ...winter })
})
afterAll(() => world.drop())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Notes what is asked of the month, and refuses one of its pages while told to. */
function watch() {
  const real = globalThis.fetch
  const asked: string[] = []
  /** each with its language */
  const places: string[] = []
  /** of the months that are here: their languages, once they have been answered */
  const apart: string[] = []
  /** asked apart while pages of the month were under way */
  const early: string[] = []
  let underWay = 0
  const state = { refused: '' }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const page = url.searchParams.get('page')
    if (url.searchParams.get('starts_before') !== '2027-04-04' || page === null)
      return real(input, init)
    // What ends before it starts is asked for apart, once the month is here.
    if (url.searchParams.has('ends_before')) {
      if (underWay > 0) early.push(languageIn(url))
      return real(input, init).finally(() => apart.push(languageIn(url)))
    }
    asked.push(page)
    places.push(`${languageIn(url)} ${page}`)
    const refusal = { code: 'rest_forbidden', message: 'No.', data: { status: 403 } }
    if (page === state.refused) return Promise.resolve(Response.json(refusal, { status: 403 }))
    underWay += 1
    return real(input, init).finally(() => {
      underWay -= 1
    })
  })
  return { asked, places, apart, early, state }
}

const languageIn = ({ pathname }: URL) => /\/(\w\w)\/wp-json/.exec(pathname)?.[1] ?? ''

const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)
/** It is written on the page, and said to who does not see it. */
const counted = (count: number) => screen.findAllByText(count === 1 ? '1 event' : `${count} events`)

test('a month is read page by page, and not again on going back', async () => {
  const { asked } = watch()
  const { back, go } = await open(month)
  await counted(many)
  expect(asked.toSorted()).toEqual(['1', '2'])
  go('/en/calendar?view=agenda&date=2027-04-10')
  await screen.findByRole('heading', { name: 'April 2027' })
  back()
  await counted(many)
  go('/en/calendar?view=agenda&date=2027-03-20')
  await counted(many)
  expect(asked).toHaveLength(2)
})

test('of every language that is shown as few pages are read as there are, and none on going back', async () => {
  const { places, apart } = watch()
  const { back, go } = await open(`${month}&languages=es`)
  await counted(many + 1)
  await waitFor(() => expect(apart).toHaveLength(2))
  go(`/en/calendar?view=agenda&date=2027-04-10&languages=es`)
  await screen.findByRole('heading', { name: 'April 2027' })
  back()
  await counted(many + 1)
  await screen.findByText(/^Read at/)
  expect(apart.toSorted()).toEqual(['en', 'es'])
  expect(places.toSorted()).toEqual(['en 1', 'en 2', 'es 1'])
})

test('what ends before it starts is asked for once the rest of the month is here, with other filters too', async () => {
  const { apart, early } = watch()
  const { go } = await open(month)
  await counted(many)
  await waitFor(() => expect(apart).toHaveLength(1))
  go(`/en/calendar?view=${month}&search=Fair`)
  await waitFor(() => expect(apart).toHaveLength(2))
  expect(early).toEqual([])
})

test('what runs through it is there before its days, everything else once on its own day', async () => {
  await open(month)
  await counted(many)
  const running = screen.getByRole('heading', { name: 'Already running' }).parentElement
  expect(within(running as HTMLElement).getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Exhibition/ })).toHaveLength(1)
  const day = screen.getByRole('heading', { name: 'Friday 12 March' }).parentElement
  expect(within(day as HTMLElement).getByRole('link', { name: /Concert/ }).textContent).toContain(
    'time of Europe/London',
  )
})

test('a page that fails is said, and asked for alone', async () => {
  const { asked, state } = watch()
  state.refused = '2'
  const { user } = await open(month)
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Part of English could not be read')
  expect(screen.getAllByRole('link', { name: /Fair/ }).length).toBeGreaterThan(40)
  expect(screen.getByText('50 of 53 events read')).toBeTruthy()
  expect(screen.getByText(/^Read at/)).toBeTruthy()
  state.refused = ''
  await user.click(within(note).getByRole('button', { name: 'Try again' }))
  await counted(many)
  expect(asked).toEqual(['1', '2', '2'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('filters that leave nothing say so, and can be taken away', async () => {
  const { user } = await open(`${month}&search=nothing+of+the+kind`)
  await screen.findByRole('heading', { name: 'No event of these days passes the filters' })
  await user.click(screen.getByRole('link', { name: 'Remove the filters' }))
  await counted(many)
})

test.each(['2027-13', '2027-02-30', 'soon'])('no calendar has date=%s', async (date) => {
  await open(`agenda&date=${date}`)
  const note = await screen.findByText(said(new RegExp(`There is no such day as “${date}”`)))
  const shown = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
  expect(note.textContent).toContain(shown.format(new Date()))
})

test('a filter of the list narrows the calendar, and what it does not know is said', async () => {
  await open(`${month}&search=Concert&colour=status&categroies=4`)
  await counted(1)
  expect(await screen.findByText(/categroies/)).toBeTruthy()
})

test('a status is changed beside the event, keeps everything else, and is taken back', async () => {
  const { user } = await open(`${month}&search=Concert`)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  expect(card.textContent).toContain('These are hours of Europe/London')
  expect(card.textContent).toContain('21:00')
  await user.click(within(card).getByRole('button', { name: 'Make it a draft' }))
  await screen.findByText(said('“Concert” is now: draft.'))
  const path = `events/${ids.get('Concert')}`
  const kept = { timezone: 'Europe/London', start_date: '2027-03-12 20:00:00' }
  expect(await world.askIn('en', 'GET', path)).toMatchObject({ status: 'draft', ...kept })
  expect((await world.askIn('en', 'GET', path)).website).toBe('https://a.test/')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Concert/ }).textContent).toContain('Draft'),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said('“Concert” is again: published.'))
  expect(await world.askIn('en', 'GET', path)).toMatchObject({ status: 'publish', ...kept })
})

test('keys lead to the next and the former month, to today and to the other views', async () => {
  const { user, place } = await open(month)
  await counted(many)
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'April 2027' })
  await user.keyboard('k')
  await screen.findByRole('heading', { level: 1, name: 'March 2027' })
  await user.keyboard('k')
  await screen.findByRole('heading', { level: 1, name: 'February 2027' })
  await user.keyboard('t')
  await waitFor(() => expect(place()).not.toContain('date='))
})

test('the languages an event has are told and lead there, also where they are not shown', async () => {
  const versions = { en: Number(ids.get('Concert')), es: Number(ids.get('Feria')) }
  await keepPair(world.service(), { collection: 'events', versions })
  const { user } = await open(`${month}&search=Concert`)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = within(await screen.findByRole('dialog', { name: 'Concert' }))
  const spanish = await card.findByRole('link', { name: /Español/ })
  expect(spanish.getAttribute('href')).toMatch(new RegExp(`/es/events/${versions.es}$`))
  expect(card.getByRole('link', { name: /English/ })).toBeTruthy()
})
