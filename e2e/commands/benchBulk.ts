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
