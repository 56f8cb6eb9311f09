import type { Browser } from '@playwright/test'
import { DeskHands } from './chaos/deskHands.ts'
import { DeskPage } from './chaos/deskPage.ts'
import {
  type Desk,
  type DoneWrite,
  fieldsOf,
  pathOf,
  type Place,
  type Room,
} from './chaos/facts.ts'
import { keptIn } from './keptIn.ts'
import { problemsOf } from './chaos/problems.ts'
import { type Fault, type Site, expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { seeded } from './service/seeded.ts'
import { fillSignIn } from './signIn.ts'

/** `npm run chaos` sets these; by themselves they are for `npm test`. */
const edits = Number(process.env['CHAOS_EDITS'] ?? 14)
const records = Number(process.env['CHAOS_RECORDS'] ?? 4)
const seed = Number(process.env['CHAOS_SEED'] ?? 1)

/** One request in five fails, in every way the local service knows; some of the others are slow. */
const chance = 0.036
const faults: Fault[] = [
  { kind: 'latency', ms: 250, chance: 0.2 },
  { kind: 'status', code: 500, chance },
  { kind: 'html', code: 502, chance },
  { kind: 'truncated', chance },
  { kind: 'dropped', chance },
  { kind: 'lostAnswer', chance },
  { kind: 'endedSession', chance },
  ...betweenRequests('before', 'GET', { website: 'https://col-lega.example/' }),
  ...betweenRequests('after', 'POST', { title: 'Del col·lega' }),
]

/** Somebody who does not use the application changes the very event that is being read or written. */
function betweenRequests(when: 'before' | 'after', method: string, fields: object): Fault[] {
  return [{ kind: 'colleague', when, method, path: 'events/', fields: { ...fields }, chance }]
}

/** Most are events. */
const rooms: readonly Room[] = ['events', 'venues', 'events', 'tags', 'events', 'organizers']

async function seedRecord(site: Site, nr: number) {
  const room = rooms[nr % rooms.length] ?? 'events'
  const name = { [fieldsOf[room][0]]: `Registre ${nr}` }
  const isEvent = room === 'events'
  const record = isEvent
    ? await seedEvent(site, 'ca', name)
    : await site.rest.create(room, 'ca', name)
  return { place: { room, id: record.id }, record }
}

async function deskOf(
  browser: Browser,
  site: Site,
  login: string,
  places: readonly Place[],
  nr: number,
) {
  const password = `${login} demo password`
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.root}ca/events`)
  await fillSignIn(page, login, password)
  const random = seeded(seed * 2 + nr)
  return new DeskHands(new DeskPage(page, site.root, password), { login, places, random })
}

/** Leaves the application open until it has looked once more at everything that was saved in it. */
async function restAt({ desk }: DeskHands): Promise<void> {
  await desk.leave()
  const due = () =>
    desk.page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^agenda\.(looks|begun)\./.test(key)),
    )
  await expect.poll(due, { timeout: 30_000 + edits * 1000 }).toEqual([])
}

async function knownAt({ desk: { page }, errand, edits: done }: DeskHands): Promise<Desk> {
  type Queued = Omit<Desk['queue'][number], 'id'> & { opened: { id: number } | null }
  const [history, drafts, queue] = await Promise.all([
    keptIn<Desk['history'][number]>(page, 'history'),
    keptIn<Desk['drafts'][number]>(page, 'drafts'),
    keptIn<Queued>(page, 'queue'),
  ])
  return {
    login: errand.login,
    edits: done,
    history,
    drafts,
    queue: queue.map(({ collection, opened, changes }) => {
      return { collection, id: opened?.id ?? null, changes }
    }),
  }
}

test('two editors on the same records, while one request in five fails: nothing is lost @local @once', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000 + edits * 10_000)
  const made = []
  for (let nr = 0; nr < records; nr += 1) made.push(await seedRecord(site, nr))
  const places = made.map(({ place }) => place)
  const desks = await Promise.all(
    ['editor', 'administrator'].map((login, nr) => deskOf(browser, site, login, places, nr)),
  )
  const writes = `${site.root}writes`
  await fetch(writes, { method: 'PUT' })
  await site.fail(faults)
  let left = edits
  await Promise.all(
    desks.map(async (desk) => {
      while (left > 0) {
        left -= 1
        await desk.work()
      }
    }),
  )
  await site.fail([])
  await Promise.all(desks.map(restAt))
  const facts = {
    seeded: new Map(made.map(({ place, record }) => [pathOf(place), record])),
    writes: (await (await fetch(writes)).json()) as DoneWrite[],
    desks: await Promise.all(desks.map(knownAt)),
  }
  const outcomes = desks.flatMap((desk) => desk.edits.map(({ outcome }) => outcome))
  const counts = [...new Set(outcomes)].map(
    (one) => `${one}: ${outcomes.filter((other) => other === one).length}`,
  )
  test.info().annotations.push({ type: 'outcomes', description: counts.join(', ') })
  process.stdout.write(`chaos, seed ${seed}: ${counts.join(', ')}; ${facts.writes.length} writes\n`)
  expect([...desks.flatMap(({ stuck }) => stuck), ...problemsOf(facts)]).toEqual([])
  expect(facts.writes.length).toBeGreaterThan(0)
})
