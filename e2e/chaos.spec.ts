import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { DeskHands } from './chaos/deskHands.ts'
import { DashboardPage } from './chaos/deskPage.ts'
import { type SideBySide, type DoneWrite, type Edit, type Place, pathOf } from './chaos/facts.ts'
import { keptIn } from './keptIn.ts'
import { problemsOf } from './chaos/problems.ts'
import { seedRecords } from './chaos/seedRecords.ts'
import { type Site, expect, test } from './fixtures.ts'
import { seeded } from './service/seeded.ts'
import { fillSignIn } from './signIn.ts'
import { say } from './words.ts'
import type { FaultRule } from './service/faults.ts'

/** Of each way of failing; together they strike one request in five. */
const chance = 0.03

/** Somebody who does not use the application changes the very record that is being read or written. */
const colleagues: readonly FaultRule[] = [
  ...betweenRequests(
    'events/',
    { website: 'https://col-lega.example/' },
    { title: 'Del col·lega' },
  ),
  ...betweenRequests('events/', { status: 'trash' }, { status: 'publish' }),
  ...betweenRequests('venues/', { city: 'Ciutat del col·lega' }, { address: 'Del col·lega' }),
  ...betweenRequests('organizers/', { phone: '977 111 222' }, { organizer: 'Del col·lega' }),
  ...betweenRequests('tags/', { name: 'Etiqueta del col·lega' }, { name: 'Del col·lega' }),
]

function betweenRequests(path: string, before: object, after: object): FaultRule[] {
  const of = { kind: 'colleague', path, chance } as const
  return [
    { ...of, when: 'before', method: 'GET', fields: { ...before } },
    { ...of, when: 'after', method: 'POST', fields: { ...after } },
  ]
}

/**
 * What a badly configured host does to requests and answers that are good in themselves. Not among them: an origin that
 * may not read (the application is of the same one here).
 */
const ofHost: readonly FaultRule[] = [
  { kind: 'redirect', to: '/moved', chance: chance / 4 },
  { kind: 'swallowed', chance: chance / 4 },
  { kind: 'shortPages', most: 2, chance: chance / 4 },
  { kind: 'skewed', seconds: 5400, chance: chance / 4 },
]

/** One request in five fails, in every way the local service knows; some of the others are slow. */
const faults: readonly FaultRule[] = [
  { kind: 'latency', ms: 250, chance: 0.2 },
  { kind: 'status', code: 500, chance: chance / 3 },
  { kind: 'status', code: 503, chance: chance / 3 },
  { kind: 'status', code: 429, chance: chance / 3 },
  { kind: 'html', code: 502, chance: chance / 2 },
  { kind: 'html', code: 200, chance: chance / 2 },
  { kind: 'truncated', chance },
  { kind: 'dropped', chance },
  { kind: 'lostAnswer', chance },
  { kind: 'endedSession', chance },
  ...ofHost,
  ...colleagues,
]

/** The same rules in another order for another seed: the local service throws each rule's dice by its place. */
function faultsOf(seed: number): FaultRule[] {
  const at = seed % faults.length
  return [...faults.slice(at), ...faults.slice(0, at)]
}

const edits = Number(process.env['CHAOS_EDITS'] ?? 1000)
const records = Number(process.env['CHAOS_RECORDS'] ?? 100)
const seed = Number(process.env['CHAOS_SEED'] ?? 1)

/** Pages that an editor works on at once, in one browser. */
const pages = 2

/** An editor's pages, with what all of them know. */
interface Office {
  login: string
  edits: Edit[]
  hands: readonly DeskHands[]
}

async function officeOf(
  browser: Browser,
  { root }: Site,
  login: string,
  places: readonly Place[],
  nr: number,
): Promise<Office> {
  const context = await browser.newContext()
  const password = `${login} demo password`
  const done: Edit[] = []
  const hands = Array.from({ length: pages }, async (_, page) => {
    const tab = await context.newPage()
    await tab.goto(`${root}ca/events`)
    await fillSignIn(tab, login, password)
    const random = seeded(seed * 100 + nr * 10 + page)
    const errand = { login, places, random, edits: done, page }
    return new DeskHands(new DashboardPage(tab, root, password), errand)
  })
  return { login, edits: done, hands: await Promise.all(hands) }
}

/** Leaves the application open until nothing is on its way, and it has looked once more at everything that was saved in it. */
async function restAt({ hands }: Office): Promise<void> {
  await Promise.all(hands.map(({ desk }) => desk.leave()))
  const [first] = hands
  const due = async () => {
    type Kept = { recheckAt?: string; state: string }
    const all = first ? await keptIn<Kept>(first.desk.page, 'operations') : []
    return all.filter(({ recheckAt, state }) => recheckAt !== undefined || state === 'sending')
  }
  // What a page died over may be under way for two minutes, and is looked for less and less often.
  await expect.poll(due, { timeout: 240_000 + edits * 1000 }).toEqual([])
}

async function knownAt({ login, edits: done, hands }: Office): Promise<SideBySide> {
  const [first] = hands
  if (!first) throw new Error('nobody is there')
  const { page } = first.desk
  type Queued = Omit<SideBySide['queue'][number], 'id'> & {
    waiting: {
      opened: { id: number } | null
      changes: SideBySide['queue'][number]['changes']
      sentAt: number | null
    }
  }
  const [history, drafts, queue] = await Promise.all([
    keptIn<SideBySide['history'][number]>(page, 'history'),
    keptIn<SideBySide['drafts'][number]>(page, 'drafts'),
    keptIn<Queued>(page, 'queue'),
  ])
  const waiting = queue.map(({ collection, waiting: { opened, changes, sentAt } }) => {
    return { collection, id: opened?.id ?? null, changes, mayBeDone: sentAt !== null }
  })
  const asked = hands.map(({ desk }) => desk.wire.asked())
  return { login, edits: done, asked, history, drafts, queue: waiting }
}

/** What became of the edits, in figures. */
function figuresOf(done: readonly Edit[]): string {
  const outcomes = done.map(({ outcome }) => outcome)
  return [...new Set(outcomes)]
    .map((one) => `${one}: ${outcomes.filter((other) => other === one).length}`)
    .join(', ')
}

/** For whoever has to find out what went wrong: a file beside the pictures, for a run cannot be had again. */
async function attach(name: string, body: string): Promise<void> {
  const path = test.info().outputPath(`${name}.txt`)
  writeFileSync(path, body)
  await test.info().attach(name, { path, contentType: 'text/plain' })
}

test('what is typed as the session ends, and goes into the password, is typed again @local', async ({
  page,
  site,
}) => {
  const label = say('ca', 'eventForm:label.title')
  await page.setContent(
    `<label>${label} <input></label>
    <dialog aria-label="${say('ca', 'signIn:again.title')}">
      <label>${say('ca', 'signIn:password')} <input></label>
      <button onclick="this.parentElement.close()">${say('ca', 'signIn:submit')}</button>
    </dialog>`,
  )
  const box = page.getByLabel(label)
  await box.evaluate((node) => {
    const open = () => document.querySelector('dialog')?.showModal()
    node.addEventListener('focus', open, { once: true })
  })
  await new DashboardPage(page, site.root, 'secret').type('events', 'title', 'Nota editor1')
  await expect(box).toHaveValue('Nota editor1')
})

test('two editors on a failing service lose nothing @local', async ({ browser, site }) => {
  test.setTimeout(360_000 + edits * 10_000)
  const made = await seedRecords(site, records)
  const places = made.map(({ place }) => place)
  const offices = await Promise.all(
    ['editor', 'administrator'].map((login, nr) => officeOf(browser, site, login, places, nr)),
  )
  const hands = offices.flatMap((office) => office.hands)
  const writes = `${site.root}writes`
  await fetch(writes, { method: 'PUT' })
  await site.fail(faultsOf(seed))
  let left = edits
  await Promise.all(
    hands.map(async (pair) => {
      while (left > 0) {
        left -= 1
        if (left % 100 === 0) process.stdout.write(`${left} edits left\n`)
        await pair.work()
      }
    }),
  )
  await site.fail([])
  const known = async () => {
    await Promise.all(offices.map(restAt))
    const done = (await (await fetch(writes)).json()) as DoneWrite[]
    return { writes: done, desks: await Promise.all(offices.map(knownAt)) }
  }
  // What waited may go out while this is read: it is of one moment where nothing was written between two readings.
  let count = -1
  let last = await known()
  for (; last.writes.length > count; last = await known()) count = last.writes.length
  const facts = {
    seeded: new Map(made.map(({ place, record }) => [pathOf(place), record])),
    ...last,
  }
  const figures = figuresOf(offices.flatMap((office) => office.edits))
  process.stdout.write(`chaos, seed ${seed}: ${figures}; ${facts.writes.length} writes\n`)
  const stuck = hands.flatMap((pair) => pair.stuck)
  for (const [nr, { tale }] of stuck.entries()) await attach(`silent page ${nr + 1}`, tale)
  const problems = [...stuck.map(({ why }) => why), ...problemsOf(facts)]
  if (problems.length > 0) {
    await attach('facts', JSON.stringify({ ...facts, seeded: [...facts.seeded] }, null, 1))
    for (const { desk, errand } of hands)
      await attach(`requests of ${errand.login} ${errand.page}`, desk.wire.tale(Infinity))
  }
  expect(problems).toEqual([])
  expect(facts.writes.length).toBeGreaterThan(0)
})
