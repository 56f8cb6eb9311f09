import { expectAccessible } from './axe.ts'
import { drawn } from './calendarGrid.ts'
import { dayFromNow } from './days.ts'
import { expect, type Site, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { type Language, LANGUAGES, sayOf } from './words.ts'

const say = (language: Language, path: string, holes = {}) =>
  sayOf(language, ['calendar'], path, holes)

/** An overnight one, one of three days and one of an hour, around a day. */
async function seedNight(site: Site, language: Language) {
  const [day, next, last] = [40, 41, 42].map(dayFromNow)
  const titles = { night: `Nit ${site.suffix}`, fair: `Fira ${site.suffix}` }
  await seedEvent(site, language, {
    title: titles.night,
    start_date: `${day} 22:00:00`,
    end_date: `${next} 03:00:00`,
  })
  await seedEvent(site, language, {
    title: titles.fair,
    start_date: `${day} 10:00:00`,
    end_date: `${last} 20:00:00`,
  })
  return { day, titles }
}

test('an editor looks at a month, opens an event where it stands, and finds it there afterwards', async ({
  page,
  site,
  signIn,
}) => {
  const { day, titles } = await seedNight(site, 'ca')
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  // The night belongs to the evening; what goes on for days is one band, or two where a week ends.
  await expect(drawn(page, titles.night)).toHaveCount(1)
  expect(await drawn(page, titles.fair).count()).toBeLessThanOrEqual(2)
  await expect(drawn(page, titles.night)).toContainText('22:00')
  await drawn(page, titles.night).focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: titles.night })
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(drawn(page, titles.night)).toBeVisible()
  await expect(drawn(page, titles.night)).toBeFocused()
  await drawn(page, titles.night).click()
  await card.getByRole('button', { name: say('ca', 'popover.to.draft') }).click()
  await expect(drawn(page, titles.night)).toHaveClass(/unpublished/)
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/view=day/)
  await expect(drawn(page, titles.night)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/view=month/)
  await expect(drawn(page, titles.night)).toHaveCount(1)
})

test('an editor sees what clashes on a month, and looks at one of the two', async ({
  page,
  site,
  signIn,
}) => {
  const venue = await site.rest.create('venues', 'ca', { venue: `Sala ${site.suffix}` })
  const day = dayFromNow(40)
  const [first, second] = [`Dansa ${site.suffix}`, `Cinema ${site.suffix}`]
  const evening = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  await seedEvent(site, 'ca', { title: first, venue: venue.id, ...evening })
  const later = { start_date: `${day} 21:00:00`, end_date: `${day} 23:00:00` }
  await seedEvent(site, 'ca', { title: second, venue: venue.id, ...later })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  await expect(drawn(page, first)).toContainText(say('ca', 'clashes.venue'))
  await page.getByText(say('ca', 'clashes.count.venue', { number: '1' })).click()
  await expectAccessible(page)
  await page.locator('details').getByRole('link', { name: second }).click()
  const card = page.getByRole('dialog', { name: second })
  await expect(card).toContainText(`${say('ca', 'clashes.venueWith')} ${first}`)
  await expectAccessible(page)
})

for (const [language, colorScheme, width] of [
  ['ca', 'light', 1440],
  ['es', 'dark', 768],
  ['en', 'dark', 360],
] as const)
  test(`no view of the calendar stands in anyone's way: ${language}, ${colorScheme}, ${width} px @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    const { day } = await seedNight(site, language)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await signIn(language, `calendar?date=${day}`)
    for (const view of ['agenda', 'month', 'week', 'day']) {
      await page.getByRole('link', { name: say(language, `views.${view}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`view=${view}`))
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
    }
  })

for (const language of LANGUAGES)
  test(`weeks begin on Monday and hours have two figures: ${language} @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    const { day, titles } = await seedNight(site, language)
    await signIn(language, `calendar?view=month&date=${day}&search=${site.suffix}`)
    await expect(drawn(page, titles.night)).toContainText('22:00')
    const monday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      weekday: 'short',
      timeZone: 'UTC',
    }).format(Date.UTC(2026, 10, 23))
    await expect(page.getByRole('columnheader').first()).toContainText(monday)
  })

test('two thousand events of a month stay within three thousand elements, each within reach @once @full @local', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayFromNow(60)
  await page.route(/\/events\?(?!.*ends_before=).*starts_before=/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const events = Array.from({ length: 50 }, (_, at) => {
      const id = number * 1000 + at
      const date = `${day.slice(0, 8)}${String((id % 28) + 1).padStart(2, '0')}`
      const hour = String((id % 12) + 8).padStart(2, '0')
      return {
        id,
        title: `Acte ${id}`,
        status: 'publish',
        start_date: `${date} ${hour}:00:00`,
        end_date: `${date} ${hour}:45:00`,
        categories: [{ id: (id % 16) + 1, slug: `c${id % 16}`, name: `${id % 16} Categoria` }],
      }
    })
    await route.fulfill({ json: { events, total: 2000, total_pages: 40 } })
  })
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  await expect(page.getByText(say('ca', 'count_other', { number: '2.000' })).first()).toBeVisible()
  await expect(page.locator('a.calendar-event i').first()).toBeVisible()
  await expect(page.getByRole('list', { name: say('ca', 'colour.legend') })).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
  await page.locator('.calendar-more').first().click()
  await expect(page).toHaveURL(/view=day/)
  await expect(page.locator('a.calendar-event').first()).toBeVisible()
})

test('an event is moved with keys in a week and a month, keeps the focus, and stands there afterwards', async ({
  page,
  site,
  signIn,
}) => {
  const [day, next] = [40, 41].map(dayFromNow)
  const title = `Taller ${site.suffix}`
  const hours = { start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` }
  const { id } = await seedEvent(site, 'ca', { title, ...hours })
  const stored = async () => (await site.rest.read('events', 'ca', Number(id))).start_date
  await signIn('ca', `calendar?view=day&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  await expect(event).toContainText('10:00')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/view=week/)
  // The code that moves events comes after the week is drawn: the first press waits for it.
  await tabOnto(event)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(event).toContainText('10:15')
  await expect(event).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(event).toContainText('10:00')
  await page.keyboard.press('m')
  await expect(page).toHaveURL(/view=month/)
  await tabOnto(event)
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(stored).toBe(`${next} 10:00:00`)
  await expect(event).toBeFocused()
})
