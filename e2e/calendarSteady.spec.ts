import type { Page } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['calendar'], path, holes)

const DAY = '2027-03-10'

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

/** Two events of an hour and a half at one venue, half an hour apart. */
async function seedClash(site: Site, day: string, mark = '') {
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the hours of a week stay in sight while its days are drawn over a telephone: ${reducedMotion} @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    const short = await seedClash(site, DAY)
    const long = `Mostra ${site.suffix}`
    await seedEvent(site, 'ca', {
      title: long,
      start_date: '2027-02-20 00:00:00',
      end_date: '2027-03-30 23:59:59',
      all_day: true,
    })
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn('ca', `calendar?view=week&date=${DAY}&search=${site.suffix}`)
    await expect(page.locator('a.calendar-event')).toHaveCount(3)
    const hours = page.locator('.calendar-hours[data-time]').first()
    const width = () => hours.evaluate((box) => Math.round(box.getBoundingClientRect().width))
    const isFirst = async () => Math.abs((await places(page)).day - (await width())) <= 3
    await expect.poll(isFirst).toBe(true)
    expect((await places(page)).scrolled).toBeGreaterThan(100)
    for (const scrolled of [0, 150, 300]) {
      await page.locator('[data-view="week"]').evaluate((grid, left) => {
        grid.scrollLeft = left
      }, scrolled)
      await expect.poll(async () => (await places(page)).scrolled).toBe(scrolled)
      const { hour, corner } = await places(page)
      expect(Math.max(Math.abs(hour), Math.abs(corner))).toBeLessThanOrEqual(2)
      // What has been on for weeks is not a bar without a title.
      const title = await page.locator('b', { hasText: long }).boundingBox()
      const days = (await hours.boundingBox())?.x ?? NaN
      expect((title?.x ?? 0) - days - (await width())).toBeGreaterThanOrEqual(0)
      expect((title?.x ?? 0) - days - (await width())).toBeLessThan(12)
    }
    // What is drawn over lies under them, and what gets the focus beside them.
    const event = page.locator('a.calendar-event', { hasText: short })
    await event.evaluate((link: HTMLElement) => {
      link.focus()
      link.scrollIntoView({ inline: 'start', block: 'nearest' })
    })
    const [beside, box] = [await hours.boundingBox(), await event.boundingBox()]
    expect(box?.x).toBeGreaterThanOrEqual((beside?.x ?? 0) + (beside?.width ?? 0) - 1)
  })

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 780],
] as const)
  test(`the days stay where they are when clashes are found: ${width} px @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    const day = dayFromNow(40)
    const title = await seedClash(site, day)
    await page.setViewportSize({ width, height })
    await page.addInitScript(holdRest)
    for (const view of ['month', 'week', 'agenda']) {
      if (view === 'month')
        await signIn('ca', `calendar?view=${view}&date=${day}&search=${site.suffix}`)
      else await page.goto(`${site.root}ca/calendar?view=${view}&date=${day}&search=${site.suffix}`)
      const event = page.locator('a.calendar-event').filter({ hasText: title })
      await expect(event).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(event.locator('svg')).toHaveCount(0)
      const before = await event.boundingBox()
      await page.evaluate(() => window.rest())
      await expect(page.getByText(say('clashes.label'), { exact: true })).toBeVisible()
      await expect(event.locator('svg')).not.toHaveCount(0)
      const after = await event.boundingBox()
      expect({ view, y: after?.y }).toEqual({ view, y: before?.y })
    }
  })

test('on a telephone the sign of a clash is whole, and lies on no letters @once @full', async ({
  page,
  site,
  signIn,
}) => {
  const venue = await site.rest.create('venues', 'ca', { venue: `Sala ${site.suffix}` })
  const title = `Fira ${site.suffix}`
  const until = (day: string) => ({
    start_date: `${DAY} 10:00:00`,
    end_date: `${day} 20:00:00`,
    venue: venue.id,
  })
  await seedEvent(site, 'ca', { title, ...until('2027-03-14') })
  await seedEvent(site, 'ca', { title: `Dansa ${site.suffix}`, ...until(DAY) })
  await page.setViewportSize({ width: 360, height: 780 })
  const event = page.locator('a.calendar-event').filter({ hasText: title })
  const edges = (part: string) =>
    event.locator(part).evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return { top, bottom, left, right }
    })
  const search = `date=${DAY}&search=${site.suffix}&colour=status`
  await signIn('ca', `calendar?view=month&${search}`)
  await expect(event.locator('svg')).toBeVisible()
  expect((await edges('svg')).right).toBeLessThanOrEqual((await edges('i')).left)
  await page.goto(`${site.root}ca/calendar?view=agenda&${search}`)
  const sign = event.locator('.calendar-clash')
  await expect(sign.locator('svg')).toBeVisible()
  const [drawing, place] = [await edges('.calendar-clash svg'), await edges('.calendar-clash')]
  expect(drawing.top).toBeGreaterThanOrEqual(place.top - 0.5)
  expect(drawing.bottom).toBeLessThanOrEqual(place.bottom + 0.5)
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

test('the words of a month grow with the text, and how many more there are @once @full', async ({
  page,
  site,
  signIn,
}) => {
  for (const at of [1, 2, 3]) await seedClash(site, DAY, `${at}`)
  await signIn('ca', `calendar?view=month&date=${DAY}&search=${site.suffix}`)
  await expect(page.locator('.calendar-more')).toBeVisible()
  expect(await notGrown(page)).toEqual([])
})

test('the hours of a week grow with the text @once @full', async ({ page, site, signIn }) => {
  const title = await seedClash(site, DAY)
  await signIn('ca', `calendar?view=week&date=${DAY}&search=${site.suffix}`)
  const event = page.locator('a.calendar-event').filter({ hasText: title })
  const label = page.locator('.calendar-hour', { hasText: '10:00' })
  const look = async () => ({
    event: (await event.boundingBox())?.height ?? 0,
    label: (await label.boundingBox())?.height ?? 0,
  })
  const usual = await look()
  expect(await notGrown(page)).toEqual([])
  await expect.poll(async () => (await look()).label / usual.label).toBeGreaterThan(1.8)
  await expect.poll(async () => (await look()).event / usual.event).toBeGreaterThan(1.5)
  // Its hour and a line of its title.
  const { cut, title: seen } = await event.evaluate((link) => {
    const of = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
    const [words, chip] = [of(link.querySelector('b')), of(link.querySelector('.calendar-chip'))]
    return { cut: chip.bottom - words.top, title: words.height }
  })
  expect(cut).toBeGreaterThan(Math.min(seen, 30))
})
