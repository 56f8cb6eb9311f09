import type { Page } from '@playwright/test'
import { say } from '../words.ts'
import { longestTask } from './trace.ts'

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

/** What a town has too few of for a change of five hundred. */
const MORE = 100

/** Events beside those of the town, on days a year ahead. */
async function addEvents(root: string): Promise<void> {
  const headers = {
    Authorization: `Basic ${btoa('editor:editor demo password')}`,
    'Content-Type': 'application/json',
  }
  const year = new Date().getFullYear() + 1
  for (let at = 0; at < MORE; at += 1) {
    const day = `${year}-06-${String((at % 28) + 1).padStart(2, '0')}`
    const times = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` }
    const body = JSON.stringify({ title: `Acte ${at}`, status: 'publish', ...times })
    const path = `${root}ca/wp-json/calendar/events/v1/events`
    const { ok, status } = await fetch(path, { method: 'POST', headers, body })
    if (!ok) throw new Error(`${path}: ${status}`)
  }
}

/** Chooses all events of a town, over five hundred of them, makes them featured, and waits until the results stand. */
export async function bulkLoad(page: Page, root: string): Promise<BulkLoad> {
  page.setDefaultTimeout(300_000)
  await addEvents(root)
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
