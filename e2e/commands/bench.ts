import { cpus } from 'node:os'
import type { Page } from '@playwright/test'
import { bulkLoad } from './benchBulk.ts'
import { boardLoad } from './benchBoard.ts'
import { pickerTimes } from './benchPicker.ts'
import { firstLoad, signedInPage } from './budget.ts'
import { buildIfStale } from './build.ts'
import { withTestServer } from './servers.ts'

const ROUNDS = 15

/** A time in ms over all rounds. */
interface Figure {
  name: string
  median: number
  least: number
  most: number
  limit?: number
}

function figure(name: string, times: readonly number[], limit?: number): Figure {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  return {
    name,
    median: at(0.5),
    least: at(0),
    most: at(1),
    ...(limit === undefined ? {} : { limit }),
  }
}

/** From the click in the page to the frame in which the form's title can be typed in, in ms. */
function toForm(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('tbody a[href*="/events/"]')
    const started = performance.now()
    link?.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const title = document.querySelector<HTMLInputElement>('form [name="title"]')
      if (title !== null && title.value !== '' && !title.disabled)
        return performance.now() - started
    }
  })
}

/** From going back to the frame in which the list's rows are there again, in ms. */
function backToList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now()
    history.back()
    for (;;) {
      await new Promise(requestAnimationFrame)
      if (document.querySelectorAll('tbody a').length > 5) return performance.now() - started
    }
  })
}

/** The largest contentful paint of a cold load, in ms since the navigation began. */
async function coldPaint(page: Page, address: string): Promise<number> {
  await firstLoad(page, address)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

async function repeated(rounds: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await measure())
  return times
}

async function warmFigures(page: Page, root: string): Promise<Figure[]> {
  await page.goto(`${root}ca/events`, { waitUntil: 'networkidle' })
  await toForm(page)
  await page.waitForLoadState('networkidle')
  await backToList(page)
  const there: number[] = []
  const back: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    there.push(await toForm(page))
    await page.waitForLoadState('networkidle')
    back.push(await backToList(page))
    await page.waitForLoadState('networkidle')
  }
  return [figure('list to form, warm', there, 100), figure('form back to list, warm', back, 50)]
}

function print(figures: readonly Figure[]): void {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}; ms\n`)
  console.log('| figure | median | least | most | limit |\n|---|---|---|---|---|')
  for (const { name, median, least, most, limit = '–' } of figures)
    console.log(`| ${name} | ${median} | ${least} | ${most} | ${limit} |`)
}

/** A median beyond its limit fails the command, as a budget would. */
function judge(figures: readonly Figure[]): void {
  const over = figures.filter(({ median, limit }) => limit !== undefined && median > limit)
  for (const { name, median, limit } of over)
    console.log(`OVER ${name}: ${median} ms, at most ${limit} ms`)
  if (over.length > 0) process.exitCode = 1
}

/** Over 10,000 venues: both figures are of the same questions, so the machine is the same for both. */
async function pickerFigures(server: string): Promise<Figure[]> {
  const root = await newWorld(server, 'big', { big: true })
  const { page, close } = await signedInPage(root)
  const times = await pickerTimes(page, root)
  await close()
  const waits = times.map(({ option, answer }) => option - answer)
  const questions = times.map(({ asked }) => asked)
  return [
    figure(
      'picker of 10,000 venues, the answer',
      times.map(({ answer }) => answer),
    ),
    figure('from there to its options', waits, 50),
    figure('its questions for a pause in typing', questions, 1),
  ]
}

/** In processor time: what other work of the machine takes is no task of the page. */
async function bulkFigures(page: Page, root: string): Promise<Figure[]> {
  const { events, longest } = await bulkLoad(page, root)
  return [figure(`a change of ${events} events at once, longest task`, [longest], 50)]
}

/** Ten thousand events in each of three languages: what the document holds of their rows, and how scrolling goes. */
async function boardFigures(page: Page, root: string): Promise<Figure[]> {
  const { rows, most, longest } = await boardLoad(page, root)
  return [
    figure(`board of ${rows} rows, those in the document`, [most], 60),
    figure('its longest task while scrolling', [longest], 50),
  ]
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

await buildIfStale()
await withTestServer(async (server) => {
  const root = await newWorld(server, 'bench', {})
  const { page, close } = await signedInPage(root)
  const shell = await repeated(5, () => coldPaint(page, `${root}ca/no-such-page`))
  const list = await repeated(5, () => coldPaint(page, `${root}ca/events`))
  const figures = [
    figure('empty shell, cold, largest paint', shell),
    figure('list, cold, largest paint', list),
    ...(await warmFigures(page, root)),
    ...(await bulkFigures(page, root)),
    ...(await pickerFigures(server)),
    ...(await boardFigures(page, root)),
  ]
  print(figures)
  judge(figures)
  await close()
})
