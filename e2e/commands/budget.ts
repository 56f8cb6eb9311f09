import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { fillSignIn } from '../signIn.ts'
import { browserArguments, browserPath } from './browser.ts'
import { filesOfRooms } from './budgetRooms.ts'
import { withTestServer } from './servers.ts'
import type { Result } from './stage.ts'

/** Limits of a first load, cold, and of the calendar's own part (bytes of JavaScript after gzip -9; requests besides the service's). */
const LIMITS = { list: 220_000, shell: 187_000, requests: 12, calendar: 100_000 }

export interface FirstLoad {
  /** JavaScript, bytes after gzip -9 */
  script: number
  /** everything that is not an answer of the service */
  requests: number
  /** addresses of other hosts; there must be none */
  foreign: string[]
  /** bytes after gzip -9 of the calendar's own part */
  calendar: number
  /** paths of the scripts */
  scripts: string[]
}

/** Everything that a page loads with an empty cache, until the network is quiet. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  // What the page before still fetches, at rest, is none of this one's.
  await page.goto('about:blank')
  const load: FirstLoad = { script: 0, requests: 0, foreign: [], calendar: 0, scripts: [] }
  const origin = new URL(address).origin
  const reading: Promise<void>[] = []
  const hear = (response: Response) => {
    const url = new URL(response.url())
    if (url.protocol === 'data:') return
    if (url.origin !== origin) load.foreign.push(url.href)
    if (/\/wp-json\/|\/wp-admin\/|\/pictures\//.test(url.pathname)) return
    load.requests += 1
    if (!url.pathname.endsWith('.js')) return
    load.scripts.push(url.pathname)
    const note = async () => {
      const { length } = gzipSync(await response.body(), { level: 9 })
      load.script += length
      if (/\/CalendarPage-[^/]+$/.test(url.pathname)) load.calendar += length
    }
    reading.push(note())
  }
  page.on('response', hear)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  // What is fetched at rest from now on is not awaited: the page may be closed before it is here.
  page.off('response', hear)
  await Promise.all(reading)
  return load
}

/**
 * A page signed in for this tab, as an editor comes back to it.
 * @param more arguments for the browser
 */
export async function signedInPage(
  root: string,
  ...more: readonly string[]
): Promise<{ page: Page; close: () => Promise<void> }> {
  const args = [...browserArguments(), ...more]
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  const context = await browser.newContext({
    locale: 'ca-ES',
    viewport: { width: 1440, height: 900 },
    // It keeps the files while something else is measured.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${root}ca/events`)
  await fillSignIn(page, 'editor', 'editor demo password')
  await page.waitForLoadState('networkidle')
  return { page, close: () => browser.close() }
}

async function measured(root: string, path: string): Promise<FirstLoad> {
  const { page, close } = await signedInPage(root)
  const load = await firstLoad(page, root + path)
  await close()
  return load
}

function judge(name: string, figure: number, limit: number, unit = ''): boolean {
  const verdict = figure <= limit ? 'ok  ' : 'OVER'
  console.log(`${verdict} ${name}: ${figure}${unit}, at most ${limit}${unit}`)
  return figure <= limit
}

/** The first load of the list and of the shell alone (a page that the shell says does not exist). */
export async function budget(): Promise<Result> {
  return withTestServer(async (server) => {
    const root = `${server}worlds/budget/`
    await fetch(root.slice(0, -1), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mode: 'live', data: 'town' }),
    })
    const list = await measured(root, 'ca/events')
    const shell = await measured(root, 'ca/no-such-page')
    const { calendar } = await measured(root, 'ca/calendar')
    for (const address of list.foreign) console.log(`foreign: ${address}`)
    const rooms = [...filesOfRooms()].filter(([, files]) =>
      files.some((file) => list.scripts.some((script) => script.endsWith(file))),
    )
    for (const [room] of rooms) console.log(`in the first load: ${room}`)
    const verdicts = [
      judge('JavaScript of the list', list.script, LIMITS.list, ' B gzip'),
      judge('JavaScript of the shell', shell.script, LIMITS.shell, ' B gzip'),
      judge('JavaScript of the calendar in the list', list.calendar, 0, ' B gzip'),
      judge('JavaScript of the calendar itself', calendar, LIMITS.calendar, ' B gzip'),
      judge('rooms in the list that have chunks of their own', rooms.length, 0),
      judge('requests of the list', list.requests, LIMITS.requests),
      judge('requests to other hosts', list.foreign.length, 0),
    ]
    if (calendar === 0) console.log('The calendar was not measured: its file has another name')
    const failure = { test: 'budget', reason: 'see above', alone: 'npm test -- budget' }
    return {
      passed: verdicts.filter(Boolean).length,
      failures: verdicts.includes(false) || calendar === 0 ? [failure] : [],
    }
  })
}
