import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** what a page of the benchmark notes of the hands at work on it */
    noted: {
      /** when the last press or key was, in ms of the page's own clock; 0 before the first */
      pressed: number
      /** the slowest interaction since, in ms to its next paint */
      slowest: number
    }
  }
}

/** What one errand cost. */
export interface Cost {
  /** ms from the last press to the frame in which its end is on screen */
  time: number
  /** the slowest interaction on the way, in ms to its next paint */
  interaction: number
  /** answers of any kind */
  requests: number
  /** their bytes on the wire */
  bytes: number
}

interface Errand {
  name: string
  /** the address it begins at, below the content language */
  from: string
  press: (page: Page) => Promise<void>
  /** what is on screen at its end: boxes count when they are filled and open for writing */
  end: string
  atLeast: number
}

const to = (place: string) => (page: Page) =>
  page.locator(`nav a[href$="/ca/${place}"]`).first().click()

const openFirst = (page: Page) => page.locator('tbody a[href*="/events/"]').first().click()

async function correctAndSave(page: Page): Promise<void> {
  await openFirst(page)
  const title = page.locator('form [name="title"]')
  await title.press('End')
  await page.keyboard.type('.')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+s')
}

async function searchFor(page: Page): Promise<void> {
  // A slowed page can be silent for long before it has asked for anything, and hears no key yet.
  await page.locator('tbody tr').first().waitFor()
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('museu', { delay: 30 })
}

/** Over ten thousand events, from one page to the next as an editor goes. */
export const errands: readonly Errand[] = [
  { name: 'to the list', from: 'ca', press: to('events'), end: 'tbody tr', atLeast: 6 },
  {
    name: 'open an event',
    from: 'ca/events',
    press: openFirst,
    end: 'form [name="title"]',
    atLeast: 1,
  },
  {
    name: 'correct a word and save',
    from: 'ca/events',
    press: correctAndSave,
    end: 'section [role="status"] p',
    atLeast: 1,
  },
  {
    name: 'month of the calendar',
    from: 'ca/events',
    press: to('calendar'),
    end: '[data-view] a.calendar-event',
    atLeast: 10,
  },
  {
    name: 'board of languages',
    from: 'ca/events',
    press: to('translations'),
    end: '[role="grid"] tbody tr',
    atLeast: 5,
  },
  {
    name: 'search everywhere, from the key',
    from: 'ca/events',
    press: searchFor,
    end: '[role="dialog"] [role="option"]',
    atLeast: 1,
  },
]

/** Has every document of the page note presses and interactions from its beginning. */
export async function noteHands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = { pressed: 0, slowest: 0 }
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ timeStamp }) => (window.noted.pressed = timeStamp), {
        capture: true,
      })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          window.noted.slowest = Math.max(window.noted.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
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
            !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) ||
            (element.value !== '' && !element.disabled),
        )
        if (window.noted.pressed > 0 && found.length >= atLeast)
          return performance.now() - window.noted.pressed
      }
    },
    { end, atLeast },
  )
}

/** Does an errand once, on a page that was just opened. */
export async function costOf(page: Page, root: string, errand: Errand): Promise<Cost> {
  await page.goto('about:blank')
  await page.goto(root + errand.from, { waitUntil: 'networkidle' })
  const answered: Request[] = []
  const hear = (request: Request) => answered.push(request)
  page.on('requestfinished', hear)
  const there = untilThere(page, errand)
  await errand.press(page)
  const time = await there
  const interaction = await page.evaluate(async () => {
    // An interaction is told of after its paint.
    await new Promise((resolve) => setTimeout(resolve, 600))
    return window.noted.slowest
  })
  page.off('requestfinished', hear)
  const sizes = await Promise.all(answered.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0)
  return { time, interaction, requests: answered.length, bytes }
}
