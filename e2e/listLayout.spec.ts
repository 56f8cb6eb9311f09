import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { measureShifts, shiftOf } from './layoutShift.ts'
import { say } from './words.ts'

/**
 * Sizes that only a browser knows: where the rows of the five lists and the days of the calendar begin, how many are
 * seen, and that nothing jumps.
 */

const lists = ['events', 'venues', 'organizers', 'categories', 'tags'] as const

test.use({ data: 'town' })

/** What stands on a list. CSS px. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [data-row]')].map((row) =>
      row.getBoundingClientRect(),
    )
    const first = rows[0]
    const words = [...document.querySelectorAll('main p, main [class*="helper" i]')]
      .filter((part) => part.checkVisibility() && !part.closest('[data-row]'))
      .map((part) => part.textContent)
    return {
      first: first ? Math.round(first.top) : NaN,
      height: first ? Math.round(first.height) : NaN,
      seen: rows.filter(({ bottom }) => bottom <= innerHeight).length,
      wide: document.documentElement.scrollWidth > innerWidth,
      words,
    }
  })

for (const { width, height, most } of [
  { width: 1440, height: 900, most: 240 },
  { width: 360, height: 740, most: 300 },
])
  test(`the five lists and the translations begin within ${most} px of a window of ${width} px, and do not jump @local`, async ({
    page,
    site,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await measureShifts(page)
    await signIn('ca')
    for (const of of lists) {
      await page.goto(`${site.root}ca/${of}`, { waitUntil: 'networkidle' })
      await expect(page.locator('main [data-row]').first()).toBeVisible()
      const found = await measured(page)
      test.info().annotations.push({ type: of, description: JSON.stringify(found) })
      expect.soft(found.first, of).toBeLessThanOrEqual(most)
      expect.soft(found.wide, of).toBe(false)
      expect.soft(found.words, of).toEqual([])
      expect.soft(await shiftOf(page), of).toBeLessThanOrEqual(0.02)
      if (width > 400) expect.soft(found.height, of).toBeLessThanOrEqual(35)
      if (width < 400 || of !== 'events') continue
      expect.soft(found.seen, of).toBeGreaterThanOrEqual(18)
      // What is selected stands in place of the tools, moves no row, and stays in sight.
      await page.locator('main [data-row]').first().getByRole('checkbox').check()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('main [data-selection]')).toBeInViewport()
      await expect(page.locator('main [data-tools]')).toBeHidden()
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft((await measured(page)).first, of).toBe(found.first)
    }
    await page.goto(`${site.root}ca/translations`, { waitUntil: 'networkidle' })
    const first = await page.locator('main [data-row]').first().boundingBox()
    expect.soft(first?.y, 'translations').toBeLessThanOrEqual(most)
    if (width > 400)
      expect.soft(Math.round(first?.height ?? NaN), 'translations').toBeLessThanOrEqual(35)
    expect.soft(await shiftOf(page), 'translations').toBeLessThanOrEqual(0.02)
  })

/** Sizes of the letters of texts and fields, their weights, and heights of buttons on a page, as far as it is drawn. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (part: Element) =>
      part.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    const isText = ({ nodeType, textContent }: Node) => nodeType === 3 && textContent?.trim() !== ''
    const lettered = [...document.body.querySelectorAll('*')].filter(
      (part) =>
        (part.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea') ||
          [...part.childNodes].some(isText)) &&
        isDrawn(part),
    )
    const looks = lettered.map((part) => getComputedStyle(part))
    const heights = [...document.querySelectorAll('header button, main button')]
      .filter(isDrawn)
      .map((button) => Math.round(button.getBoundingClientRect().height))
    const sorted = (values: (string | number)[]) => [...new Set(values.map(Number))].toSorted()
    return {
      // As it is drawn: a label on the edge of its field is scaled.
      sizes: sorted(
        looks.map(({ fontSize, transform }) =>
          Math.round(parseFloat(fontSize) * new DOMMatrix(transform).a),
        ),
      ),
      weights: sorted(looks.map(({ fontWeight }) => fontWeight)),
      heights: sorted(heights),
    }
  })

test('letters are of four sizes and two weights, buttons of two heights @local', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('ca')
  const [event] = await site.rest.list('events', 'ca', 'per_page=1&status=publish')
  const views = ['month', 'week', 'agenda'].map((view) => `calendar?view=${view}`)
  const pages = ['', 'events', `events/${event?.['id']}`, ...views, 'translations']
  const isDrawn = async (name: string) => {
    const { sizes, weights, heights } = await lettersOf(page)
    expect.soft([12, 14, 16, 24], name).toEqual(expect.arrayContaining(sizes))
    expect.soft([400, 600], name).toEqual(expect.arrayContaining(weights))
    expect.soft([28, 36], name).toEqual(expect.arrayContaining(heights))
  }
  for (const path of pages) {
    await page.goto(`${site.root}ca/${path}`, { waitUntil: 'networkidle' })
    await isDrawn(path)
  }
  await page.goto(`${site.root}ca/events/${event?.['id']}/duplicate`, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: say('ca', 'eventDuplicate:way.repeat') }).check()
  await isDrawn('duplicate')
  await page.goto(`${site.root}ca/events`, { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.keyboard.type('concert')
  await expect(page.getByRole('option').first()).toBeVisible()
  await isDrawn('search')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const { view, width, height } of [
  { view: 'month', width: 1440, height: 900 },
  { view: 'month', width: 1280, height: 720 },
  { view: 'week', width: 1440, height: 900 },
])
  test(`a ${view} fits ${width} × ${height} px @local`, async ({ page, site, signIn }) => {
    await page.setViewportSize({ width, height })
    await measureShifts(page)
    await signIn('ca')
    await page.goto(`${site.root}ca/calendar?view=${view}`, { waitUntil: 'networkidle' })
    await expect(page.locator('a.calendar-event').first()).toBeVisible()
    const grid = await page.locator('main [data-view]').boundingBox()
    expect(grid?.y).toBeLessThanOrEqual(160)
    expect((grid?.y ?? NaN) + (grid?.height ?? NaN)).toBeLessThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    // The months around are still being read.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
