import { drawn, hours, press, seedMorning, website, written } from './calendarGrid.ts'
import { expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) => sayOf('ca', ['calendar', 'eventMove'], path, holes)

test('the dialog that moves an event puts a draft of whole days elsewhere, and then takes it to another month @full', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Recital ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  const dialog = page.getByRole('dialog', { name: sayOf('ca', ['eventMove'], 'title', { title }) })
  const ask = async () => {
    await tabOnto(drawn(page, title).first())
    await press(page, 'Enter')
    const card = page.getByRole('dialog', { name: title, exact: true })
    await tabOnto(card.getByRole('button', { name: say('popover.move'), exact: true }))
    await press(page, 'Enter')
    await expect(dialog.getByRole('spinbutton').first()).toBeFocused()
  }
  await ask()
  await page.keyboard.type('12032027')
  await tabOnto(dialog.getByRole('checkbox', { name: say('allDay') }))
  await press(page, 'Space')
  await tabOnto(dialog.getByRole('button', { name: say('copy.there') }))
  const made = written(page, 'ca', /\/events$/)
  await press(page, 'Enter')
  const whole = { start_date: '2027-03-12 00:00:00', end_date: '2027-03-12 23:59:59' }
  expect(await made).toMatchObject({ status: 'draft', all_day: true, website, ...whole })
  await expect(drawn(page, title)).toHaveCount(2)
  expect(await stored()).toMatchObject({ all_day: false, ...hours(day) })

  await ask()
  await page.keyboard.type('12052027')
  const moved = written(page, 'ca', new RegExp(`/events/${id}$`))
  await press(page, 'Enter')
  expect(await moved).toMatchObject({ website, ...hours('2027-05-12') })
  await expect(drawn(page, title)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
