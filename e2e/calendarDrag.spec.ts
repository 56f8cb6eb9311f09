import type { Locator, Page } from '@playwright/test'
import { dayCell, drawn, fingerOn, type Point, seedMorning, website } from './calendarGrid.ts'
import { expect, test } from './fixtures.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['eventMove'], path, holes)

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return box
}

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(place)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The middle of its first quarter of an hour: farther from the lines between them than any rounding. */
async function firstQuarterOf(event: Locator, hour: number): Promise<Point> {
  const { x, y, width } = await boxOf(event)
  return { x: x + width / 2, y: y + hour / 8 }
}

/** Presses at one point and lets go at another, as a hand does: by way of others. */
async function drag(page: Page, from: Point, to: Point, modifier?: 'Alt' | 'Control') {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 4, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  if (modifier) await page.keyboard.down(modifier)
  await page.mouse.up()
  if (modifier) await page.keyboard.up(modifier)
}

/** The record is read again before it is written. */
const patient = { timeout: 60_000 }

/** The next update of an event that leaves the page. */
const writing = (page: Page, id: number) =>
  page.waitForRequest(
    (request) =>
      request.method() !== 'GET' &&
      new RegExp(`/events/${id}\\b`).test(new URL(request.url()).pathname),
    patient,
  )

/** While it is being written it is not moved again. */
const expectSaved = (page: Page, moves: number) =>
  expect(page.getByRole('button', { name: say('undo'), exact: true })).toHaveCount(moves)

test('an event is drawn to another day of a month with the mouse, and taken back @wide', async ({
  page,
  site,
  signIn,
}) => {
  const [day, other] = ['2027-03-10', '2027-03-18']
  const title = `Taller ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  await expect(drawn(page, title)).toBeVisible()
  const sent = writing(page, id)
  await drag(page, await middleOf(drawn(page, title)), await middleOf(dayCell(page, other)))
  expect((await sent).postDataJSON()).toMatchObject({
    start_date: `${other} 10:00:00`,
    end_date: `${other} 11:00:00`,
    website: 'https://a.test/',
  })
  await expect(page.getByRole('button', { name: say('undo') })).toBeVisible()
  expect(await stored()).toMatchObject({
    start_date: `${other} 10:00:00`,
    end_date: `${other} 11:00:00`,
    status: 'publish',
    website: 'https://a.test/',
  })
  await expect(drawn(page, title)).toHaveCount(1)
  await expect(drawn(page, title)).toBeVisible()
  await page.getByRole('button', { name: say('undo') }).click()
  await expect.poll(async () => (await stored()).start_date).toBe(`${day} 10:00:00`)
  await expect(drawn(page, title)).toBeVisible()
})

test('an event of a week is drawn, stretched and copied by quarters of an hour @full', async ({
  page,
  site,
  signIn,
}) => {
  const [day, other] = ['2027-03-10', '2027-03-12']
  const title = `Dansa ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title).first()
  await expect(event).toBeVisible()
  const hour = (await boxOf(event)).height
  const column = async (date: string) => (await middleOf(dayCell(page, date).last())).x
  const from = await firstQuarterOf(event, hour)
  const moved = writing(page, id)
  await drag(page, from, { x: await column(other), y: from.y + hour / 2 })
  expect((await moved).postDataJSON()).toMatchObject({ website: 'https://a.test/' })
  await expect.poll(async () => (await stored()).start_date).toBe(`${other} 10:30:00`)
  await expect(event).toContainText('10:30')
  await expectSaved(page, 1)

  await event.hover()
  const { x, y, width, height } = await boxOf(event)
  const edge = { x: x + width / 2, y: y + height - 2 }
  await drag(page, edge, { x: edge.x, y: edge.y + hour / 4 })
  await expect.poll(async () => (await stored()).end_date).toBe(`${other} 11:45:00`)
  expect(await stored()).toMatchObject({ start_date: `${other} 10:30:00`, status: 'publish' })
  await expectSaved(page, 2)

  const there = await firstQuarterOf(event, hour)
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/events'),
    patient,
  )
  await drag(page, there, { x: await column(day), y: there.y }, 'Control')
  const sent = (await made).postDataJSON() as { start_date: string; end_date: string }
  expect(sent).toMatchObject({ status: 'draft', website: 'https://a.test/' })
  // Near the edge of the grid its hours scroll under the hand: a quarter of an hour more or less.
  expect(sent.start_date).toMatch(new RegExp(`^${day} 10:\\d[05]:00$`))
  expect(Date.parse(sent.end_date) - Date.parse(sent.start_date)).toBe(75 * 60_000)
  await expect(drawn(page, title)).toHaveCount(2)
  expect(await stored()).toMatchObject({ start_date: `${other} 10:30:00`, status: 'publish' })
})

test('hours become whole days at the top of a week, and an hour again below @full', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Cinema ${site.suffix}`
  const { stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  await expect(event).toBeVisible()
  const from = await firstQuarterOf(event, (await boxOf(event)).height)
  await drag(page, from, await middleOf(dayCell(page, '2027-03-09').first()))
  await expect
    .poll(stored)
    .toMatchObject({ all_day: true, start_date: '2027-03-09 00:00:00', website: 'https://a.test/' })
  await expectSaved(page, 1)
  await drag(page, await middleOf(event), from)
  await expect.poll(async () => (await stored()).all_day).toBe(false)
  // Where the hours stand by now is theirs to say: near an edge they scroll under what is dragged.
  const { start_date, end_date, website } = await stored()
  expect(String(start_date)).toMatch(/^2027-03-10 \d\d:(00|15|30|45):00$/)
  const lasts = Date.parse(`${String(end_date)}Z`) - Date.parse(`${String(start_date)}Z`)
  expect(lasts).toBe(3_600_000)
  expect(website).toBe('https://a.test/')
})

test('what is refused goes back to where it was, and says so @full @local', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Lectura ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  await expect(event).toBeVisible()
  const before = await boxOf(event)
  await site.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${id}`, times: 3 }])
  await drag(page, await middleOf(event), await middleOf(dayCell(page, '2027-03-18')))
  await expect(page.getByText(say('failed', { title, why: '' }).trim())).toBeVisible()
  await expect(event).toBeVisible()
  expect(await boxOf(event)).toEqual(before)
  expect((await stored()).start_date).toBe(`${day} 10:00:00`)

  // Once more, and at once: it is the one that was moved last by now.
  await page.context().setOffline(true)
  await drag(page, await middleOf(event), await middleOf(dayCell(page, '2027-03-17')))
  await expect(page.getByRole('alert').filter({ hasText: title })).toHaveCount(2)
  await expect.poll(() => boxOf(event)).toEqual(before)
  await page.context().setOffline(false)
  const sent = writing(page, id)
  await drag(page, await middleOf(event), await middleOf(dayCell(page, '2027-03-24')))
  expect((await sent).postDataJSON()).toMatchObject({ start_date: '2027-03-24 10:00:00' })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('an event is taken by resting on it, and drawn without turning the page @once @full', async ({
    page,
    site,
    signIn,
  }) => {
    const [day, other] = ['2027-03-12', '2027-03-09']
    const title = `Música ${site.suffix}`
    const { stored } = await seedMorning(site, title, day)
    await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
    // What the finger has taken is drawn once more, under it.
    const event = drawn(page, title).first()
    await expect(event).toBeVisible()
    const address = page.url()
    const from = await middleOf(event)
    const to = await middleOf(dayCell(page, other))
    const touch = await fingerOn(page)
    await touch('touchStart', [from])
    await expect(event).toHaveClass(/taken/)
    for (const part of [0.1, 0.3, 0.6, 1])
      await touch('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ])
    await touch('touchEnd', [])
    await expect.poll(async () => (await stored()).start_date).toBe(`${other} 10:00:00`)
    await expect(event).toBeVisible()
    expect(page.url()).toBe(address)
  })

  test('an event is stretched by its end, which can be drawn once the finger has rested on it @once @full', async ({
    page,
    site,
    signIn,
  }) => {
    const day = '2027-03-10'
    const title = `Cant ${site.suffix}`
    const { stored } = await seedMorning(site, title, day)
    await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
    const event = drawn(page, title).first()
    await expect(event).toBeVisible()
    // What arrives moves the hours.
    await page.waitForLoadState('networkidle')
    const touch = await fingerOn(page)
    await touch('touchStart', [await middleOf(event)])
    await expect(event).toHaveClass(/taken/)
    await touch('touchEnd', [])
    await expect(event).toHaveClass(/taken/)
    const { x, y, width, height } = await boxOf(event)
    const [from, by] = [{ x: x + width / 2, y: y + height }, height / 2]
    await touch('touchStart', [from])
    for (const part of [0.2, 0.5, 0.8, 1])
      await touch('touchMove', [{ x: from.x, y: from.y + by * part }])
    await touch('touchEnd', [])
    await expect.poll(async () => (await stored()).end_date).toBe(`${day} 11:30:00`)
    expect(await stored()).toMatchObject({ start_date: `${day} 10:00:00`, website })
  })
})
