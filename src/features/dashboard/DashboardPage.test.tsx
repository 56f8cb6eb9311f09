import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../platform/entries.ts'
import { demoAccount } from '../../api/testSite.ts'
import { pageModes } from '../../api/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../translations/near/useKeepPair.ts'

vi.setConfig({ testTimeout: 120_000 })

const today = todayIn('Europe/Madrid')
const on = (days: number, hour = '20') => {
  const day = addDays(today, days)
  return { status: 'publish', start_date: `${day} ${hour}:00:00`, end_date: `${day} 22:00:00` }
}

describe.each(pageModes)('the desk over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(() => vi.unstubAllGlobals())

  const made = async (collection: string, body: object) =>
    Number((await world.ask('POST', collection, body)).id)
  const card = (name: string) => screen.findByRole('region', { name })
  const link = async (name: string) => screen.findByRole('link', { name })
  /** Where the first number of this name leads, below the root of the application. */
  const addressOf = async (name: RegExp) => {
    const [number] = await screen.findAllByRole('link', { name })
    const root = new URL(world.base).pathname.slice(0, -1)
    return number?.getAttribute('href')?.slice(root.length) ?? ''
  }

  test('each card fails by itself and is tried again alone; what cannot be read again is still shown, with its time', async () => {
    await made('events', { title: 'Concert', ...on(0) })
    await made('events', { title: 'Assaig', ...on(2), status: 'pending' })
    await made('events', { title: 'Esborrany', ...on(2), status: 'draft' })
    const real = globalThis.fetch
    let isBroken = true
    let asked: string[] = []
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      const { href, pathname, searchParams } = new URL(new Request(...request).url)
      asked.push(href)
      const isFailing = pathname.includes('/es/') || searchParams.get('status') === 'pending'
      return isBroken && isFailing
        ? Promise.resolve(new Response('', { status: 503 }))
        : real(...request)
    })
    const { user } = await openApp(world, '/ca', editor, 'en')
    const waiting = await card('Not published yet')
    const versions = await card('Translations of the next four weeks')
    const retryIn = async (inside: HTMLElement) => {
      asked = []
      await user.click(within(inside).getByRole('button', { name: 'Try again' }))
    }
    expect(await within(waiting).findByRole('alert')).toHaveTextContent(
      'Not everything could be counted',
    )
    expect(await within(waiting).findByRole('link', { name: 'Drafts: 1' })).toBeVisible()
    expect(await within(versions).findByRole('alert')).toHaveTextContent('Español')
    expect(
      await within(versions).findByRole('link', { name: /Missing in English: \d/ }),
    ).toBeVisible()
    expect(await within(await card('Today')).findByRole('link', { name: 'Concert' })).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(within(await card('Written here lately')).queryByRole('list')).toBeNull()

    isBroken = false
    await retryIn(versions)
    expect(
      await within(versions).findByRole('link', { name: /Missing in Español: \d/ }),
    ).toBeVisible()
    expect(within(versions).queryByRole('alert')).toBeNull()
    expect(asked.filter((url) => !url.includes('/es/'))).toEqual([])
    expect(within(waiting).getByRole('alert')).toBeVisible()
    await retryIn(waiting)
    expect(await within(waiting).findByRole('link', { name: /^Pending.*: 1$/ })).toBeVisible()
    expect(within(waiting).queryByRole('alert')).toBeNull()
    expect(asked).toHaveLength(1)

    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    await user.click(await screen.findByRole('button', { name: 'Refresh' }))
    expect(await within(waiting).findByText(/^This is as it was read at \d\d:\d\d/)).toBeVisible()
    expect(within(waiting).getByRole('link', { name: 'Drafts: 1' })).toBeVisible()
    const now = within(await card('Today'))
    await now.findByText(/^This is as it was read at/)
    expect(now.getByRole('link', { name: 'Concert' })).toBeVisible()
    await world.fail([])
    await retryIn(waiting)
    await waitFor(() => expect(within(waiting).queryByText(/^This is as it was read/)).toBeNull())
  })

  test('says what is on, what is unfinished, and leads to what it counts', async () => {
    const hall = await made('venues', { venue: 'Sala', status: 'publish' })
    const music = await made('categories', { name: 'Música' })
    const venue = mode === 'live' ? hall : [hall]
    const whole = { venue, categories: [music] }
    await made('events', { title: 'Concert', ...on(0), ...whole })
    await made('events', { title: 'Assaig', ...on(0), ...whole })
    await made('events', { title: 'Fira', ...on(3) })
    await made('events', { title: 'Ball', ...on(12), ...whole })
    await made('events', { title: 'Esborrany', ...on(2), status: 'draft', ...whole })
    await world.askIn('es', 'POST', 'events', { title: 'Baile', slug: 'ball', ...on(12) })
    const { user, place, go } = await openApp(world, '/ca', editor, 'en')

    const now = await card('Today')
    expect(await within(now).findByRole('link', { name: 'Concert' })).toBeVisible()
    expect(within(now).queryByRole('link', { name: 'Fira' })).toBeNull()
    const week = await card('The next seven days')
    expect(await within(week).findByRole('link', { name: 'Fira' })).toBeVisible()
    expect(within(week).queryByRole('link', { name: 'Ball' })).toBeNull()
    expect(await link('Drafts: 1')).toBeVisible()
    expect(await link('At one venue at the same time: 2')).toBeVisible()
    expect(await link('Missing in Español: 4')).toBeVisible()
    expect(await link('Missing in English: 5')).toBeVisible()
    // A morning asks less than the board, which may know of more versions.
    expect(screen.getByText(/^Versions were looked for in these weeks/)).toBeVisible()

    // Zero, too, leads to where there is none; and a week to its days.
    const zero = await addressOf(/^Música, .*: 0$/)
    expect(zero).toMatch(/\/ca\/events\?starts_before=.*&ends_after=.*&categories=musica$/)
    const ofWeek = await addressOf(/^All, .*: 4$/)
    expect(screen.queryAllByText('0', { selector: 'span' })).toEqual([])

    await user.click(await link('Without a venue: 1'))
    expect(place()).toContain('/ca/events?include=')
    await screen.findByRole('heading', { level: 1, name: 'Events' })
    expect(await screen.findByRole('link', { name: 'Fira' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Concert' })).toBeNull()

    go(zero)
    await screen.findByText('Nothing here')
    go(ofWeek)
    expect(await screen.findByRole('link', { name: 'Fira' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Concert' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ball' })).toBeNull()
  })
})

/** Events ahead in Catalan, of each of which an editor said which its Spanish and English versions are. */
async function fillCalendar(world: World) {
  // Which a live service lists to nobody, and a year on, where no reading of the coming days comes by.
  const [hidden, later] = [12, 20]
  const make = async (language: string, title: string, fields: object) =>
    Number((await world.askIn(language, 'POST', 'events', { title, ...fields })).id)
  for (let at = 0; at < hidden + later; at += 1) {
    const there = at < hidden ? { ...on(at % 27), hide_from_listings: true } : on(365 + at)
    const versions = {
      ca: await make('ca', `Vetllada ${at}`, on(at % 27)),
      es: await make('es', `Otra ${at}`, there),
      en: await make('en', `Else ${at}`, there),
    }
    await keepPair(world.service(editor), { collection: 'events', versions })
  }
}

let answered = 0

/** The addresses that are requested from now on. */
function watchRequests(): readonly string[] {
  const requests: string[] = []
  const real = globalThis.fetch
  answered = 0
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { url } = new Request(...request)
    requests.push(url)
    const answer = await real(...request)
    answered += 1
    return answer
  })
  return requests
}

const isQuiet = async (requests: readonly string[]) => {
  let before = -1
  await waitFor(
    () => {
      const isSame = before === requests.length && answered === before
      before = requests.length
      expect(isSame).toBe(true)
    },
    { interval: 1_500, timeout: 30_000 },
  )
}

const isFull = process.env['AGENDA_FULL'] !== undefined

describe.each(pageModes)('the desk sends the %s service twelve requests at most', (mode) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ mode })
    await fillCalendar(world)
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await forget('pairs', 'all')
  })
  const translations = () =>
    screen.findByRole('region', { name: 'Translations of the next four weeks' })

  test('where confirmed versions are hidden and far away: none is missing, and the board looks at the others', async () => {
    const requests = watchRequests()
    const { user, place } = await openApp(world, '/ca', editor, 'en')
    const card = await translations()
    expect(await within(card).findByRole('link', { name: 'Missing in Español: 0' })).toBeVisible()
    expect(within(card).getByRole('link', { name: 'Missing in English: 0' })).toBeVisible()
    await user.click(await screen.findByText('As a table'))
    await isQuiet(requests)
    expect(requests.length).toBeGreaterThan(6)
    expect(requests.length).toBeLessThanOrEqual(12)
    const [board] = within(card).queryAllByRole('link', { name: /translation board$/ })
    if (mode === 'interface') {
      // It lists what is hidden: there is none that was not looked at.
      expect(card).not.toHaveTextContent(/confirmed versions/)
      return
    }
    expect(card).toHaveTextContent(/English: \d+ confirmed versions/)
    if (board) await user.click(board)
    expect(place()).toMatch(/^\/ca\/translations\?/)
    const grid = await screen.findByRole('grid', {}, { timeout: 60_000 })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '33'))
  })

  test.each(isFull ? ['administrator', 'author', 'contributor', 'subscriber'] : ['subscriber'])(
    'of whatever role, here for the first time: %s',
    async (login) => {
      const requests = watchRequests()
      await openApp(world, '/ca', demoAccount(login), 'en')
      await translations()
      await isQuiet(requests)
      expect(requests.length).toBeLessThanOrEqual(12)
    },
  )
})
