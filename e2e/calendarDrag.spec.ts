import type { Page } from '@playwright/test'
import {
  boxOf,
  dayCell,
  drag,
  drawn,
  emptyPlace,
  hours,
  middleOf,
  type Point,
} from './calendarGrid.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** What only the hands of a browser show: quarters of an hour under a mouse, and a finger that rests. */

const [before, day, after] = ['2027-03-09', '2027-03-10', '2027-03-12']

async function seedMorning(site: Site, title: string) {
  const { id } = await seedEvent(site, 'ca', { title, ...hours(day) })
  return () => site.rest.read('events', 'ca', id)
}

/** The middle of its first quarter of an hour: farther from the lines between them than any rounding. */
async function firstQuarterOf(page: Page, title: string, hour: number): Promise<Point> {
  const { x, y, width } = await boxOf(drawn(page, title).first())
  return { x: x + width / 2, y: y + hour / 8 }
}

/** While it is being written it is not moved again. */
const expectSaved = (page: Page, moves: number) =>
  expect(page.getByRole('button', { name: say('ca', 'ui:undo') })).toHaveCount(moves)

test('an event is drawn, stretched, copied by quarters @full', async ({ page, site, signIn }) => {
  const title = `Dansa ${site.suffix}`
  const stored = await seedMorning(site, title)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title).first()
  const hour = (await boxOf(event)).height
  const column = async (date: string) => (await middleOf(dayCell(page, date).last())).x
  const from = await firstQuarterOf(page, title, hour)
  await drag(page, from, { x: await column(after), y: from.y + hour / 2 })
  await expect.poll(async () => (await stored()).start_date).toBe(`${after} 10:30:00`)
  await expect(event).toContainText('10:30')
  await expectSaved(page, 1)

  await event.hover()
  const { x, y, width, height } = await boxOf(event)
  const edge = { x: x + width / 2, y: y + height - 2 }
  await drag(page, edge, { x: edge.x, y: edge.y + hour / 4 })
  await expect.poll(async () => (await stored()).end_date).toBe(`${after} 11:45:00`)
  await expectSaved(page, 2)

  const there = await firstQuarterOf(page, title, hour)
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/events'),
  )
  await drag(page, there, { x: await column(day), y: there.y }, 'Control')
  const sent = (await made).postDataJSON() as { start_date: string; end_date: string }
  // Near the edge of the grid its hours scroll under the hand: a quarter of an hour more or less.
  expect(sent.start_date).toMatch(new RegExp(`^${day} 10:\\d[05]:00$`))
  expect(Date.parse(sent.end_date) - Date.parse(sent.start_date)).toBe(75 * 60_000)
  await expect(drawn(page, title)).toHaveCount(2)
  expect(await stored()).toMatchObject({ start_date: `${after} 10:30:00`, status: 'publish' })
})

test('hours become whole days at the top of a week @full', async ({ page, site, signIn }) => {
  const title = `Cinema ${site.suffix}`
  const stored = await seedMorning(site, title)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  const from = await firstQuarterOf(page, title, (await boxOf(event)).height)
  await drag(page, from, await middleOf(dayCell(page, before).first()))
  await expect.poll(stored).toMatchObject({ all_day: true, start_date: `${before} 00:00:00` })
  await expectSaved(page, 1)
  await drag(page, await middleOf(event), from)
  await expect.poll(async () => (await stored()).all_day).toBe(false)
  // Where the hours stand by now is theirs to say: near an edge they scroll under what is dragged.
  const { start_date, end_date } = await stored()
  expect(String(start_date)).toMatch(new RegExp(`^${day} \\d\\d:(00|15|30|45):00$`))
  const lasts = Date.parse(`${String(end_date)}Z`) - Date.parse(`${String(start_date)}Z`)
  expect(lasts).toBe(3_600_000)
})

/** A finger, to be laid on, drawn and lifted. */
async function fingerOn(page: Page) {
  const finger = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    rest: (at: Point) => send('touchStart', [at]),
    async drawTo(from: Point, to: Point) {
      for (const part of [0.1, 0.4, 0.7, 1])
        await send('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ])
      await send('touchEnd', [])
    },
    lift: () => send('touchEnd', []),
  }
}

/** How long a finger has to rest, by the browser's own clock. */
async function hasRested(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 1000, start)
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('an event is taken by resting on it, drawn to another day, and stretched by its end @full', async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Música ${site.suffix}`
    const stored = await seedMorning(site, title)
    await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
    const address = page.url()
    // What the finger has taken is drawn once more, under it.
    const event = drawn(page, title).first()
    const finger = await fingerOn(page)
    const from = await middleOf(event)
    await finger.rest(from)
    await expect(event).toHaveClass(/taken/)
    await finger.drawTo(from, await middleOf(dayCell(page, after)))
    await expect.poll(async () => (await stored()).start_date).toBe(`${after} 10:00:00`)
    expect(page.url()).toBe(address)

    await page.goto(`${site.root}ca/calendar?view=week&date=${day}&search=${site.suffix}`)
    // What arrives moves the hours.
    await page.waitForLoadState('networkidle')
    await finger.rest(await middleOf(event))
    await expect(event).toHaveClass(/taken/)
    await finger.lift()
    const { x, y, width, height } = await boxOf(event)
    const end = { x: x + width / 2, y: y + height }
    await finger.rest(end)
    await finger.drawTo(end, { x: end.x, y: end.y + height / 2 })
    await expect.poll(async () => (await stored()).end_date).toBe(`${after} 11:30:00`)
  })

  for (const width of [360, 1280])
    test(`days are chosen by resting on the first: ${width} px @full`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn('ca', `calendar?view=month&date=${day}`)
      const address = page.url()
      const [from, to] = [await emptyPlace(page, before), await emptyPlace(page, day)]
      const finger = await fingerOn(page)
      const form = new EventForm(page, 'ca')
      await finger.rest(from)
      await finger.lift()
      await finger.rest(from)
      await hasRested(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await finger.drawTo(from, to)
      await expect(form.text('title')).toBeFocused()
      await form.expectMoment('startDay', before)
      await form.expectMoment('endDay', day)
      expect(page.url()).toBe(address)
    })

  test('drawn sideways, a finger goes over a week of a telephone, and turns it at its end @full', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    // A Wednesday, which is the first day in sight.
    await signIn('ca', `calendar?view=week&date=${day}`)
    const grid = page.locator('[data-view="week"]')
    const scrolled = () => grid.evaluate(({ scrollLeft }) => scrollLeft)
    await expect.poll(scrolled).toBeGreaterThan(50)
    await page.waitForLoadState('networkidle')
    const title = page.getByRole('heading', { level: 1 })
    const week = (await title.textContent()) ?? ''
    const finger = await fingerOn(page)
    const [right, left] = [
      { x: 320, y: 500 },
      { x: 60, y: 500 },
    ]
    const turn = async () => {
      await finger.rest(right)
      await finger.drawTo(right, left)
    }
    const isAtEnd = () =>
      grid.evaluate((box) => box.scrollLeft + box.clientWidth >= box.scrollWidth - 1)
    while (!(await isAtEnd())) {
      const at = await scrolled()
      await turn()
      await expect.poll(scrolled).toBeGreaterThan(at)
      await expect(title).toHaveText(week)
    }
    await turn()
    await expect(title).not.toHaveText(week)
  })
})
