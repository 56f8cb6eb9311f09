import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { dayCell, drawn, emptyPlace, type Point } from './calendarGrid.ts'
import { creation, opened, shortForm } from './calendarShortForm.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { type Language, LANGUAGES, sayOf } from './words.ts'

const say = (language: Language, path: string, holes = {}) =>
  sayOf(language, ['calendar', 'eventForm', 'recordForm'], path, holes)

async function draw(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test('a day of a month is pressed, and an event is there after a title; it is taken back @wide', async ({
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
  await expect(shortForm(page)).toBeHidden()
  await expect(drawn(page, title)).toBeVisible()
  await page.getByRole('button', { name: say('ca', 'create.undo'), exact: true }).click()
  await expect(page.getByText(say('ca', 'create.undone', { title }))).toBeVisible()
  await expect(drawn(page, title)).toHaveCount(0)
})

test('days are drawn over, and the whole form goes on with what was typed @full', async ({
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

test('half an hour of a week is pressed, and hours are drawn over @full', async ({
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
  await expect(shortForm(page)).toBeHidden()
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
  await expect(shortForm(page)).toBeHidden()
  await page.keyboard.press('n')
  await opened(page)
  await page.keyboard.type(title)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: say('ca', 'leave.title') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(new EventForm(page, 'ca').text('title')).toHaveValue(title)
  await shortForm(page)
    .getByRole('button', { name: say('ca', 'quick.cancel') })
    .click()
  await question.getByRole('button', { name: say('ca', 'leave.leave'), exact: true }).click()
  await expect(shortForm(page)).toBeHidden()
  await page.goto(`${site.root}ca/events/new`)
  await expect(page.getByText(title)).toBeVisible()
})
