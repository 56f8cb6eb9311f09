import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { drawn } from './calendarGrid.ts'
import { expect, test } from './fixtures.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['calendar'], path, holes)

const DAY = '2027-03-10'
const LAST = '2027-04-04'
const MANY = 300
const PER_PAGE = 50

interface Wire {
  id: number
  title: string
  status: string
  start_date: string
  end_date: string
}

const wire = (id: number, title: string, start_date: string, end_date: string): Wire => ({
  id,
  title,
  status: 'publish',
  start_date,
  end_date,
})

const YEAR = wire(1, 'Exposició de l’any', '2026-06-01 10:00:00', '2027-06-01 20:00:00')
const ENDLESS = wire(2, 'Caminada sense final', '2027-03-12 10:00:00', '2027-03-12 10:00:00')
const BACKWARDS = wire(3, 'Fira al revés', '2027-03-11 10:00:00', '2026-03-11 12:00:00')
const CROWD = Array.from({ length: MANY }, (_, at) =>
  wire(10 + at, `Acte ${at}`, `${DAY} 10:00:00`, `${DAY} 11:00:00`),
)

/** March 2027 of a service that was filled by other means than its interface. */
async function fill(page: Page): Promise<void> {
  await page.route(/\/events\?.*starts_before=/, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const held = searchParams.has('ends_before') ? [BACKWARDS] : [YEAR, ENDLESS, ...CROWD]
    const all = searchParams.get('starts_before') === LAST ? held : []
    const number = Number(searchParams.get('page') ?? '1')
    const events = all.slice((number - 1) * PER_PAGE, number * PER_PAGE)
    const total_pages = Math.ceil(all.length / PER_PAGE)
    await route.fulfill({ json: { events, total: all.length, total_pages } })
  })
}

/** Events that are drawn on a day, or counted in its way to more of them. */
async function countedOn(page: Page, title: string): Promise<number> {
  const more = await page.locator('.calendar-more').allTextContents()
  const left = more.map((words) => Number(/\d+/.exec(words)?.[0] ?? 0))
  return (await drawn(page, title).count()) + left.reduce((sum, one) => sum + one, 0)
}

/** Something of its title can be read where it stands. */
async function expectWords(page: Page, title: string): Promise<void> {
  const words = drawn(page, title).first().locator('b')
  await expect(words).toBeVisible()
  // As far as its event does not cut it off.
  const { width, height } = await words.evaluate((element) => {
    const [text, around] = [element, element.parentElement ?? element].map((one) =>
      one.getBoundingClientRect(),
    )
    const cut = (from: 'left' | 'top', to: 'right' | 'bottom') =>
      text && around ? Math.min(text[to], around[to]) - Math.max(text[from], around[from]) : 0
    return { width: cut('left', 'right'), height: cut('top', 'bottom') }
  })
  expect(Math.min(width, height)).toBeGreaterThan(12)
}

for (const width of [1440, 360])
  test(`what makes no sense can be read in every view: ${width} px @once @full @local`, async ({
    page,
    signIn,
  }) => {
    await fill(page)
    await page.setViewportSize({ width, height: 900 })
    for (const view of ['month', 'week', 'day', 'agenda']) {
      if (view === 'month') await signIn('ca', `calendar?view=${view}&date=${DAY}`)
      else await page.getByRole('link', { name: say(`views.${view}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`view=${view}`))
      const titles = [YEAR.title, ...(view === 'day' ? [] : [ENDLESS.title, BACKWARDS.title])]
      for (const title of titles) await expectWords(page, title)
      await expectWords(page, 'Acte ')
      await expect.poll(() => countedOn(page, 'Acte ')).toBe(MANY)
      await expectAccessible(page)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
    }
    // In an agenda three hundred others come before it, each a stop of the keyboard.
    await page.getByRole('link', { name: say('views.month'), exact: true }).click()
    await expect(page).toHaveURL(/view=month/)
    await drawn(page, BACKWARDS.title).click()
    const card = page.getByRole('dialog', { name: BACKWARDS.title })
    await expect(card).toContainText(
      say('popover.endsBeforeStart', { end: '' }).split('(')[0] ?? '',
    )
  })

test('three hundred events of a day are a press away, and back @once @full @local', async ({
  page,
  signIn,
}) => {
  await fill(page)
  await signIn('ca', `calendar?view=month&date=${DAY}`)
  await page.locator('.calendar-more').first().click()
  await expect(page).toHaveURL(/view=day/)
  const more = page.locator('.calendar-more')
  await more.click()
  const left = page.getByRole('dialog')
  await expect(left.locator('a.calendar-event').first()).toBeVisible()
  await expectAccessible(page)
  await left.locator('a.calendar-event').last().scrollIntoViewIfNeeded()
  await expect(left.locator('a.calendar-event').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(left).toBeHidden()
  await expect(more).toBeFocused()
})

test('an event of any length says its title beside hours: dense or not, and on paper @once @full @local', async ({
  page,
  signIn,
}) => {
  const ends = ['10:15', '10:45', '10:50', '11:00', '11:15', '13:00']
  const events = ends.map((end, at) =>
    wire(at + 1, `Fins a ${end}`, `2027-03-0${at + 1} 10:00:00`, `2027-03-0${at + 1} ${end}:00`),
  )
  await page.route(/\/events\?(?!.*ends_before=).*starts_before=/, (route) =>
    route.fulfill({ json: { events, total: events.length, total_pages: 1 } }),
  )
  const expectTitles = async () => {
    for (const { title } of events) await expectWords(page, title)
  }
  await signIn('ca', 'calendar?view=week&date=2027-03-03')
  await expectTitles()
  await page.getByLabel(say('density.label')).selectOption('comfortable')
  await expect(page.locator('[data-density="comfortable"]')).toBeVisible()
  await expectTitles()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  // Of its letters, which are drawn at half their size.
  for (const { title } of events) {
    const words = drawn(page, title).locator('b')
    const { top, bottom, around } = await words.evaluate((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      around: element.parentElement?.getBoundingClientRect().toJSON(),
    }))
    expect(Math.min(bottom, around.bottom) - top).toBeGreaterThan((bottom - top) * 0.6)
  }
})
