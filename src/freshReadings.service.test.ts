import { QueryClient } from '@tanstack/react-query'
import { performed } from './core/write/performed.ts'
import { memoryJournal } from './core/write/testJournal.ts'
import { safeDeletion } from './core/write/safeDeletion.ts'
import { safeRestoration } from './core/write/safeRestoration.ts'
import { safeUpdate } from './core/write/safeWriter.ts'
import { undoEntry } from './core/write/undo/undoEntry.ts'
import { freshRecord } from './core/write/writing.ts'
import { events, type EventUpdate } from './resources/events/events.ts'
import { sending, update, waitWith } from './features/activity/send/queueBed.ts'
import { writables } from './resources/records.ts'
import { fallbackLanguageOf, languagesOf } from './api/language.ts'
import { configuration } from './api/testSite.ts'
import { makeWorld, modes, type TestWorld } from './api/testWorld.ts'
import { columnNames, rowOf } from './features/transfer/columns/columns.ts'
import { checkedFile } from './features/transfer/in/checkedFile.ts'

const values = {
  title: 'Fira',
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  cost: '5',
}
/** What a colleague writes after an event was opened here. */
const theirs = { cost: '15', website: 'https://colega.example/' }
const mine = { title: 'Fira gran' }

const answers = new Map<string, Response>()

/** The cache of a browser in front of `fetch`: an answer serves for as long as its `max-age` says, unless the request takes none. */
function cachingAsBrowsersDo(): void {
  const network = fetch
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const { method = 'GET', cache } = init
    const isCached = method === 'GET' && cache !== 'no-store'
    const known = isCached ? answers.get(String(address)) : undefined
    if (known !== undefined) return known.clone()
    const answer = await network(address, init)
    const mayStay = /max-age=[1-9]/.test(answer.headers.get('Cache-Control') ?? '')
    if (isCached && mayStay) answers.set(String(address), answer.clone())
    return answer
  })
}

let world: TestWorld

/** An event of a language that is open here, and what may be done to it. */
async function opened(language = fallbackLanguageOf(configuration)) {
  const { id } = await world.askIn(language, 'POST', 'events', values)
  const service = world.service().in(language)
  const journal = memoryJournal()
  const writing = { service, collection: events, journal }
  const path = `events/${Number(id)}`
  const open = () => freshRecord(writing, path)
  const event = await open()
  return {
    service,
    journal,
    writing,
    path,
    open,
    event,
    save: (changes: EventUpdate, from = event) =>
      safeUpdate(writing, { path, opened: from, changes }),
    colleague: (fields: object) => world.askIn(language, 'POST', path, { ...values, ...fields }),
    /** What the service has, whatever its caches say. */
    async record() {
      const there = `${path}?_=${crypto.randomUUID()}`
      const { title, cost, website, status } = await world.askIn(language, 'GET', there)
      return { title, cost: String(cost).replace(/\D/g, ''), website, status }
    },
  }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Each is done after the colleague has written. */
const ways: Readonly<Record<string, (event: Opened) => Promise<unknown>>> = {
  async save({ save }) {
    expect((await save(mine)).differences).toEqual([])
  },
  async bulk({ writing, event }) {
    const task = { opened: event, step: { kind: 'update', changes: mine } } as const
    expect(await performed(writing, task)).toMatchObject({ kind: 'saved' })
  },
  async 'import of changes'({ service, writing, event, open }) {
    const names = columnNames('events')
    const row = rowOf('events', 'ca', await open())
    const [checked] = await checkedFile({
      client: new QueryClient(),
      service,
      of: 'events',
      table: { names, rows: [row.with(names.indexOf('title'), mine.title)], places: [2], head: 1 },
      onRead: () => undefined,
      signal: new AbortController().signal,
    })
    expect(checked).toMatchObject({ kind: 'change', values: mine })
    const step = { kind: 'update', changes: mine } as const
    expect(await performed(writing, { opened: event, step })).toMatchObject({ kind: 'saved' })
  },
  async 'unsent changes'({ service, event }) {
    await waitWith(world, service, () => update(service, event, mine))
    cachingAsBrowsersDo()
    const { sent, send } = sending(service)
    await send()
    expect(sent).toHaveLength(1)
  },
}

describe.each(modes)('over the %s service', (mode) => {
  describe.each(['cacheControl', 'microCache'])('whose host has %s', (option) => {
    beforeAll(async () => {
      world = await makeWorld(mode, { options: { [option]: true } })
    })
    beforeEach(cachingAsBrowsersDo)

    test.each(Object.entries(ways))('%s writes over nothing of a colleague’s', async (_, act) => {
      const event = await opened()
      await event.colleague(theirs)
      await act(event)
      expect(await event.record()).toEqual({ ...theirs, ...mine, status: 'publish' })
    })

    test('side by side, each version has what a colleague wrote into it', async () => {
      const versions = await Promise.all(languagesOf(configuration).map((one) => opened(one)))
      await Promise.all(versions.map(({ colleague }) => colleague(theirs)))
      await Promise.all(versions.map(({ save }) => save(mine)))
      for (const { record } of versions)
        expect(await record()).toEqual({ ...theirs, ...mine, status: 'publish' })
    })

    test('undo takes back what was done here alone', async () => {
      const { save, colleague, record, service, journal } = await opened()
      await save(mine)
      await colleague({ ...mine, ...theirs })
      const [entry] = journal.entries()
      if (entry === undefined) throw new Error('nothing was saved')
      const under = { service, writables, series: 'undo', journal, renewed: new Map() }
      const { outcome } = await undoEntry(under, entry)
      expect(outcome).toMatchObject({ kind: 'saved' })
      expect(await record()).toEqual({ ...theirs, title: 'Fira', status: 'publish' })
    })

    test('what a colleague changed is not put into the trash unseen', async () => {
      const { colleague, record, writing, path, event } = await opened()
      await colleague(theirs)
      const deletion = { path, id: event.id, opened: event }
      await expect(safeDeletion(writing, deletion)).rejects.toMatchObject({ name: 'Conflict' })
      expect(await record()).toEqual({ ...theirs, title: 'Fira', status: 'publish' })
    })

    test('what is taken out of the trash has what a colleague wrote there', async () => {
      const { colleague, record, writing, open, path, event } = await opened()
      await safeDeletion(writing, { path, id: event.id })
      const listed = await open()
      await colleague({ ...theirs, status: 'trash' })
      await safeRestoration(writing, { record: listed, status: 'publish' })
      expect(await record()).toEqual({ ...theirs, title: 'Fira', status: 'publish' })
    })
  })
})
