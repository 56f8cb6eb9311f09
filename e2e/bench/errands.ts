import type { Page } from '@playwright/test'
import { Requests } from '../requests.ts'

/** What one errand cost. */
export interface Cost {
  /** ms from the press, or from opening the page, to the frame in which its end is on screen */
  ms: number
  /** the same until the first of it is there, whatever else is awaited */
  rows: number
  /** requests of any kind, until the network is quiet */
  requests: number
  /** of those, requests of the service */
  service: number
  /** bytes of all answers on the wire */
  bytes: number
  /** ms from opening the page to the first request of the service; NaN where none is opened */
  first: number
}

/** One thing that somebody wants done. */
export interface Errand {
  name: string
  begin: (page: Page, root: string) => Promise<unknown>
  /** what is on screen at its end: boxes count when they are filled and open for writing */
  end: string
  atLeast: number
  /** what may not be on screen any more */
  without?: string
  /** the page is opened: its own clock begins anew */
  isCold?: boolean
}

const pressLink = (page: Page, place: string) =>
  page.locator(`nav a[href$="/ca/${place}"]`).first().click()

/** ms after which an errand has failed */
const longest = 60_000

const listed = { end: 'tbody tr th a', atLeast: 6 }
const onCalendar = { end: '[data-view] a.calendar-event', atLeast: 10 }

/** Opened by its address, under the root. */
const opened = (place: string): Pick<Errand, 'begin' | 'isCold'> => ({
  begin: (page, root) => page.goto(root + place, { waitUntil: 'commit' }),
  isCold: true,
})

/** Notes the press by itself: going back is none. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    window.pressed = performance.now()
    history.back()
  })

/** Of the translations: rows, and nothing left to read. */
const translated = {
  end: 'main tbody tr',
  atLeast: 5,
  without: 'main [role="progressbar"]',
}

/** Of a word, typed into the search of everything: one result. */
const searched: Omit<Errand, 'name'> = {
  begin: async (page) => {
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.type('museu', { delay: 30 })
  },
  end: '[role="dialog"] [role="option"]',
  atLeast: 1,
}

/** Ends the title with one more dot, and saves with this key. */
async function saveOneMore(page: Page, key: string): Promise<void> {
  await page.locator('form [name="title"]').press('End')
  await page.keyboard.type('.')
  await page.keyboard.press(key)
}

/** The errands of an editor, each from where the one before ended. */
export const errands: readonly Errand[] = [
  { name: 'list, cold', ...opened('ca/events'), ...listed },
  {
    name: 'open an event',
    begin: (page) => page.locator('tbody a[href*="/events/"]').first().click(),
    end: 'form [name="title"]',
    atLeast: 1,
  },
  {
    name: 'save',
    begin: (page) => saveOneMore(page, 'Control+s'),
    end: 'section [role="status"] p',
    atLeast: 1,
  },
  { name: 'back to the list', begin: goBack, ...listed },
  // Before the search, which has all events read onto the device.
  { name: 'translations, cold', begin: (page) => pressLink(page, 'translations'), ...translated },
  { name: 'search everywhere', ...searched },
  {
    name: 'calendar',
    begin: async (page) => {
      await page.keyboard.press('Escape')
      await pressLink(page, 'calendar')
    },
    ...onCalendar,
  },
  {
    name: 'translations, again',
    begin: async (page) => {
      await pressLink(page, 'venues')
      await page.locator(listed.end).first().waitFor()
      await pressLink(page, 'translations')
    },
    ...translated,
  },
  { name: 'translations, warm', ...opened('ca/translations'), ...translated },
  { name: 'search, warm', ...searched },
  { name: 'list, warm', ...opened('ca/events'), ...listed },
  { name: 'calendar, warm', ...opened('ca/calendar'), ...onCalendar },
]

const inTable = { end: 'tbody tr', atLeast: 6 }

/** Those that react-admin does without code of its own, under the same names. */
export const reactAdminErrands: readonly Errand[] = [
  { name: 'list, cold', ...opened('#/events'), ...inTable },
  {
    name: 'open an event',
    begin: (page) => page.locator('tbody tr td.column-title').first().click(),
    end: 'form [name="title"]',
    atLeast: 1,
  },
  { name: 'save', begin: (page) => saveOneMore(page, 'Enter'), ...inTable },
  {
    name: 'back to the list',
    begin: async (page) => {
      await page.locator('tbody tr td.column-title').first().click()
      await page.locator('form [name="title"]').waitFor()
      await goBack(page)
    },
    ...inTable,
  },
  {
    name: 'search everywhere',
    begin: async (page) => {
      await page.locator('[name="search"]').click()
      await page.keyboard.type('museu', { delay: 30 })
    },
    end: '[data-found="museu"]',
    atLeast: 1,
  },
]

declare global {
  interface Window {
    /** when the last press or key was, in ms of the page's own clock; 0 before the first */
    pressed: number
  }
}

/** Has every document of the page note when it was pressed last. */
export async function notePresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pressed = 0
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ timeStamp }) => (window.pressed = timeStamp), { capture: true })
  })
}

/** Waits, frame by frame, for the end of an errand. @returns ms since the last press */
function untilThere(
  page: Page,
  { end, atLeast, without }: Errand,
): Promise<Pick<Cost, 'ms' | 'rows'>> {
  return page.evaluate(
    async ({ end, atLeast, without }) => {
      for (let rows = 0; ;) {
        await new Promise(requestAnimationFrame)
        const found = [...document.querySelectorAll(end)].filter(
          (element) =>
            !(element instanceof HTMLInputElement) || (element.value !== '' && !element.disabled),
        )
        const isSeen = found[0]?.checkVisibility({ visibilityProperty: true }) === true
        if (found.length < atLeast || !isSeen) continue
        const ms = performance.now() - window.pressed
        rows ||= ms
        const isDone = without === undefined || document.querySelector(without) === null
        if (isDone) return { ms, rows }
      }
    },
    { end, atLeast, without },
  )
}

/** ms from opening the page to the first request of the service. */
const firstQuestion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource')
    const asked = files.filter(({ name }) => name.includes('/wp-json/'))
    return Math.min(...asked.map(({ startTime }) => startTime))
  })

async function costOf(page: Page, root: string, errand: Errand, requests: Requests): Promise<Cost> {
  if (!errand.isCold) await page.evaluate(() => (window.pressed = 0))
  await errand.begin(page, root)
  const times = await Promise.race([untilThere(page, errand), page.waitForTimeout(longest)])
  if (times === undefined) throw new Error(`${errand.name}: not at its end after ${longest} ms`)
  const answered = await requests.untilQuiet(1000)
  const sizes = await Promise.all(answered.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0)
  const service = answered.filter((request) => request.url().includes('/wp-json/')).length
  const first = errand.isCold ? await firstQuestion(page) : Number.NaN
  return { ...times, requests: answered.length, service, bytes, first }
}

/** Does errands, one after the other, in a page that has nothing yet. @returns their costs, by their names */
export async function costsOf(
  page: Page,
  root: string,
  errands: readonly Errand[],
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  const requests = new Requests(page)
  for (const errand of errands) costs.set(errand.name, await costOf(page, root, errand, requests))
  return costs
}
