import type { Page } from '@playwright/test'
import { bulkLoad } from './benchBulk.ts'
import { boardLoad } from './benchBoard.ts'
import { type Cost, costOf, errands, noteHands } from './benchErrands.ts'
import { type Figure, figure, judge, middle } from './benchFigures.ts'
import { heapGrowth, UNCOMPILED } from './benchHeap.ts'
import { lighthouseScores } from './benchLighthouse.ts'
import { backToList, toForm } from './benchListAndForm.ts'
import { coldPaint } from './benchPaint.ts'
import { pickerTimes } from './benchPicker.ts'
import { searchTimes } from './benchSearch.ts'
import { slowed, SLOWER } from './benchSlowed.ts'
import { tables } from './benchTables.ts'
import { signedInPage } from './budget.ts'
import { buildIfStale } from './build.ts'
import { withTestServer } from './servers.ts'

const ROUNDS = 15
/** Of what takes seconds. */
const FEW_ROUNDS = 5
/** Of two paints whose ratio is judged. */
const PAINT_ROUNDS = 9

type Part = (page: Page, root: string) => Promise<Figure[]>

async function repeated<T>(rounds: number, measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return values
}

/** Cold, on a slowed processor: the list beside the smallest page that the shell has, in turn: both meet the same machine. */
async function paintFigures(page: Page, root: string): Promise<Figure[]> {
  const paints = await slowed(page, () =>
    repeated(PAINT_ROUNDS, async () => ({
      shell: await coldPaint(page, `${root}ca/no-such-page`),
      list: await coldPaint(page, `${root}ca/events`),
    })),
  )
  const shell = paints.map((paint) => paint.shell)
  const list = paints.map((paint) => paint.list)
  return [
    figure(`empty shell, cold, ${SLOWER} times slower, largest paint`, shell),
    figure(`list, cold, ${SLOWER} times slower, largest paint`, list),
    figure(
      'list beside the empty shell, largest paints of both',
      [middle(list) / middle(shell)],
      1.3,
      'times',
    ),
    figure(
      'list, cold, largest paint',
      await repeated(FEW_ROUNDS, () => coldPaint(page, `${root}ca/events`)),
    ),
  ]
}

const stepsOf = async (page: Page, root: string) => {
  await page.goto(`${root}ca/events`, { waitUntil: 'networkidle' })
  const quiet = () => page.waitForLoadState('networkidle')
  await toForm(page)
  await quiet()
  await backToList(page)
  return async () => {
    await quiet()
    const there = await toForm(page)
    await quiet()
    return { there, back: await backToList(page) }
  }
}

/** Between list and form, again and again: how long it takes, and what is held of it. */
async function warmFigures(page: Page, root: string): Promise<Figure[]> {
  const step = await stepsOf(page, root)
  const rounds = await repeated(ROUNDS, step)
  return [
    figure(
      'list to a form one can type in, warm',
      rounds.map(({ there }) => there),
      100,
    ),
    figure(
      'form back to the list, warm',
      rounds.map(({ back }) => back),
      50,
    ),
  ]
}

/** What a page holds after many rounds between list and form, in a browser that holds nothing of its own for them. */
async function heldFigures(page: Page, root: string): Promise<Figure[]> {
  const step = await stepsOf(page, root)
  const { early, late } = await heapGrowth(page, async () => void (await step()))
  const megabytes = (bytes: number) => bytes / 1_000_000
  return [
    figure('memory after ten rounds', [megabytes(early)], undefined, 'MB'),
    figure('memory after a hundred rounds', [megabytes(late)], megabytes(early * 1.1), 'MB'),
  ]
}

/** Each errand over ten thousand events; its interactions once more on a slowed processor. */
async function errandFigures(page: Page, root: string): Promise<Figure[]> {
  await noteHands(page)
  const figures: Figure[] = []
  for (const errand of errands) {
    const round = () => costOf(page, root, errand)
    await round()
    const costs = await repeated(FEW_ROUNDS, round)
    const slow = await slowed(page, () => repeated(FEW_ROUNDS, round))
    const each = (from: readonly Cost[], key: keyof Cost) => from.map((cost) => cost[key])
    const { name } = errand
    const limit = name === 'month of the calendar' ? undefined : 200
    const kilobytes = each(costs, 'bytes').map((bytes) => bytes / 1000)
    const its = [
      figure(`${name}, to what is asked for`, each(costs, 'time')),
      figure(`${name}, requests`, each(costs, 'requests'), undefined, 'requests'),
      figure(`${name}, bytes`, kilobytes, undefined, 'kB'),
      figure(`${name}, interaction, ${SLOWER} times slower`, each(slow, 'interaction'), limit),
    ]
    for (const one of its) figures.push({ ...one, errand: name })
  }
  return figures
}

/** Over 10,000 venues: both figures are of the same questions, so the machine is the same for both. */
async function pickerFigures(page: Page, root: string): Promise<Figure[]> {
  const times = await pickerTimes(page, root)
  const waits = times.map(({ option, answer }) => option - answer)
  const questions = times.map(({ asked }) => asked)
  return [
    figure(
      'picker of 10,000 venues, to the answer',
      times.map(({ answer }) => answer),
    ),
    figure('picker of 10,000 venues, from the answer to its options', waits, 50),
    figure('picker, questions for a pause in typing', questions, 1, 'questions'),
  ]
}

const searches = { own: 'search everywhere', every: 'search in all languages' } as const

/** Over ten thousand events: both figures are of the same questions, so the machine is the same for both. */
const searchFigures =
  (scope: keyof typeof searches): Part =>
  async (page, root) => {
    const times = await searchTimes(page, root, scope)
    const waits = times.map(({ shown, answer }) => shown - answer)
    return [
      figure(
        `${searches[scope]}, to the first answer`,
        times.map(({ answer }) => answer),
      ),
      figure(`${searches[scope]}, from the first answer to its results`, waits, 50),
    ]
  }

/** In processor time: what other work of the machine takes is no task of the page. */
async function bulkFigures(page: Page, root: string): Promise<Figure[]> {
  const { events, longest } = await bulkLoad(page, root)
  return [
    figure(`a change of ${events} events at once, longest task, processor time`, [longest], 50),
  ]
}

/** Ten thousand events in each of three languages: what the document holds of their rows, and how scrolling goes. */
async function boardFigures(page: Page, root: string): Promise<Figure[]> {
  const { rows, most, longest } = await boardLoad(page, root)
  return [
    figure(`language board of ${rows} rows, those in the document`, [most], 60, 'rows'),
    figure('language board, longest task while scrolling, processor time', [longest], 50),
  ]
}

async function lighthouseFigures(root: string): Promise<Figure[]> {
  const scores = await lighthouseScores(root)
  if (scores === null) console.log('Lighthouse could not be fetched, and says nothing.\n')
  const most = (name: keyof NonNullable<typeof scores>, least: number) =>
    scores === null
      ? []
      : [figure(`Lighthouse misses, ${name}`, [100 - scores[name]], 100 - least, 'of 100')]
  return [...most('performance', 95), ...most('accessibility', 100), ...most('best-practices', 100)]
}

/** Address of a new world, with a slash at its end. */
async function newWorld(server: string, name: string, options: object): Promise<string> {
  const address = `${server}worlds/${name}`
  await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'live', data: 'town', options }),
  })
  return `${address}/`
}

/** A part in a browser of its own, so that it inherits nothing of what another left. */
async function alone(root: string, part: Part, ...browser: readonly string[]): Promise<Figure[]> {
  const { page, close } = await signedInPage(root, ...browser)
  const figures = await part(page, root)
  await close()
  return figures
}

async function measured(root: string, ...parts: readonly Part[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const part of parts) figures.push(...(await alone(root, part)))
  return figures
}

await buildIfStale()
await withTestServer(async (server) => {
  const big = await newWorld(server, 'big', { big: true })
  const town = await newWorld(server, 'town', {})
  const figures = [
    ...(await measured(
      big,
      paintFigures,
      warmFigures,
      errandFigures,
      pickerFigures,
      searchFigures('own'),
      searchFigures('every'),
    )),
    ...(await alone(big, heldFigures, UNCOMPILED)),
    ...(await measured(town, bulkFigures, boardFigures)),
    ...(await lighthouseFigures(town)),
  ]
  console.log(tables(figures))
  judge(figures)
})
