import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { buildIfStale } from '../commands/build.ts'
import { say } from '../words.ts'
import { editorContext, middle, put, withTestServer } from './testServer.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })

/** How much longer than the bare component Agenda may take. */
const limit = 1.15

/** It begins on a Monday and ends in its fifth week; the month before it is empty and has no day in common with it. */
const month = '2027-03'
const day = `${month}-10`
const count = 2000

const two = (number: number) => String(number).padStart(2, '0')

type Made = { id: number } & Record<'title' | 'start_date' | 'end_date', string>

/** Fills the month of a world: 64 or 65 events a day, from nine in the morning on. */
async function fillMonth(root: string): Promise<Made[]> {
  const basic = Buffer.from('editor:editor demo password').toString('base64')
  const make = async (collection: string, fields: object): Promise<number> => {
    const answer = await fetch(`${root}ca/wp-json/calendar/events/v1/${collection}`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (!answer.ok) throw new Error(`${collection}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { id: number }).id
  }
  const venues: number[] = []
  const categories: number[] = []
  for (let at = 0; at < 60; at += 1) venues.push(await make('venues', { venue: `Sala ${at}` }))
  for (let at = 0; at < 8; at += 1) categories.push(await make('categories', { name: `Art ${at}` }))
  const made: Made[] = []
  for (let at = 0; at < count; at += 1) {
    const hour = `${month}-${two(1 + (at % 31))} ${two(9 + (Math.floor(at / 31) % 13))}`
    const own = {
      title: `Concert número ${at} de la coral`,
      start_date: `${hour}:00:00`,
      end_date: `${hour}:50:00`,
    }
    const named = { venue: venues[at % 60], categories: [categories[at % 8]] }
    made.push({ id: await make('events', { status: 'publish', ...own, ...named }), ...own })
  }
  return made
}

/** The bare component as one script and one style sheet, built for production as the application is. */
async function openBare(context: BrowserContext, rows: number): Promise<Page> {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'e2e/bench/bareCalendar.tsx', formats: ['iife'], name: 'bareCalendar' },
    },
  })) as Rolldown.RolldownOutput[]
  const page = await context.newPage()
  await page.setContent('<!doctype html><html lang="ca"><title>Bare</title><body></body></html>')
  for (const file of made.flatMap(({ output }) => output))
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code })
    else if (file.fileName.endsWith('.css'))
      await page.addStyleTag({ content: String(file.source) })
  await page.evaluate((shown) => window.openBare(shown), { date: day, rows })
  await page.locator('[data-date]').first().waitFor()
  return page
}

interface Wanted {
  view: 'month' | 'week'
  /** events that are drawn, or counted in a link to more of them */
  events: number
}

/** What is pressed: a link of Agenda by its name, or what the bare component is told. */
type Press = { link: string } | { bare: Parameters<Window['bare']>[0] }

/** @returns ms from the press to the frame in which what is wanted is painted */
function timed(page: Page, press: Press, wanted: Wanted): Promise<number> {
  return page.evaluate(
    async ({ press, view, events }) => {
      const started = performance.now()
      if ('bare' in press) window.bare(press.bare)
      else {
        const links = [...document.querySelectorAll<HTMLElement>('a[href], button')]
        links
          .find((one) => [one.getAttribute('aria-label'), one.textContent].includes(press.link))
          ?.click()
      }
      for (;;) {
        await new Promise(requestAnimationFrame)
        const isWeek = document.querySelector('[data-view] [data-time]') !== null
        const drawn = document.querySelectorAll('[data-view] a.calendar-event').length
        const more = [...document.querySelectorAll('[data-view] .calendar-more')]
          .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0] ?? 0))
          .reduce((sum, one) => sum + one, 0)
        if (isWeek === (view === 'week') && drawn + more === events) break
      }
      // A message sent in a frame's callback is read when the frame has been laid out and painted.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
      return performance.now() - started
    },
    { press, ...wanted },
  )
}

type Calendar = { page: Page } & Record<'previous' | 'next' | 'week' | 'month', Press>

const whole = { view: 'month', events: count } as const
const empty = { view: 'month', events: 0 } as const

/** What is measured in either calendar, each from the whole month and back to it. */
function figures(inWeek: number) {
  const week = { view: 'week', events: inWeek } as const
  return {
    'next month': async ({ page, previous, next }: Calendar) => {
      await timed(page, previous, empty)
      await page.waitForLoadState('networkidle')
      return timed(page, next, whole)
    },
    'month to week': async ({ page, week: press, month: back }: Calendar) => {
      const time = await timed(page, press, week)
      await timed(page, back, whole)
      return time
    },
  }
}

await buildIfStale()
await withTestServer(async (server, browser) => {
  const root = `${server}worlds/calendar/`
  await put(root.slice(0, -1), { mode: 'live', data: 'empty' })
  const made = await fillMonth(root)
  const inWeek = made.filter(
    ({ start_date }) => start_date >= `${month}-08` && start_date < `${month}-15`,
  ).length
  const context = await editorContext(browser, root)
  const page = await context.newPage()
  await page.goto(`${root}ca/calendar?view=month&date=${day}`)
  await page.locator('[data-view] a.calendar-event').first().waitFor()
  await page.waitForLoadState('networkidle')
  const words = (path: string) => ({ link: say('ca', `calendar:${path}` as `${string}:${string}`) })
  const drawn = await page.locator('[data-view] a.calendar-event').count()
  const bare = await openBare(context, Math.round(drawn / 31))
  const events = made.map(({ id, title, start_date, end_date }) => ({
    id: String(id),
    title,
    start: start_date.replace(' ', 'T'),
    end: end_date.replace(' ', 'T'),
    url: `${root}ca/events/${id}`,
    color: '#0b6e69',
  }))
  const both: readonly Calendar[] = [
    {
      page,
      previous: words('go.previous_month'),
      next: words('go.next_month'),
      week: words('views.week'),
      month: words('views.month'),
    },
    {
      page: bare,
      previous: { bare: [] },
      next: { bare: events },
      week: { bare: 'week' },
      month: { bare: 'month' },
    },
  ]
  await timed(bare, { bare: events }, whole)
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}`)
  console.log(`${count} events; medians of ${values.rounds} rounds, ms`)
  console.log('| | Agenda | the component alone | ratio |\n|---|---|---|---|')
  for (const [name, measure] of Object.entries(figures(inWeek))) {
    const times = both.map((): number[] => [])
    for (let round = 0; round <= Number(values.rounds); round += 1)
      for (const [at, calendar] of both.entries()) {
        await calendar.page.bringToFront()
        await calendar.page.waitForTimeout(1000)
        const time = await measure(calendar)
        // In the first one everything is new to the browser.
        if (round > 0) times[at]?.push(time)
      }
    const [ours = Number.NaN, theirs = Number.NaN] = times.map(middle)
    const ratio = ours / theirs
    console.log(`| ${name} | ${Math.round(ours)} | ${Math.round(theirs)} | ${ratio.toFixed(2)} |`)
    if (ratio > limit) console.log(`OVER ${name}: at most ${limit} times the component`)
  }
})
