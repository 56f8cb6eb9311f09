import type { Page } from '@playwright/test'
import { Requests } from '../requests.ts'

/** What one errand cost. */
export interface Cost {
  /** ms from the press, or from opening the page, to the frame in which its end is on screen */
  ms: number
  /** requests of any kind, until the network is quiet */
  requests: number
  /** of those, scripts of the application */
  scripts: number
  /** bytes of all answers on the wire */
  bytes: number
}

interface Errand {
  name: string
  begin: (page: Page, root: string) => Promise<unknown>
  /** what is on screen at its end: boxes count when they are filled and open for writing */
  end: string
  atLeast: number
  /** the page is opened: its own clock begins anew */
  isCold?: boolean
}

const pressLink = (page: Page, place: string) =>
  page.locator(`nav a[href$="/ca/${place}"]`).first().click()

/** ms after which an errand has failed */
const longest = 60_000

/** The errands of an editor, each from where the one before ended. */
const errands: readonly Errand[] = [
  {
    name: 'list, cold',
    begin: (page, root) => page.goto(`${root}ca/events`, { waitUntil: 'commit' }),
    end: 'tbody tr th a',
    atLeast: 6,
    isCold: true,
  },
  {
    name: 'open an event',
    begin: (page) => page.locator('tbody a[href*="/events/"]').first().click(),
    end: 'form [name="title"]',
    atLeast: 1,
  },
  {
    name: 'save',
    begin: async (page) => {
      await page.locator('form [name="title"]').press('End')
      await page.keyboard.type('.')
      await page.keyboard.press('Control+s')
    },
    end: 'section [role="status"] p',
    atLeast: 1,
  },
  {
    name: 'back to the list',
    begin: (page) =>
      page.evaluate(() => {
        window.pressed = performance.now()
        history.back()
      }),
    end: 'tbody tr th a',
    atLeast: 6,
  },
  {
    name: 'search everywhere',
    begin: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      await page.keyboard.type('museu', { delay: 30 })
    },
    end: '[role="dialog"] [role="option"]',
    atLeast: 1,
  },
  {
    name: 'calendar',
    begin: async (page) => {
      await page.keyboard.press('Escape')
      await pressLink(page, 'calendar')
    },
    end: '[data-view] a.calendar-event',
    atLeast: 10,
  },
  {
    name: 'board of languages',
    begin: (page) => pressLink(page, 'translations'),
    end: '[role="grid"] tbody tr',
    atLeast: 5,
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
function untilThere(page: Page, { end, atLeast }: Errand): Promise<number> {
  return page.evaluate(
    async ({ end, atLeast }) => {
      for (;;) {
        await new Promise(requestAnimationFrame)
        const found = [...document.querySelectorAll(end)].filter(
          (element) =>
            !(element instanceof HTMLInputElement) || (element.value !== '' && !element.disabled),
        )
        if (found.length >= atLeast) return performance.now() - window.pressed
      }
    },
    { end, atLeast },
  )
}

async function costOf(page: Page, root: string, errand: Errand, requests: Requests): Promise<Cost> {
  if (!errand.isCold) await page.evaluate(() => (window.pressed = 0))
  await errand.begin(page, root)
  const ms = await Promise.race([untilThere(page, errand), page.waitForTimeout(longest)])
  if (ms === undefined) throw new Error(`${errand.name}: not at its end after ${longest} ms`)
  const answered = await requests.untilQuiet(1000)
  const sizes = await Promise.all(answered.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0)
  const scripts = answered.filter((request) => /\/assets\/[^/]+\.js$/.test(request.url()))
  return { ms, requests: answered.length, scripts: scripts.length, bytes }
}

/** Does all errands, one after the other, in a page that has nothing yet. @returns their costs, by their names */
export async function costsOf(page: Page, root: string): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  const requests = new Requests(page)
  for (const errand of errands) costs.set(errand.name, await costOf(page, root, errand, requests))
  return costs
}
