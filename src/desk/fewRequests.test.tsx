import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { demoAccount } from '../service/testSite.ts'
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
  beforeEach(async () => {
    world = await openWorld({ mode })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await forget('pairs', 'all')
  })
  const translations = () =>
    screen.findByRole('region', { name: 'Translations of the next four weeks' })

  test('where confirmed versions are hidden and far away: none is missing, and the board looks at the others', async () => {
    await fillCalendar(world)
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
      await fillCalendar(world)
      const requests = watchRequests()
      await openApp(world, '/ca', demoAccount(login), 'en')
      await translations()
      await isQuiet(requests)
      expect(requests.length).toBeLessThanOrEqual(12)
    },
  )
})
