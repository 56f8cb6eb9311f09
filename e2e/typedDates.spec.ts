import type { Locator, Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { press } from './keyboard.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** Spellings of 20:00 on a day of December 2026: of each kind one, all are in typedMoment.test.ts. */
const spellings = [
  ['10', '10/12/2026 20:00'],
  ['11', '111220262000'],
  ['12', '12 de desembre de 2026, 20 h'],
] as const

/** Other days and hours, each with what was in the box before. */
const others = [
  ['1/4/2027 9:30', '', '01/04/2027 09:30', '2027-04-01 09:30:00'],
  ['31/12/2026 24:00', '', '01/01/2027 00:00', '2027-01-01 00:00:00'],
  ['2/4/2027', '01/04/2027 09:30', '02/04/2027 09:30', '2027-04-02 09:30:00'],
] as const

test('a date of an event is what was typed', async ({ page, site, openEvent }) => {
  const { id, title, form } = await openEvent('Nit', { status: 'draft' })
  const start = form.text('start_date')
  const saved = async (wall: string) => {
    await press(page, 'ControlOrMeta+s')
    const stored = async () => (await site.rest.read('events', 'ca', id))['start_date']
    await expect.poll(stored).toBe(wall)
    await expect(form.saved(title, 'draft')).toBeVisible()
    await page.getByRole('button', { name: say('ca', 'ui:toast.close') }).click()
  }

  for (const [day, text] of spellings) {
    await typeOver(start, text)
    await expect(start, text).toHaveValue(`${day}/12/2026 20:00`)
    // A save takes what the box shows, whatever the spelling was.
    await saved(`2026-12-${day} 20:00:00`)
    await typeOver(start, '')
    await expect(start).toHaveValue('')
    await typeOver(start, text)
    await expect(start, text).toHaveValue(`${day}/12/2026 20:00`)
  }
  for (const [text, before, shown, wall] of others) {
    await typeOver(start, before)
    await typeOver(start, text)
    await expect(start, text).toHaveValue(shown)
    await saved(wall)
  }

  // In the middle: the month alone.
  await start.focus()
  await press(page, 'Home', ...rightTo(3), 'Shift+ArrowRight', 'Shift+ArrowRight')
  await page.keyboard.type('5')
  await press(page, 'Tab')
  await expect(start).toHaveValue('02/05/2027 09:30')
  await saved('2027-05-02 09:30:00')

  // What is not understood stays, is said, and changes nothing.
  await typeOver(start, '31/11/2026 20:00')
  await expect(start).toHaveValue('31/11/2026 20:00')
  await expect(start).toHaveAccessibleDescription(say('ca', 'form:moment.noSuchDay'))
  await press(page, 'ControlOrMeta+s')
  await form
    .summary()
    .getByRole('link', { name: form.label('start_date') })
    .click()
  await expect(start).toBeFocused()
  await expect(start).toHaveValue('31/11/2026 20:00')
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({
    start_date: '2027-05-02 09:30:00',
  })
  await typeOver(start, '19/12/2026')
  await expect(start).toHaveValue('19/12/2026 09:30')
})

test('a date is what was typed wherever else dates are typed', async ({ page, site, signIn }) => {
  const times = { start_date: '2027-05-02 09:30:00', end_date: '2027-05-02 11:30:00' }
  const { id } = await seedEvent(site, 'ca', {
    title: `Nit ${site.suffix}`,
    status: 'draft',
    ...times,
  })
  await signIn('ca', `events?search=${site.suffix}`)
  await page.getByRole('button', { name: say('ca', 'filters:drawer.button') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(say('ca', 'eventFilters:groups.advanced'), { exact: true }).click()
  const after = drawer.getByRole('textbox', { name: say('ca', 'eventList:names.starts_after') })
  await typeOver(after, '19.12.26')
  await expect(after).toHaveValue('19/12/2026')
  await after.press('Enter')
  await expect(page).toHaveURL(/starts_after=2026-12-19(&|$)/)

  await page.goto(`${site.root}ca/events/${id}/duplicate`)
  const copy = page.getByRole('textbox', { name: say('ca', 'eventDuplicate:one.day') })
  await typeOver(copy, '19 de desembre de 2026')
  await expect(copy).toHaveValue('19/12/2026')
  await page.getByRole('button', { name: say('ca', 'eventDuplicate:one.open') }).click()
  await new EventForm(page, 'ca').expectMoment('start_date', '2026-12-19 09:30')

  await page.goto(`${site.root}ca/transfer?part=pack`)
  const first = page.getByRole('textbox', { name: say('ca', 'eventForm:label.startDay') })
  const last = page.getByRole('textbox', { name: say('ca', 'eventForm:label.endDay') })
  await typeOver(last, '31-12-2026')
  await typeOver(first, '19-12-2026')
  await expect(page).toHaveURL(/first=2026-12-19&last=2026-12-31|last=2026-12-31&first=2026-12-19/)

  await page.goto(`${site.root}ca/calendar?view=day`)
  await page.getByRole('button', { name: say('ca', 'calendar:go.date') }).click()
  await expect(page.getByRole('textbox', { name: say('ca', 'calendar:go.date') })).toBeFocused()
  await page.keyboard.type('19/12/2026')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/date=2026-12-19/)
})

/** Types over everything a box holds, and leaves it. */
async function typeOver(box: Locator, text: string): Promise<void> {
  const page: Page = box.page()
  await box.click()
  await press(page, 'ControlOrMeta+a')
  if (text === '') await press(page, 'Delete')
  await page.keyboard.type(text)
  await press(page, 'Tab')
}

const rightTo = (column: number) => Array.from({ length: column }, () => 'ArrowRight')
