import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { keepPair } from '../translations/near/keepPair.ts'

vi.setConfig({ testTimeout: 120_000 })

const today = todayIn('Europe/Madrid')
const on = (days: number) => ({
  status: 'publish',
  start_date: `${addDays(today, days)} 18:00:00`,
  end_date: `${addDays(today, days)} 20:00:00`,
})

interface Versions {
  /** which a live service lists to nobody */
  readonly hidden: number
  /** a year on, where no reading of the coming days comes by */
  readonly later: number
}

/** Events ahead in Catalan, of each of which an editor said which its Spanish and English versions are. */
async function fillCalendar(world: World, { hidden, later }: Versions) {
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

/** The addresses that the service is asked from now on; it has no answer where one is given. */
function watchRequests(failing?: () => Response): readonly string[] {
  const asked: string[] = []
  const real = globalThis.fetch
  answered = 0
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { url } = new Request(...request)
    asked.push(url)
    const answer = failing && /\/events\?/.test(url) ? failing() : await real(...request)
    answered += 1
    return answer
  })
  return asked
}

const isQuiet = async (asked: readonly string[]) => {
  let before = -1
  await waitFor(
    () => {
      const isSame = before === asked.length && answered === before
      before = asked.length
      expect(isSame).toBe(true)
    },
    { interval: 1_500, timeout: 30_000 },
  )
}

describe.each(pageModes)('the desk asks the %s service twelve times at most', (mode) => {
  let world: World
  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await forget('pairs', 'all')
    await world.drop()
  })

  test.each<[what: string, versions: Versions]>([
    ['hidden', { hidden: 14, later: 0 }],
    ['far away', { hidden: 0, later: 60 }],
    ['both', { hidden: 12, later: 20 }],
  ])('where confirmed versions are %s, and calls none of them missing', async (_what, versions) => {
    world = await openWorld({ mode })
    await fillCalendar(world, versions)
    const asked = watchRequests()
    const { user } = await openApp(world, '/ca', editor, 'en')
    const card = await screen.findByRole('region', { name: 'Translations of the next four weeks' })
    expect(await within(card).findByRole('link', { name: 'Missing in Español: 0' })).toBeVisible()
    expect(within(card).getByRole('link', { name: 'Missing in English: 0' })).toBeVisible()
    await user.click(await screen.findByText('As a table'))
    await isQuiet(asked)
    expect(asked.length).toBeGreaterThan(6)
    expect(asked.length).toBeLessThanOrEqual(12)
  })

  test('where none is answered', async () => {
    world = await openWorld({ mode })
    const asked = watchRequests(() => new Response('', { status: 503 }))
    await openApp(world, '/ca', editor, 'en')
    await screen.findByText('Not everything could be counted.')
    await isQuiet(asked)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length).toBeLessThanOrEqual(12)
  })

  test.each<[login: string, known: { onlyReads?: true }]>([
    ['administrator', {}],
    ['editor', {}],
    ['author', {}],
    ['contributor', {}],
    ['subscriber', {}],
    ['subscriber', { onlyReads: true }],
  ])('of whatever role, here for the first time: %s %o', async (login, known) => {
    world = await openWorld({ mode })
    await fillCalendar(world, { hidden: 2, later: 3 })
    const asked = watchRequests()
    const account = {
      kind: 'password',
      login,
      password: `${login} demo password`,
      ...known,
    } as const
    await openApp(world, '/ca', account, 'en')
    await screen.findByRole('region', { name: 'Translations of the next four weeks' })
    await isQuiet(asked)
    expect(asked.length).toBeLessThanOrEqual(12)
  })

  test('and says which versions it did not look at, with the way to the board, which does', async () => {
    world = await openWorld({ mode })
    await fillCalendar(world, { hidden: 12, later: 0 })
    const { user, place } = await openApp(world, '/ca', editor, 'en')
    const card = await screen.findByRole('region', { name: 'Translations of the next four weeks' })
    if (mode === 'interface') {
      // It lists what is hidden: there is none that was not looked at.
      await within(card).findByRole('link', { name: 'Missing in English: 0' })
      expect(card).not.toHaveTextContent(/confirmed versions/)
      return
    }
    const [way] = await within(card).findAllByRole('link', { name: /translation board$/ })
    expect(card).toHaveTextContent(/English: \d+ confirmed versions/)
    if (way) await user.click(way)
    expect(place()).toMatch(/^\/ca\/translations\?/)
    const grid = await screen.findByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '13'))
  })
})
