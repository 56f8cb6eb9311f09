import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { type Language, LANGUAGES, sayOf } from './words.ts'

const say = (language: Language, path: string, holes = {}) =>
  sayOf(language, ['calendar', 'eventForm', 'recordForm'], path, holes)

const drawn = (page: Page, title: string) =>
  page.locator('a.calendar-event').filter({ hasText: title })

const dayCell = (page: Page, day: string) => page.locator(`[role="cell"][data-date="${day}"]`)

const dialog = (page: Page, language: Language = 'ca') =>
  page.getByRole('dialog', { name: say(language, 'page.new') })

/** The short form of a new event, ready to be typed into. */
async function opened(page: Page, language: Language = 'ca') {
  await expect(dialog(page, language)).toBeVisible()
  await expect(new EventForm(page, language).text('title')).toBeFocused()
}

/** Where one presses. */
interface Point {
  x: number
  y: number
}

/** Low in a day of a month, where nothing else is. */
async function emptyPlace(page: Page, day: string): Promise<Point> {
  // What arrives moves the weeks.
  await page.waitForLoadState('networkidle')
  const box = await dayCell(page, day).boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return { x: box.x + box.width / 2, y: box.y + box.height - 12 }
}

async function draw(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

/** A finger, to be laid on, drawn and lifted. */
async function fingerOn(page: Page) {
  const finger = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** What the next creation of an event sends, and its record afterwards. */
async function creation(page: Page, site: Site, act: () => Promise<void>, language = 'ca') {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname.endsWith('/events') &&
      response.ok(),
  )
  await act()
  const { id } = (await (await answered).json()) as { id: number }
  return { id, record: await site.rest.read('events', language, id) }
}

// `@pointing` here and below: days and hours are chosen with keys in calendarByKeyboard.spec.ts, and `by keyboard` below.
test('a day of a month is pressed, and an event is there after a title; it is taken back @wide @pointing', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Taller ${site.suffix}`
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  const { x, y } = await emptyPlace(page, day)
  await page.mouse.click(x, y)
  await opened(page)
  await page.keyboard.type(title)
  const { record } = await creation(page, site, () => page.keyboard.press('Enter'))
  expect(record).toMatchObject({
    start_date: `${day} 19:00:00`,
    end_date: `${day} 21:00:00`,
    all_day: false,
    status: 'draft',
  })
  await expect(dialog(page)).toBeHidden()
  await expect(drawn(page, title)).toBeVisible()
  await page.getByRole('button', { name: say('ca', 'create.undo'), exact: true }).click()
  await expect(page.getByText(say('ca', 'create.undone', { title }))).toBeVisible()
  await expect(drawn(page, title)).toHaveCount(0)
})

test('days are drawn over, and the whole form goes on with what was typed @full @pointing', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  await signIn('ca', 'calendar?view=month&date=2027-03-10')
  await draw(page, await emptyPlace(page, '2027-03-09'), await emptyPlace(page, '2027-03-11'))
  await opened(page)
  await page.keyboard.type(title)
  await page.keyboard.press('Alt+Enter')
  await expect(page).toHaveURL(/events\/new$/)
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(title)
  await expect(form.flag('all_day')).toBeChecked()
  const save = page.getByRole('button', { name: say('ca', 'action.saveDraft') })
  const { record } = await creation(page, site, () => save.click())
  expect(record).toMatchObject({
    title,
    start_date: '2027-03-09 00:00:00',
    end_date: '2027-03-11 23:59:59',
    all_day: true,
  })
})

test('half an hour of a week is pressed, and hours are drawn over @full @pointing', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  await signIn('ca', `calendar?view=week&date=${day}`)
  const slot = async (time: string) => {
    const line = await page.locator(`[data-time="${time}"]`).last().boundingBox()
    const column = await dayCell(page, day).last().boundingBox()
    if (!line || !column) throw new Error('nothing is drawn there')
    return { x: column.x + column.width / 2, y: line.y + 4 }
  }
  const from = await slot('10:30:00')
  await page.mouse.click(from.x, from.y)
  await opened(page)
  await page.keyboard.type(`Dansa ${site.suffix}`)
  const pressed = await creation(page, site, () => page.keyboard.press('Enter'))
  expect(pressed.record).toMatchObject({
    start_date: `${day} 10:30:00`,
    end_date: `${day} 12:30:00`,
  })
  await expect(dialog(page)).toBeHidden()
  await draw(page, await slot('15:00:00'), await slot('16:00:00'))
  await opened(page)
  await page.keyboard.type(`Cant ${site.suffix}`)
  const over = await creation(page, site, () => page.keyboard.press('Enter'))
  expect(over.record).toMatchObject({ start_date: `${day} 15:00:00`, end_date: `${day} 16:15:00` })
  await expect(drawn(page, `Cant ${site.suffix}`)).toBeVisible()
})

for (const language of LANGUAGES)
  test(`in ${language} an event is added with the keyboard alone, and what filters hide is said`, async ({
    page,
    site,
    signIn,
  }) => {
    const day = '2027-03-17'
    const title = `Lectura ${site.suffix}`
    await signIn(language, `calendar?view=month&date=2027-03-10&search=zzz${site.suffix}`)
    await dayCell(page, day).getByRole('link').first().focus()
    await page.keyboard.press('n')
    await opened(page, language)
    await expectAccessible(page)
    await page.keyboard.type(title)
    const { record } = await creation(page, site, () => page.keyboard.press('Enter'), language)
    expect(record.start_date).toBe(`${day} 19:00:00`)
    await expect(drawn(page, title)).toBeVisible()
    await expect(page.getByText(say(language, 'create.filtered', { title }))).toBeVisible()
  })

test('what was typed is not lost when the short form is closed @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Cinema ${site.suffix}`
  await signIn('ca', 'calendar?view=month&date=2027-03-10')
  await expect(dayCell(page, '2027-03-10')).toBeVisible()
  await page.keyboard.press('n')
  await opened(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('n')
  await opened(page)
  await page.keyboard.type(title)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: say('ca', 'leave.title') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(new EventForm(page, 'ca').text('title')).toHaveValue(title)
  await dialog(page)
    .getByRole('button', { name: say('ca', 'quick.cancel') })
    .click()
  await question.getByRole('button', { name: say('ca', 'leave.leave'), exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await page.goto(`${site.root}ca/events/new`)
  await expect(page.getByText(title)).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  for (const width of [360, 1280])
    test(`a day is chosen by resting on it, and not by touching it: ${width} px @once @full @pointing`, async ({
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
      await expect(dialog(page)).toBeHidden()
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
    test(`days of a ${view} are drawn over, after resting on the first: ${width} px @once @full @pointing`, async ({
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

  test('in an agenda each day has a button for it @once', async ({ page, site, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const title = `Mercat ${site.suffix}`
    await signIn('ca', `calendar?date=2027-03-10&search=${site.suffix}`)
    await expect(page.getByRole('button', { name: say('ca', 'go.date') })).toBeVisible()
    await page.keyboard.press('n')
    await opened(page)
    await page.keyboard.type(`${title} 1`)
    await creation(page, site, () => page.keyboard.press('Enter'))
    const onDay = (day: string) =>
      page.getByRole('button', { name: say('ca', 'create.on', { day }), exact: true })
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
})
