import type { Locator, Page } from '@playwright/test'
import { say } from '../words.ts'
import type { BareEvent } from './bareEvent.ts'
import { EVENTS, MONTH, MOVED } from './month.ts'

/** The day whose month and week are looked at. */
export const DAY = MOVED.from

const month = { view: 'month', events: EVENTS } as const
const empty = { view: 'month', events: 0 } as const

/** What both calendars do, each measured in ms from the hand to the painted frame. */
export interface Measured {
  month(): Promise<number>
  week(): Promise<number>
  /** the event that is moved, between its two days */
  move(): Promise<number>
}

/** Draws the event from one of its two days to the other by the mouse. */
async function drag(page: Page): Promise<number> {
  const event = page.locator('[data-view] a.calendar-event').filter({ hasText: MOVED.title })
  const cell = (day: string) => page.locator(`[data-view] [role="cell"][data-date="${day}"]`)
  const boxOf = (place: Locator) =>
    place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const [start, there] = [await boxOf(event), await boxOf(cell(MOVED.to))]
  const isThere = start.x > there.x - 1 && start.right < there.right + 1
  const to = isThere ? MOVED.from : MOVED.to
  const end = isThere ? await boxOf(cell(to)) : there
  const x = start.x + start.width / 2
  await page.mouse.move(x, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 8, start.y + 12, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  const wanted = { ...month, title: MOVED.title, day: to }
  const time = page.evaluate((what) => window.dropped(what), wanted)
  // Nothing is measured before somebody listens.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  return time
}

/** From a press on a link to the frame in which what it leads to is painted. */
function press(page: Page, name: string, wanted: Parameters<Window['painted']>[0]) {
  const link = page.getByRole('link', { name, exact: true }).first()
  return link.evaluate(async (element: HTMLElement, what) => {
    const started = performance.now()
    element.click()
    return (await window.painted(what)) - started
  }, wanted)
}

/** Milliseconds in which a page that was opened comes to rest. */
const settled = 2000

/** Agenda, whose month is in memory. */
export function measuredAgenda(page: Page, inWeek: number): Measured {
  const words = (path: string) => say('ca', `calendar:${path}` as `${string}:${string}`)
  return {
    async month() {
      await press(page, words('go.previous_month'), empty)
      await page.waitForLoadState('networkidle')
      return press(page, words('go.next_month'), month)
    },
    async week() {
      const time = await press(page, words('views.week'), { view: 'week', events: inWeek })
      await press(page, words('views.month'), month)
      return time
    },
    async move() {
      // Opened anew, so that no writing of the round before is still under way.
      await page.reload()
      await page.evaluate((wanted) => window.painted(wanted), month)
      await page.waitForTimeout(settled)
      return drag(page)
    },
  }
}

/** The component alone, given the same events. */
export function measuredBare(page: Page, events: BareEvent[], inWeek: number): Measured {
  const week = { view: 'week', events: inWeek } as const
  return {
    async month() {
      return page.evaluate(
        async ({ events, empty, month }) => {
          window.bare.give([])
          await window.painted(empty)
          const started = performance.now()
          window.bare.give(events)
          return (await window.painted(month)) - started
        },
        { events, empty, month },
      )
    },
    async week() {
      return page.evaluate(
        async ({ week, month }) => {
          const started = performance.now()
          window.bare.show('week')
          const time = (await window.painted(week)) - started
          window.bare.show('month')
          await window.painted(month)
          return time
        },
        { week, month },
      )
    },
    move: () => drag(page),
  }
}

/** From the last answer of the service to the whole month, painted, of a page that was just opened. */
export async function coldMonth(page: Page, root: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(`${root}ca/calendar?view=month&date=${DAY}`, { waitUntil: 'commit' })
  const time = await page.evaluate(async (what) => {
    const painted = await window.painted(what)
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/events\?/.test(name) && !name.includes('ends_before'))
      .map(({ responseEnd }) => responseEnd)
      .filter((end) => end < painted)
    return painted - Math.max(...answers)
  }, month)
  await page.waitForLoadState('networkidle')
  return time
}

/** How many of the month's events are in the week of the day. */
export function weekOf(events: readonly BareEvent[]): number {
  const [first, last] = [`${MONTH}-08`, `${MONTH}-15`]
  return events.filter(({ start }) => start >= first && start < last).length
}
