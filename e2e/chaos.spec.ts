import type { Browser } from '@playwright/test'
import { DeskHands } from './chaos/deskHands.ts'
import type { Desk, DoneWrite } from './chaos/facts.ts'
import { keptIn } from './keptIn.ts'
import { problemsOf } from './chaos/problems.ts'
import { type Fault, type Site, expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { seeded } from './service/seeded.ts'
import { fillSignIn } from './signIn.ts'

/** `npm run chaos` sets these. */
const edits = Number(process.env['CHAOS_EDITS'] ?? 16)
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
]

async function deskOf(
  browser: Browser,
  site: Site,
  login: string,
  ids: readonly number[],
  nr: number,
) {
  const password = `${login} demo password`
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.root}ca/events`)
  await fillSignIn(page, login, password)
  return new DeskHands(page, {
    root: site.root,
    login,
    password,
    ids,
    random: seeded(seed * 2 + nr),
  })
}

/** Leaves the application open until it has looked once more at everything that was saved in it. */
async function restAt({ page, errand }: DeskHands): Promise<void> {
  await page.goto(`${errand.root}ca/events`)
  const due = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('agenda.looks.')))
  await expect.poll(due, { timeout: 30_000 + edits * 1000 }).toEqual([])
}

async function knownAt(desk: DeskHands): Promise<Desk> {
  const [history, drafts, queue] = await Promise.all([
    keptIn<Desk['history'][number]>(desk.page, 'history'),
    keptIn<Desk['drafts'][number]>(desk.page, 'drafts'),
    keptIn<{ opened: { id: number } | null; changes: Record<string, unknown> }>(desk.page, 'queue'),
  ])
  return {
    login: desk.errand.login,
    edits: desk.edits,
    history,
    drafts,
    queue: queue.map(({ opened, changes }) => ({ id: opened?.id ?? null, changes })),
  }
}

test('two editors on the same events, while one request in five fails: nothing is lost @local @once', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000 + edits * 10_000)
  const made = []
  for (let nr = 0; nr < records; nr += 1)
    made.push(await seedEvent(site, 'ca', { title: `Acte ${nr}` }))
  const ids = made.map(({ id }) => id)
  const desks = await Promise.all(
    ['editor', 'administrator'].map((login, nr) => deskOf(browser, site, login, ids, nr)),
  )
  const writes = `${site.root}writes`
  await fetch(writes, { method: 'PUT' })
  await site.fail(faults)
  let left = edits
  await Promise.all(
    desks.map(async (desk) => {
      while (left > 0) {
        left -= 1
        await desk.edit()
      }
    }),
  )
  await site.fail([])
  await Promise.all(desks.map(restAt))
  const facts = {
    seeded: new Map(made.map((record) => [record.id, record])),
    writes: (await (await fetch(writes)).json()) as DoneWrite[],
    desks: await Promise.all(desks.map(knownAt)),
  }
  const outcomes = desks.flatMap((desk) => desk.edits.map(({ outcome }) => outcome))
  const counts = [...new Set(outcomes)].map(
    (one) => `${one}: ${outcomes.filter((other) => other === one).length}`,
  )
  test.info().annotations.push({ type: 'outcomes', description: counts.join(', ') })
  process.stdout.write(`chaos, seed ${seed}: ${counts.join(', ')}; ${facts.writes.length} writes\n`)
  expect(problemsOf(facts)).toEqual([])
  expect(facts.writes.length).toBeGreaterThan(0)
})
