import type { Page } from '@playwright/test'
import { boxOf, drawn } from './calendarGrid.ts'
import { dayFromNow } from './days.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

/** What stands where on a calendar: only a browser lays it out. */

const say = (path: string, holes = {}) => sayOf('ca', ['calendar'], path, holes)

const DAY = '2027-03-10'

/** Two events of an hour and a half at one venue, half an hour apart. */
async function seedOverlap(site: Site, day: string, mark = '') {
  const name = `${mark}${site.suffix}`
  const venue = await site.rest.create('venues', 'ca', { venue: `Sala ${name}` })
  const [first, second] = [`Dansa ${name}`, `Cinema ${name}`]
  const hours = (start: string, end: string) => ({
    start_date: `${day} ${start}:00`,
    end_date: `${day} ${end}:00`,
    venue: venue.id,
  })
  await seedEvent(site, 'ca', { title: first, ...hours('10:00', '11:30') })
  await seedEvent(site, 'ca', { title: second, ...hours('11:00', '12:30') })
  return first
}

/** The first of the hours and the day that is looked at, from the left of the grid. */
const places = (page: Page) =>
  page.locator('[data-view="week"]').evaluate((grid, day) => {
    const left = (selector: string) =>
      Math.round(grid.querySelector(selector)?.getBoundingClientRect().left ?? NaN) -
      Math.round(grid.getBoundingClientRect().left)
    return {
      scrolled: Math.round(grid.scrollLeft),
      hour: left('.calendar-hours[data-time]'),
      corner: left('[role="row"] > :first-of-type'),
      day: left(`[role="columnheader"][data-date="${day}"]`),
    }
  }, DAY)

test('the hours of a week stay in sight on a telephone @full', async ({ page, site, signIn }) => {
  const short = await seedOverlap(site, DAY)
  const long = `Mostra ${site.suffix}`
  await seedEvent(site, 'ca', {
    title: long,
    start_date: '2027-02-20 00:00:00',
    end_date: '2027-03-30 23:59:59',
    all_day: true,
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('ca', `calendar?view=week&date=${DAY}&search=${site.suffix}`)
  await expect(page.locator('a.calendar-event')).toHaveCount(3)
  const hours = page.locator('.calendar-hours[data-time]').first()
  const { x, width } = await boxOf(hours)
  await expect.poll(async () => Math.abs((await places(page)).day - width)).toBeLessThanOrEqual(3)
  expect((await places(page)).scrolled).toBeGreaterThan(100)
  expect((await boxOf(page.locator('[data-view="week"]'))).height).toBeGreaterThan(300)
  for (const scrolled of [0, 150, 300]) {
    await page.locator('[data-view="week"]').evaluate((grid, left) => {
      grid.scrollLeft = left
    }, scrolled)
    await expect.poll(async () => (await places(page)).scrolled).toBe(scrolled)
    const { hour, corner } = await places(page)
    expect(Math.max(Math.abs(hour), Math.abs(corner))).toBeLessThanOrEqual(2)
    // What has been on for weeks is not a bar without a title.
    const title = await boxOf(page.locator('b', { hasText: long }))
    expect(title.x - x - width).toBeGreaterThanOrEqual(0)
    expect(title.x - x - width).toBeLessThan(12)
  }
  // What is drawn over lies under them, and what gets the focus next to them.
  const event = drawn(page, short)
  await event.evaluate((link: HTMLElement) => {
    link.focus()
    link.scrollIntoView({ inline: 'start', block: 'nearest' })
  })
  expect((await boxOf(event)).x).toBeGreaterThanOrEqual(x + width - 1)
})

declare global {
  interface Window {
    /** Lets the browser come to rest. */
    rest: () => void
  }
}

/** What is done when the browser is at rest waits until it is told to be. */
function holdRest(): void {
  const waiting: (() => void)[] = []
  let isHeld = true
  const atRest = { didTimeout: false, timeRemaining: () => 50 }
  window.requestIdleCallback = (does) => {
    const act = () => does(atRest)
    if (isHeld) waiting.push(act)
    else setTimeout(act)
    return 0
  }
  window.rest = () => {
    isHeld = false
    for (const act of waiting) act()
  }
}

for (const width of [1440, 360])
  test(`days stay when overlaps are found: ${width} px @full`, async ({ page, site, signIn }) => {
    const day = dayFromNow(40)
    const title = await seedOverlap(site, day)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(holdRest)
    await signIn('ca', 'tags')
    for (const view of ['month', 'week', 'agenda']) {
      await page.goto(`${site.root}ca/calendar?view=${view}&date=${day}&search=${site.suffix}`)
      const event = drawn(page, title)
      await expect(event).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(event.locator('svg')).toHaveCount(0)
      const before = await event.boundingBox()
      await page.evaluate(() => window.rest())
      await expect(
        page.getByRole('button', { name: say('clashes.labelCount', { count: '1' }) }),
      ).toBeVisible()
      await expect(event.locator('svg')).not.toHaveCount(0)
      const after = await event.boundingBox()
      expect({ view, y: after?.y }).toEqual({ view, y: before?.y })
    }
  })

/** What is read on the grid, of which the letters stay as small as they are when they are to be twice as large. */
const notGrown = (page: Page) =>
  page.locator('[data-view]').evaluate(async (grid) => {
    const sizeOf = (part: Element) => parseFloat(getComputedStyle(part).fontSize)
    const isText = ({ nodeType, textContent }: Node) => nodeType === 3 && textContent?.trim() !== ''
    const parts = [...grid.querySelectorAll('*')].filter(
      (part) => [...part.childNodes].some(isText) && (part.parentElement?.clientWidth ?? 0) > 1,
    )
    const before = parts.map((part) => ({ part, size: sizeOf(part) }))
    document.documentElement.style.fontSize = '200%'
    await new Promise(requestAnimationFrame)
    return before
      .filter(
        ({ part, size }) => part.getBoundingClientRect().width > 1 && sizeOf(part) < size * 1.9,
      )
      .map(({ part }) => part.textContent)
  })

test('letters, hours and events grow with the text @full', async ({ page, site, signIn }) => {
  for (const at of [1, 2, 3]) await seedOverlap(site, DAY, `${at}`)
  await signIn('ca', `calendar?view=month&date=${DAY}&search=${site.suffix}`)
  const more = page.locator('.calendar-more')
  await expect(more).toHaveAccessibleDescription(/\d{4}$/)
  expect(await notGrown(page)).toEqual([])
  await page.goto(`${site.root}ca/calendar?view=week&date=${DAY}&search=${site.suffix}`)
  const heights = async () => ({
    event: (await boxOf(drawn(page, 'Dansa 1'))).height,
    label: (await boxOf(page.locator('.calendar-hour', { hasText: '10:00' }))).height,
  })
  const usual = await heights()
  expect(await notGrown(page)).toEqual([])
  await expect.poll(async () => (await heights()).label / usual.label).toBeGreaterThan(1.8)
  await expect.poll(async () => (await heights()).event / usual.event).toBeGreaterThan(1.5)
})

interface Wire {
  id: number
  title: string
  status: 'publish'
  start_date: string
  end_date: string
  categories?: readonly { id: number; slug: string; name: string }[]
}

/** Answers a month with these, fifty to a page; what ends before it starts is asked for apart. */
async function answer(page: Page, all: readonly Wire[]): Promise<void> {
  await page.route(/\/events\?(?!.*ends_before=).*starts_before=/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const events = all.slice((number - 1) * 50, number * 50)
    const total_pages = Math.ceil(all.length / 50)
    await route.fulfill({ json: { events, total: all.length, total_pages } })
  })
}

const wire = (id: number, title: string, start: string, end: string): Wire => ({
  id,
  title,
  status: 'publish',
  start_date: `${start}:00`,
  end_date: `${end}:00`,
})

test('two thousand events of a month stay within three thousand elements, three hundred of a day within reach @full @local', async ({
  page,
  signIn,
}) => {
  const events = Array.from({ length: 2000 }, (_, at) => {
    const day = at < 300 ? DAY : `2027-03-${String((at % 28) + 1).padStart(2, '0')}`
    const categories = [{ id: (at % 16) + 1, slug: `c${at % 16}`, name: `${at % 16} Categoria` }]
    return { ...wire(at + 1, `Acte ${at}`, `${day} 10:00`, `${day} 11:00`), categories }
  })
  await answer(page, events)
  await signIn('ca', `calendar?view=month&date=${DAY}`)
  await expect(
    page.getByText(say('ui:count.events_other', { count: '2.000' })).first(),
  ).toBeVisible()
  const legend = page.getByRole('list', { name: say('colour.legend') })
  await page.getByRole('button', { name: say('filters:view') }).click()
  await expect(legend).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
  await page.locator(`[data-date="${DAY}"] .calendar-more`).click()
  await expect(page).toHaveURL(/view=day/)
  const more = page.locator('.calendar-more').first()
  await more.click()
  const left = page.getByRole('dialog').locator('a.calendar-event')
  await left.last().scrollIntoViewIfNeeded()
  await expect(left.last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(left).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('an event of any length says its title next to its hours: dense or not, and on paper @full @local', async ({
  page,
  signIn,
}) => {
  const ends = ['10:15', '10:45', '10:50', '11:00', '11:15', '13:00']
  const events = ends.map((end, at) => {
    const day = `2027-03-0${at + 1}`
    return wire(at + 1, `Fins a ${end}`, `${day} 10:00`, `${day} ${end}`)
  })
  await answer(page, events)
  /** How much of its letters the event shows. */
  const shown = (title: string) =>
    drawn(page, title)
      .locator('b')
      .evaluate((words) => {
        const { top, bottom } = words.getBoundingClientRect()
        const around = words.parentElement?.getBoundingClientRect().bottom ?? 0
        return { height: Math.min(bottom, around) - top, share: (around - top) / (bottom - top) }
      })
  await signIn('ca', 'calendar?view=week&date=2027-03-03')
  for (const density of ['compact', 'comfortable']) {
    await page.getByRole('button', { name: say('filters:view') }).click()
    await page.getByLabel(say('filters:columns.density')).selectOption(density)
    await page.keyboard.press('Escape')
    await expect(page.locator(`[data-density="${density}"]`)).toBeVisible()
    for (const { title } of events) expect((await shown(title)).height).toBeGreaterThan(12)
  }
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const { title } of events) expect((await shown(title)).share).toBeGreaterThan(0.6)
})
