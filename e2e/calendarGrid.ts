import type { Page } from '@playwright/test'
import type { Site } from './fixtures.ts'
import { seedEvent } from './seeds.ts'

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

/** Low in a day of a month, where nothing else is. */
export async function emptyPlace(page: Page, day: string): Promise<Point> {
  // What arrives moves the weeks.
  await page.waitForLoadState('networkidle')
  const box = await dayCell(page, day).boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return { x: box.x + box.width / 2, y: box.y + box.height - 12 }
}

/** A finger, to be laid on, drawn and lifted. */
export async function fingerOn(page: Page) {
  const finger = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** What an update of a live service would reset. */
export const website = 'https://a.test/'

/** An hour of a morning. */
export const hours = (day: string) => ({
  start_date: `${day} 10:00:00`,
  end_date: `${day} 11:00:00`,
})

/** An event of a morning, and how it is kept. */
export async function seedMorning(site: Site, title: string, day: string) {
  const { id } = await seedEvent(site, 'ca', { title, website, ...hours(day) })
  return { id: Number(id), stored: () => site.rest.read('events', 'ca', Number(id)) }
}

/** The next write of an event of a language that leaves the page, as it is sent. */
export async function written(page: Page, language: string, end: RegExp) {
  const sent = await page.waitForRequest((request) => {
    const { pathname } = new URL(request.url())
    return request.method() !== 'GET' && pathname.includes(`/${language}/`) && end.test(pathname)
  })
  return sent.postDataJSON() as unknown
}

/** One key after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
