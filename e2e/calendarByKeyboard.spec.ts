import { confirmAll } from './beside.ts'
import { dayCell, drawn, hours, press, seedMorning, website, written } from './calendarGrid.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

const say = (path: string, holes = {}) =>
  sayOf('ca', ['calendar', 'eventMove', 'eventForm', 'recordForm'], path, holes)

test('an event is moved with keys, its version in another language as well when that is wanted, and both go back @full', async ({
  page,
  site,
  signIn,
}) => {
  const [day, next] = ['2027-03-10', '2027-03-11']
  const fields = { slug: `ball-${site.suffix}`, website, ...hours(day) }
  const title = `Ball ${site.suffix}`
  const ca = await seedEvent(site, 'ca', { title, ...fields })
  const es = await seedEvent(site, 'es', { title: `Baile ${site.suffix}`, ...fields })
  const stored = async () => [
    (await site.rest.read('events', 'ca', ca.id)).start_date,
    (await site.rest.read('events', 'es', es.id)).start_date,
  ]
  await signIn('ca')
  await confirmAll(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/calendar?view=month&date=${day}&search=${site.suffix}`)
  await tabOnto(drawn(page, title))
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('button', { name: say('versions.move', { languages: 'ES' }) })
  await expect(offer).toBeVisible()
  expect(await stored()).toEqual([`${next} 10:00:00`, `${day} 10:00:00`])
  await tabOnto(offer)
  const sent = written(page, 'es', new RegExp(`/events/${es.id}$`))
  await page.keyboard.press('Enter')
  expect(await sent).toMatchObject({ website, ...hours(next) })
  await expect.poll(stored).toEqual([`${next} 10:00:00`, `${next} 10:00:00`])
  await tabOnto(page.getByRole('button', { name: say('versions.undo'), exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual([`${day} 10:00:00`, `${day} 10:00:00`])
})

test('a day of a week is chosen with keys, begun in the short form and finished in the whole one @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Lectura ${site.suffix}`
  const form = new EventForm(page, 'ca')
  await signIn('ca', `calendar?view=week&date=2027-03-10&search=${site.suffix}`)
  await tabOnto(page.locator('[role="columnheader"][data-date="2027-03-11"]').getByRole('link'))
  await page.keyboard.press('n')
  const short = page.getByRole('dialog', { name: say('page.new') })
  await expect(short).toBeVisible()
  await expect(form.text('title')).toBeFocused()
  await form.expectMoment('start_date', '2027-03-11 19:00')
  await page.keyboard.type(title)
  await form.typeMoment('start_date', '2027-03-11 10:30')
  await page.keyboard.press('Alt+Enter')
  await expect(page).toHaveURL(/events\/new$/)
  await expect(form.text('title')).toHaveValue(title)
  await form.expectMoment('start_date', '2027-03-11 10:30')
  await form.expectMoment('end_date', '2027-03-11 12:30')
  const sent = written(page, 'ca', /\/events$/)
  await page.keyboard.press('ControlOrMeta+s')
  const dates = { start_date: '2027-03-11 10:30:00', end_date: '2027-03-11 12:30:00' }
  expect(await sent).toMatchObject({ title, status: 'draft', ...dates })
  await page.goto(`${site.root}ca/calendar?view=week&date=2027-03-10&search=${site.suffix}`)
  await expect(drawn(page, title)).toContainText('10:30')
})

test('an event of a week is moved, stretched and copied with keys, by quarters of an hour @full', async ({
  page,
  site,
  signIn,
}) => {
  const [day, other] = ['2027-03-10', '2027-03-12']
  const title = `Dansa ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title).first()
  await tabOnto(event)
  await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowRight', 'Alt+ArrowRight')
  await expect(event).toContainText('10:30')
  const moved = written(page, 'ca', new RegExp(`/events/${id}$`))
  await press(page, 'Enter')
  expect(await moved).toMatchObject({ website })
  // While it is being written it is not moved again.
  const undo = page.getByRole('button', { name: say('undo'), exact: true })
  await expect(undo).toHaveCount(1)
  expect(await stored()).toMatchObject({ start_date: `${other} 10:30:00` })

  await expect(event).toBeFocused()
  await press(page, 'Alt+Shift+ArrowDown', 'Enter')
  await expect.poll(async () => (await stored()).end_date).toBe(`${other} 11:45:00`)
  await expect(undo).toHaveCount(2)
  expect(await stored()).toMatchObject({ start_date: `${other} 10:30:00`, status: 'publish' })

  await expect(event).toBeFocused()
  const made = written(page, 'ca', /\/events$/)
  await press(page, 'Alt+ArrowLeft', 'Alt+ArrowLeft', 'ControlOrMeta+Enter')
  const dates = { start_date: `${day} 10:30:00`, end_date: `${day} 11:45:00` }
  expect(await made).toMatchObject({ status: 'draft', website, ...dates })
  await expect(drawn(page, title)).toHaveCount(2)
  expect(await stored()).toMatchObject({ start_date: `${other} 10:30:00`, status: 'publish' })
})

test('hours become a whole day, and hours again, in the form that the calendar opens with keys @full', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Cinema ${site.suffix}`
  const { stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=week&date=${day}&search=${site.suffix}`)
  const form = new EventForm(page, 'ca')
  const turn = async () => {
    await tabOnto(drawn(page, title))
    await press(page, 'Enter')
    const card = page.getByRole('dialog', { name: title })
    await tabOnto(card.getByRole('link', { name: say('popover.open'), exact: true }))
    await press(page, 'Enter')
    await tabOnto(form.flag('all_day'))
    await press(page, 'Space', 'ControlOrMeta+s')
    await expect(form.saved(title, 'publish')).toBeVisible()
    await expect(page.getByText(form.say('action.unsaved'))).toHaveCount(0)
    await page.goBack()
    await expect(drawn(page, title)).toBeVisible()
  }
  await turn()
  const whole = { start_date: `${day} 00:00:00`, end_date: `${day} 23:59:59` }
  expect(await stored()).toMatchObject({ all_day: true, website, ...whole })
  await turn()
  expect(await stored()).toMatchObject({ all_day: false, website })
})

test('when the only event leaves the month by another status, its day has the focus @full', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Conte ${site.suffix}`
  const { stored } = await seedMorning(site, title, day)
  const search = `search=${site.suffix}&status=publish`
  await signIn('ca', `calendar?view=month&date=${day}&${search}`)
  await tabOnto(drawn(page, title))
  await press(page, 'Enter')
  const card = page.getByRole('dialog', { name: title })
  await tabOnto(card.getByRole('button', { name: say('popover.to.draft') }))
  await press(page, 'Enter')
  await expect(drawn(page, title)).toHaveCount(0)
  await expect(dayCell(page, day).getByRole('link')).toBeFocused()
  await press(page, 'n')
  await new EventForm(page, 'ca').expectMoment('start_date', `${day} 19:00`)
  expect(await stored()).toMatchObject({ status: 'draft', website })
})

test('what is refused when it is moved with keys goes back to where it was, and says so @full @local', async ({
  page,
  site,
  signIn,
}) => {
  const day = '2027-03-10'
  const title = `Lectura ${site.suffix}`
  const { id, stored } = await seedMorning(site, title, day)
  await signIn('ca', `calendar?view=month&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  await tabOnto(event)
  const before = await event.boundingBox()
  await site.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${id}`, times: 3 }])
  await press(page, 'Alt+ArrowRight', 'Enter')
  await expect(page.getByText(say('failed', { title, why: '' }).trim())).toBeVisible()
  await expect(event).toBeVisible()
  expect(await event.boundingBox()).toEqual(before)
  expect((await stored()).start_date).toBe(`${day} 10:00:00`)
})

test('days are chosen with keys: a draft of one is taken back, one of three goes on in the whole form @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  await signIn('ca', 'calendar?view=month&date=2027-03-10')
  const begin = async () => {
    await tabOnto(page.locator('[role="cell"][data-date="2027-03-09"]').getByRole('link').first())
    await press(page, 'n')
    await expect(new EventForm(page, 'ca').text('title')).toBeFocused()
    await page.keyboard.type(title)
  }
  await begin()
  await press(page, 'Enter')
  await expect(drawn(page, title)).toBeVisible()
  await tabOnto(page.getByRole('button', { name: say('create.undo'), exact: true }))
  await press(page, 'Enter')
  await expect(drawn(page, title)).toHaveCount(0)

  await begin()
  await press(page, 'Alt+Enter')
  await expect(page).toHaveURL(/events\/new$/)
  const form = new EventForm(page, 'ca')
  await tabOnto(form.flag('all_day'))
  await press(page, 'Space')
  await tabOnto(form.moment('endDay').getByRole('spinbutton').first())
  await page.keyboard.type('11032027')
  const sent = written(page, 'ca', /\/events$/)
  await press(page, 'ControlOrMeta+s')
  const dates = { start_date: '2027-03-09 00:00:00', end_date: '2027-03-11 23:59:59' }
  expect(await sent).toMatchObject({ title, all_day: true, ...dates })
})
