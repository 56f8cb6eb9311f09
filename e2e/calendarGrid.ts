import type { Locator, Page } from '@playwright/test'

/** What is drawn of an event, on a grid or in an agenda. */
export const drawn = (page: Page, title: string) =>
  page.locator('a.calendar-event').filter({ hasText: title })

export const dayCell = (page: Page, day: string) =>
  page.locator(`[role="cell"][data-date="${day}"]`)

/** Where one presses. */
export interface Point {
  x: number
  y: number
}

export async function boxOf(place: Locator) {
  await place.waitFor()
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return box
}

export async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(place)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Low in a day of a month, where nothing else is. */
export async function emptyPlace(page: Page, day: string): Promise<Point> {
  // What arrives moves the weeks.
  await page.waitForLoadState('networkidle')
  const { x, y, width, height } = await boxOf(dayCell(page, day))
  return { x: x + width / 2, y: y + height - 12 }
}

/** Presses at one point and lets go at another, as a hand does: by way of others. */
export async function drag(page: Page, from: Point, to: Point, modifier?: 'Control') {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 4, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  if (modifier) await page.keyboard.down(modifier)
  await page.mouse.up()
  if (modifier) await page.keyboard.up(modifier)
}

/** An hour of a morning. */
export const hours = (day: string) => ({
  start_date: `${day} 10:00:00`,
  end_date: `${day} 11:00:00`,
})
