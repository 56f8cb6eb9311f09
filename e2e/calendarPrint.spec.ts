import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['calendar'], path, holes)

/** It begins on a Sunday and ends on a Tuesday: six weeks of it. */
const SIX_ROWS = '2027-08-10'
const EVENTS = 400
const PER_PAGE = 50
/** More than a legend names. */
const CATEGORIES = 20

const category = (at: number) => ({
  id: at + 1,
  slug: `activitats-${at}`,
  name: `Activitats familiars del centre cívic ${at}`,
})

/** More than are drawn on each day of that month, in more colours than there are. */
async function fill(page: Page): Promise<void> {
  await page.route(/\/events\?(?!.*ends_before=).*starts_before=/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const events = Array.from({ length: PER_PAGE }, (_, at) => {
      const id = (number - 1) * PER_PAGE + at
      const date = `2027-08-${String((id % 31) + 1).padStart(2, '0')}`
      const hour = String((id % 12) + 8).padStart(2, '0')
      const times = { start_date: `${date} ${hour}:00:00`, end_date: `${date} ${hour}:45:00` }
      const categories = [category(id % CATEGORIES)]
      return { id: id + 1, title: `Acte ${id}`, status: 'publish', categories, ...times }
    })
    await route.fulfill({ json: { events, total: EVENTS, total_pages: EVENTS / PER_PAGE } })
  })
}

/** Sheets of what is printed, and how wide and high they are in points. */
async function printed(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)
  return {
    sheets: Number(/\/Count (\d+)/.exec(text)?.[1]),
    width: Math.round(Number(box?.[1])),
    height: Math.round(Number(box?.[2])),
  }
}

/** What only a screen has a use for is not printed. */
async function expectBarePaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav:visible, form:visible, button:visible')).toHaveCount(0)
}

const lying = { width: 842, height: 595 }
/** Of a lying sheet between its margins, in px: wide enough for the rail of a screen. */
const insideOfSheet = { width: 1046, height: 717 }
const standing = { width: 595, height: 842 }

test('a crowded month of six weeks is on one lying sheet @local', async ({ page, signIn }) => {
  await fill(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('ca', `calendar?view=month&date=${SIX_ROWS}`)
  await expect(page.locator('.calendar-more')).toHaveCount(31)
  expect(await printed(page)).toEqual({ sheets: 1, ...lying })
  await page.getByRole('button', { name: sayOf('ca', ['filters'], 'view') }).click()
  await expect(
    page.getByText(say('ui:count.events_other', { count: String(EVENTS) })).first(),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: say('colour.legend') })).toBeVisible()
  await page.getByLabel(say('filters:columns.density')).selectOption('comfortable')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-density="comfortable"]')).toBeVisible()
  expect(await printed(page)).toEqual({ sheets: 1, ...lying })
  await expectBarePaper(page)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
})

for (const view of ['week', 'day'])
  test(`a ${view} is printed with all its hours, over the whole width of one lying sheet @full @local`, async ({
    page,
    signIn,
  }) => {
    await fill(page)
    await signIn('ca', `calendar?view=${view}&date=${SIX_ROWS}`)
    await expect(page.locator('a.calendar-event').first()).toBeVisible()
    expect(await printed(page)).toEqual({ sheets: 1, ...lying })
    await page.setViewportSize(insideOfSheet)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('[data-time="23:30:00"]').first()).toBeInViewport()
    const width = await page.locator('main').evaluate((main) => main.clientWidth)
    expect(width).toBe(insideOfSheet.width)
  })

test('an agenda is printed as a list on standing sheets @full @local', async ({ page, signIn }) => {
  await fill(page)
  await signIn('ca', `calendar?view=agenda&date=${SIX_ROWS}`)
  await expect(page.locator('li > a.calendar-event')).toHaveCount(EVENTS)
  const { sheets, ...size } = await printed(page)
  expect(size).toEqual(standing)
  expect(sheets).toBeGreaterThan(4)
  await expectBarePaper(page)
})
