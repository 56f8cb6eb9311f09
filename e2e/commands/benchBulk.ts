import type { Page } from '@playwright/test'
import { say } from '../words.ts'

/** One event of a trace of the browser, as much of it as is read here. */
interface Traced {
  readonly name: string
  readonly tid: number
  readonly pid: number
  /** processor time in µs: what other programs of the machine took is not in it */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread, in ms of processor time. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: Traced[] }
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
}

/** What changing many events at once asked of the page. */
interface BulkLoad {
  events: number
  /** longest task, in ms of processor time */
  longest: number
}

/** Words that go on with a number. */
function beginningOf(key: `${string}:${string}`): RegExp {
  return new RegExp(`^${say('ca', key, { number: '#' }).split('#')[0] ?? ''}`)
}

/** Chooses all events of a town, makes them featured, and waits until the results stand. */
export async function bulkLoad(page: Page, root: string): Promise<BulkLoad> {
  page.setDefaultTimeout(300_000)
  await page.goto(`${root}ca/events?starts_after=1900-01-01`, { waitUntil: 'networkidle' })
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  })
  await page.getByRole('checkbox', { name: say('ca', 'filters:row.pickAll') }).click()
  const all = page.getByRole('button', { name: beginningOf('bulk:selection.all_other') })
  const events = Number((await all.textContent())?.replaceAll(/\D/g, ''))
  await all.click()
  await all.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: say('ca', 'bulk:menu') }).click()
  await page.getByRole('menuitem', { name: say('ca', 'bulk:event.actions.featured') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: beginningOf('bulk:start.change_other') }).click()
  await dialog.getByRole('button', { name: say('ca', 'bulk:close') }).waitFor()
  await page.waitForLoadState('networkidle')
  return { events, longest: longestTask(await browser.stopTracing()) }
}
