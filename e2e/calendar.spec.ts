import type { Page } from '@playwright/test'
import { dayCell, drag, drawn, emptyPlace, hours, middleOf } from './calendarGrid.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) =>
  sayOf('ca', ['calendar', 'eventMove', 'eventForm', 'recordForm'], path, holes)

test('a month leads to an event, its change and its overlaps', async ({ page, site, signIn }) => {
  const [day, next, last, other] = ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-18']
  const [night, fair] = [`Nit ${site.suffix}`, `Fira ${site.suffix}`]
  const { id } = await seedEvent(site, 'ca', {
    title: night,
    start_date: `${day} 22:00:00`,
    end_date: `${next} 03:00:00`,
  })
  const threeDays = { start_date: `${day} 10:00:00`, end_date: `${last} 20:00:00` }
  await seedEvent(site, 'ca', { title: fair, ...threeDays })
  const venue = await site.rest.create('venues', 'ca', { venue: `Sala ${site.suffix}` })
  const [first, second] = [`Dansa ${site.suffix}`, `Cinema ${site.suffix}`]
  const from = (start: number) => ({
    start_date: `${other} ${start}:00:00`,
    end_date: `${other} ${start + 2}:00:00`,
    venue: venue.id,
  })
  await seedEvent(site, 'ca', { title: first, ...from(20) })
  await seedEvent(site, 'ca', { title: second, ...from(21) })
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  // The night belongs to the evening; what goes on for days is one band, or two where a week ends.
  await expect(drawn(page, night)).toHaveCount(1)
  expect(await drawn(page, fair).count()).toBeLessThanOrEqual(2)
  await expect(drawn(page, night)).toContainText('22:00')
  await expect(page.getByRole('columnheader').first()).toContainText('dilluns')
  await drawn(page, night).click()
  const card = page.getByRole('dialog', { name: night })
  await card.getByRole('button', { name: say('popover.to.draft') }).click()
  await expect(drawn(page, night)).toHaveClass(/unpublished/)
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ status: 'draft' })
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(drawn(page, night)).toBeFocused()
  await page.getByRole('link', { name: say('views.day'), exact: true }).click()
  await expect(page).toHaveURL(/view=day/)
  await expect(drawn(page, night)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/view=month/)
  await expect(drawn(page, night)).toHaveCount(1)

  await expect(drawn(page, first)).toContainText(say('clashes.venue'))
  await page.getByRole('button', { name: say('clashes.labelCount', { count: '1' }) }).click()
  const overlaps = page.getByRole('dialog', { name: say('clashes.label') })
  await overlaps.getByRole('link', { name: second }).click()
  const ofSecond = page.getByRole('dialog', { name: second })
  await expect(ofSecond).toContainText(`${say('clashes.venueWith')} ${first}`)
})

/** Types a title into the short form, which has the focus, and gives what was made by Enter. */
async function add(page: Page, site: Site, title: string) {
  await expect(new EventForm(page, 'ca').text('title')).toBeFocused()
  await page.keyboard.type(title)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('Enter')
  const { id } = (await (await answered).json()) as { id: number }
  await expect(page.getByRole('dialog', { name: say('ui:new.events') })).toBeHidden()
  return site.rest.read('events', 'ca', id)
}

test('a day pressed makes an event; one is drawn; both undone', async ({ page, site, signIn }) => {
  const [day, other, empty] = ['2027-03-10', '2027-03-18', '2027-03-16']
  const [title, moved] = [`Taller ${site.suffix}`, `Ball ${site.suffix}`]
  const website = 'https://a.test/'
  const { id } = await seedEvent(site, 'ca', { title: moved, website, ...hours(day) })
  const stored = () => site.rest.read('events', 'ca', id)
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  const { x, y } = await emptyPlace(page, empty)
  await page.mouse.click(x, y)
  const made = await add(page, site, title)
  expect(made).toMatchObject({
    start_date: `${empty} 19:00:00`,
    end_date: `${empty} 21:00:00`,
    all_day: false,
    status: 'draft',
  })
  await expect(drawn(page, title)).toBeVisible()
  await page.getByRole('button', { name: say('ui:undo'), exact: true }).click()
  await expect(drawn(page, title)).toHaveCount(0)
  await expect
    .poll(async () => (await site.rest.read('events', 'ca', made.id))['status'])
    .toBe('trash')

  await drag(page, await middleOf(drawn(page, moved)), await middleOf(dayCell(page, other)))
  const undo = page.getByRole('button', { name: say('ui:undo'), exact: true })
  await expect(undo).toBeVisible()
  expect(await stored()).toMatchObject({ ...hours(other), status: 'publish', website })
  await expect(drawn(page, moved)).toHaveCount(1)
  // What is told lies under what is opened, not over its buttons.
  await drawn(page, moved).click()
  await expect(page.getByRole('dialog', { name: moved })).toBeVisible()
  const layerOf = (selector: string) =>
    page.locator(selector).evaluate((one) => Number(getComputedStyle(one).zIndex))
  expect(await layerOf('body > .MuiPopover-root')).toBeGreaterThan(
    await layerOf('section:has(> [role="status"])'),
  )
  await page.keyboard.press('Escape')
  await undo.click()
  await expect.poll(stored).toMatchObject({ ...hours(day), website })
  await expect(drawn(page, moved)).toBeVisible()
})
