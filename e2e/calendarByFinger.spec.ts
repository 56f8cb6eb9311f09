import { expectAccessible } from './axe.ts'
import { drawn, emptyPlace, fingerOn } from './calendarGrid.ts'
import { creation, opened, shortForm } from './calendarShortForm.ts'
import { expect, test } from './fixtures.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['calendar'], path, holes)

test.use({ hasTouch: true })

for (const width of [360, 1280])
  test(`a day is chosen by resting on it, and not by touching it: ${width} px @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const day = '2027-03-10'
    const title = `Música ${site.suffix}`
    await signIn('ca', `calendar?view=month&date=${day}`)
    const at = await emptyPlace(page, day)
    const touch = await fingerOn(page)
    await touch('touchStart', [at])
    await touch('touchEnd', [])
    await touch('touchStart', [at])
    // Resting is a matter of time.
    await page.waitForTimeout(1200)
    await expect(shortForm(page)).toBeHidden()
    await touch('touchEnd', [])
    await opened(page)
    await page.keyboard.type(title)
    const { record } = await creation(page, site, () => page.keyboard.press('Enter'))
    expect(record.start_date).toBe(`${day} 19:00:00`)
  })

for (const [view, width] of [
  ['month', 360],
  ['month', 768],
] as const)
  test(`days of a ${view} are drawn over, after resting on the first: ${width} px @once @full`, async ({
    page,
    site,
    signIn,
  }) => {
    const [first, last] = ['2027-03-09', '2027-03-11']
    await page.setViewportSize({ width, height: 800 })
    await signIn('ca', `calendar?view=${view}&date=${first}`)
    const address = page.url()
    const [from, to] = [await emptyPlace(page, first), await emptyPlace(page, last)]
    const touch = await fingerOn(page)
    await touch('touchStart', [from])
    await page.waitForTimeout(1200)
    for (const part of [0.1, 0.4, 0.7, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }])
    await touch('touchEnd', [])
    await opened(page)
    await page.keyboard.type(`Fira ${site.suffix}`)
    const { record } = await creation(page, site, () => page.keyboard.press('Enter'))
    expect(record).toMatchObject({
      all_day: true,
      start_date: `${first} 00:00:00`,
      end_date: `${last} 23:59:59`,
    })
    expect(page.url()).toBe(address)
  })

test('a finger drawn sideways draws over a week of a telephone, and turns it at its end @once @full', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  // A Wednesday, which is the first day in sight.
  await signIn('ca', 'calendar?view=week&date=2027-03-10')
  const grid = page.locator('[data-view="week"]')
  await expect.poll(() => grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
  await page.waitForLoadState('networkidle')
  const title = page.getByRole('heading', { level: 1 })
  const before = (await title.textContent()) ?? ''
  const touch = await fingerOn(page)
  const draw = async () => {
    const y = 500
    await touch('touchStart', [{ x: 320, y }])
    for (const x of [280, 220, 160, 100, 60]) await touch('touchMove', [{ x, y }])
    await touch('touchEnd', [])
  }
  const isAtEnd = () =>
    grid.evaluate((box) => box.scrollLeft + box.clientWidth >= box.scrollWidth - 1)
  while (!(await isAtEnd())) {
    await draw()
    await page.waitForTimeout(500)
    await expect(title).toHaveText(before)
  }
  await draw()
  await expect(title).not.toHaveText(before)
})

test('in an agenda each day has a button for it @once', async ({ page, site, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const title = `Mercat ${site.suffix}`
  await signIn('ca', `calendar?date=2027-03-10&search=${site.suffix}`)
  await expect(page.getByRole('button', { name: say('go.date') })).toBeVisible()
  await page.keyboard.press('n')
  await opened(page)
  await page.keyboard.type(`${title} 1`)
  await creation(page, site, () => page.keyboard.press('Enter'))
  const onDay = (day: string) =>
    page.getByRole('button', { name: say('create.on', { day }), exact: true })
  await onDay('dimecres, 10 de març').tap()
  await opened(page)
  await page.keyboard.type(`${title} 2`)
  const { record } = await creation(page, site, () => page.keyboard.press('Enter'))
  expect(record.start_date).toBe('2027-03-10 19:00:00')
  await expect(drawn(page, `${title} 2`)).toBeVisible()
  await expectAccessible(page)
  await onDay('dissabte, 27 de març').tap()
  await opened(page)
  await page.keyboard.type(`${title} 3`)
  const free = await creation(page, site, () => page.keyboard.press('Enter'))
  expect(free.record.start_date).toBe('2027-03-27 19:00:00')
})
