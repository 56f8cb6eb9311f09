import { bareOpener, painting } from '../bareCalendar/openBare.ts'
import { EVENTS, fillMonth } from '../bareCalendar/month.ts'
import { coldMonth, DAY, measuredAgenda, measuredBare, weekOf } from '../bareCalendar/times.ts'
import { machine, middle } from './benchFigures.ts'
import { signedInPage } from './budget.ts'
import { buildIfStale } from './build.ts'
import { withTestServer } from './servers.ts'

/** Besides the first ones, in which everything is new to the browser; others may be asked for. */
const ROUNDS = Number(process.argv[2] ?? 9)
/** Openings of a page that come before those: code that was met twice is kept ready from the third on. */
const NEW = 2
/** Milliseconds in which a page that was brought to the front comes to rest. */
const REST = 1000
/** How much longer than the bare component Agenda may take. */
const LIMIT = 1.15

/** Times in ms over all rounds, of Agenda and of the component alone. */
interface Line {
  name: string
  ours: number[]
  bare: number[]
}

const ratioOf = ({ ours, bare }: Line) => middle(ours) / middle(bare)

function told(times: readonly number[]): string {
  const [median, least, most] = [middle(times), Math.min(...times), Math.max(...times)]
  return `${Math.round(median)} (${Math.round(least)}–${Math.round(most)})`
}

function print(lines: readonly Line[]): void {
  console.log(machine())
  console.log(`${EVENTS} events; ms: median (least–most) of ${ROUNDS} rounds\n`)
  console.log('| figure | Agenda | bare | ratio |\n|---|---|---|---|')
  for (const line of lines) {
    const { name, ours, bare } = line
    console.log(`| ${name} | ${told(ours)} | ${told(bare)} | ${ratioOf(line).toFixed(2)} |`)
  }
}

/** A world with the month in it. */
async function filledWorld(server: string) {
  const address = `${server}worlds/calendar`
  await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'live', data: 'empty' }),
  })
  const root = `${address}/`
  return { root, events: await fillMonth(root) }
}

async function measure(server: string): Promise<Line[]> {
  const { root, events } = await filledWorld(server)
  const inWeek = weekOf(events)
  const { page, close } = await signedInPage(root)
  await page.addInitScript({ content: (await painting()).script })
  const open = await bareOpener(page.context(), DAY)
  const cold: Line = { name: 'last answer to painted month, page just opened', ours: [], bare: [] }
  const month: Line = { name: 'a press on «next», to the painted month', ours: [], bare: [] }
  const week: Line = { name: 'a press on «week», to the painted week', ours: [], bare: [] }
  const move: Line = { name: 'an event let go of, to where it stands', ours: [], bare: [] }
  for (let round = 0; round < NEW + ROUNDS; round += 1) {
    await page.bringToFront()
    const ours = await coldMonth(page, root)
    // At rest it would read the months beside while the other is measured.
    await page.goto('about:blank')
    const opened = await open()
    const bare = await measuredBare(opened, events, inWeek).month()
    await opened.close()
    if (round < NEW) continue
    cold.ours.push(ours)
    cold.bare.push(bare)
  }
  await coldMonth(page, root)
  const bare = await open()
  const both = [
    { page, does: measuredAgenda(page, inWeek), key: 'ours' },
    { page: bare, does: measuredBare(bare, events, inWeek), key: 'bare' },
  ] as const
  // A page that is opened anew runs code that the browser has not made ready yet: whatever opens it comes last, in both.
  for (const [line, what] of [
    [month, 'month'],
    [week, 'week'],
    [move, 'move'],
  ] as const)
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { page: shown, does, key } of both) {
        await shown.bringToFront()
        // Whoever comes back to a page has it painted anew, and its lists asked for again.
        await shown.waitForTimeout(REST)
        const time = await does[what]()
        if (round > 0) line[key].push(time)
      }
  await close()
  return [month, week, move, cold]
}

await buildIfStale()
await withTestServer(async (server) => {
  const lines = await measure(server)
  print(lines)
  const over = lines.filter((line) => ratioOf(line) > LIMIT)
  for (const line of over) console.log(`OVER ${line.name}: at most ${LIMIT} times the component`)
  if (over.length > 0) process.exitCode = 1
})
