import { screen, waitFor, within } from '@testing-library/react'
import {
  editor,
  openApp,
  worldOfEach,
  makeWorld,
  pageMode,
  type TestWorld,
  answering,
} from '../../app/appBed.tsx'
import { forget } from '../../platform/entries.ts'
import { storedCount } from '../../platform/storedCounts.ts'
import { demoAccount } from '../../api/testSite.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../translations/near/useKeepPair.ts'

const today = todayIn('Europe/Madrid')
const on = (days: number, hour = '20') => {
  const day = addDays(today, days)
  return { status: 'publish', start_date: `${day} ${hour}:00:00`, end_date: `${day} 22:00:00` }
}

describe('Today', () => {
  const world = worldOfEach(pageMode)
  const made = (collection: string, body: object) => world.make(collection, body)
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  const coming = 'Today and the next seven days'

  test('what the device has of the days around is there before the service answers', async () => {
    await forget('mirror', 'all')
    await made('events', { title: 'Concert', ...on(1) })
    await made('events', { title: 'Festa', ...on(90) })
    const { go } = await openApp(world, '/ca/translations', editor, 'en')
    await screen.findByRole('link', { name: 'Concert' }, { timeout: 20_000 })
    // A head for each language, a chunk of the one that has events, and the routes that there are.
    await waitFor(async () => expect(await storedCount('mirror')).toBe(5), { timeout: 20_000 })
    let answered = 0
    answering(async (_seen, _count, go) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      answered += 1
      return go()
    })
    go('/ca')
    const days = await part(coming)
    expect(await days.findByRole('link', { name: 'Concert' })).toBeVisible()
    expect(answered).toBe(0)
    await waitFor(() => expect(answered).toBeGreaterThan(2), { timeout: 20_000 })
    expect(await days.findByRole('link', { name: 'Concert' })).toBeVisible()
  })

  test('at rest, all events are read into what the device has', async () => {
    await forget('mirror', 'all')
    await made('events', { title: 'Concert', ...on(90) })
    await openApp(world, '/ca', editor, 'en')
    await part(coming)
    await waitFor(async () => expect(await storedCount('mirror')).toBe(4), { timeout: 20_000 })
  })

  test('each part fails by itself and is tried again alone; what cannot be read again is still shown, with its time', async () => {
    await made('events', { title: 'Concert', ...on(0) })
    await made('events', { title: 'Assaig', ...on(2), status: 'pending' })
    let isBroken = true
    let asked: string[] = []
    answering(({ url, path, query }, _, go) => {
      asked.push(url.href)
      const isFailing = path.includes('/es/') || query['status'] === 'pending'
      return isBroken && isFailing ? new Response('', { status: 503 }) : go()
    })
    const { user } = await openApp(world, '/ca', editor, 'en')
    const todo = await part('To do')
    const days = await part(coming)
    expect(await days.findByRole('link', { name: 'Concert' })).toBeVisible()
    const retryOf = async (words: string) => {
      const alerts = await todo.findAllByRole('alert')
      const alert = alerts.find((one) => one.textContent.includes(words)) ?? document.body
      return within(alert).getByRole('button', { name: 'Try again' })
    }
    await waitFor(() => expect(todo.getAllByRole('alert')).toHaveLength(2))
    expect(await todo.findAllByText(/^missing in English$/)).not.toHaveLength(0)
    expect(todo.queryByText(/^missing in .*Spanish/)).toBeNull()

    isBroken = false
    asked = []
    await user.click(await retryOf('Español'))
    expect(await todo.findAllByText(/^missing in .*Spanish/)).not.toHaveLength(0)
    expect(asked.filter((url) => !url.includes('/es/'))).toEqual([])
    asked = []
    await user.click(await retryOf('counted'))
    expect(await todo.findByText('1 event pending review')).toBeVisible()
    expect(todo.queryByRole('alert')).toBeNull()
    expect(asked).toHaveLength(1)

    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    await user.click(await screen.findByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/^As of \d\d:\d\d/)).toBeVisible()
    expect(todo.getByText('1 event pending review')).toBeVisible()
    expect(days.getByRole('link', { name: 'Concert' })).toBeVisible()
  })

  test('says what is on by day, what is to do by date, and leads to where it is done', async () => {
    const hall = await made('venues', { venue: 'Sala', status: 'publish' })
    const music = await made('categories', { name: 'Música' })
    const venue = pageMode === 'live' ? hall : [hall]
    const whole = { venue, categories: [music] }
    await made('events', { title: 'Concert', ...on(0), ...whole })
    await made('events', { title: 'Assaig', ...on(0), ...whole })
    const long = { ...on(-30), end_date: on(40).end_date }
    await made('events', { title: 'Exposició', ...long, ...whole, venue: [] })
    await made('events', { title: 'Fira', ...on(3) })
    const ball = await made('events', { title: 'Ball', ...on(12), ...whole })
    await made('events', { title: 'Esborrany', ...on(2), status: 'draft', ...whole })
    await world.askIn('es', 'POST', 'events', { title: 'Baile', slug: 'ball', ...on(12) })
    const { user, place, back, go } = await openApp(world, '/ca', editor, 'en')

    const days = await part(coming)
    expect(await days.findByRole('link', { name: 'Concert' })).toBeVisible()
    expect(days.getByRole('link', { name: 'Fira' })).toBeVisible()
    expect(days.getAllByRole('link', { name: 'Exposició' })).toHaveLength(1)
    expect(days.queryByRole('link', { name: 'Ball' })).toBeNull()
    expect(days.getAllByRole('heading', { level: 3 })).toHaveLength(3)

    const todo = await part('To do')
    expect(await todo.findByRole('link', { name: 'Finish: Esborrany' })).toBeVisible()
    expect(todo.getByRole('link', { name: 'Choose venue: Fira' })).toBeVisible()
    await user.click(await todo.findByRole('button', { name: /^Show all/ }))
    expect(todo.queryByText(/pending review/)).toBeNull()
    const rows = todo.getAllByRole('listitem').map((row) => row.textContent)
    const at = (title: string) => rows.findIndex((row) => row.startsWith(title))
    expect(at('Exposició')).toBeLessThan(at('Esborrany'))
    expect(at('Esborrany')).toBeLessThan(at('Fira'))
    expect(at('Fira')).toBeLessThan(at('Ball'))

    await user.click(await todo.findByRole('link', { name: 'View: 2 events overlap' }))
    expect(place()).toContain('/ca/events?include=')
    expect(await screen.findByRole('link', { name: 'Assaig' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Concert' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Fira' })).toBeNull()
    back()
    await user.click(
      await (await part(coming)).findByRole('link', { name: 'See all 5 in the list' }),
    )
    expect(await screen.findByRole('link', { name: 'Fira' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ball' })).toBeNull()
    go('/ca')
    const again = await part('To do')
    await user.click(await again.findByRole('button', { name: /^Show all/ }))
    await user.click(await again.findByRole('link', { name: 'Translate: Ball' }))
    await waitFor(() => expect(place()).toBe(`/ca/translations/${ball}?create=en`))
  })
})

/** Events ahead in Catalan; which the Spanish and English versions of each are. */
async function fillCalendar(world: TestWorld) {
  // Which a live service lists to nobody, and a year on, where no reading of the coming days comes by.
  const [hidden, later] = [12, 20]
  const make = (language: string, title: string, fields: object) =>
    world.makeIn(language, 'events', { title, ...fields })
  const all: Record<string, number>[] = []
  for (let at = 0; at < hidden + later; at += 1) {
    const there = at < hidden ? { ...on(at % 27), hide_from_listings: true } : on(365 + at)
    all.push({
      ca: await make('ca', `Vetllada ${at}`, on(at % 27)),
      es: await make('es', `Otra ${at}`, there),
      en: await make('en', `Else ${at}`, there),
    })
  }
  return all
}

let answered = 0

/** The addresses that are requested from now on. */
function watchRequests(): readonly string[] {
  const requests: string[] = []
  answered = 0
  answering(({ url }, _, go) => {
    requests.push(url.href)
    return go().finally(() => (answered += 1))
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

describe('Today sends seven requests at most', () => {
  let world: TestWorld
  let confirmed: readonly Record<string, number>[]
  beforeAll(async () => {
    world = await makeWorld(pageMode)
    confirmed = await fillCalendar(world)
  })
  beforeEach(async () => {
    for (const versions of confirmed)
      await keepPair(world.service(editor), { collection: 'events', versions })
  })
  const todo = () => screen.findByRole('region', { name: 'To do' })

  test('where confirmed versions are hidden and far away: none is missing', async () => {
    const requests = watchRequests()
    await openApp(world, '/ca', editor, 'en')
    const list = within(await todo())
    expect(await list.findAllByRole('link', { name: /^Choose/ })).not.toHaveLength(0)
    await isQuiet(requests)
    expect(requests.length).toBeGreaterThan(3)
    expect(requests.length).toBeLessThanOrEqual(7)
    expect(list.queryAllByRole('link', { name: /^Translate/ })).toEqual([])
  })

  test.each(isFull ? ['administrator', 'author', 'contributor', 'subscriber'] : ['subscriber'])(
    'of whatever role, here for the first time: %s',
    async (login) => {
      const requests = watchRequests()
      await openApp(world, '/ca', demoAccount(login), 'en')
      await todo()
      await isQuiet(requests)
      expect(requests.length).toBeLessThanOrEqual(7)
    },
  )
})
