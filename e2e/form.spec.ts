import type { Page } from '@playwright/test'
import { dayFromNow, springChange } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES, say } from './words.ts'

const ca = (page: Page) => new EventForm(page, 'ca')

test('what a new event needs is marked, and marked no more once it exists @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await seedEvent(site, 'ca', { title: `Concert ${site.suffix}` })
  await signIn('ca', 'events/new')
  const form = ca(page)
  await expect(form.text('title')).toHaveAttribute('aria-required', 'true')
  for (const name of ['title', 'start_date', 'end_date'])
    await expect(page.getByText(new RegExp(`^${form.label(name)}\\s\\*$`)).first()).toBeVisible()
  await page.goto(`${site.root}ca/events/${id}`)
  await expect(form.text('title')).toHaveValue(`Concert ${site.suffix}`)
  await expect(form.text('title')).not.toHaveAttribute('aria-required', 'true')
  await expect(page.getByText(/\s\*$/)).toHaveCount(0)
})

test('the end follows the start, keeps the duration, and days have no hours @full', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca', 'events/new')
  const form = ca(page)
  const [day, later] = [dayFromNow(20), dayFromNow(25)]
  await form.text('title').fill(`Fira ${site.suffix}`)
  await form.typeMoment('start_date', `${day} 19:00`)
  await form.expectMoment('end_date', `${day} 21:00`)
  await form.typeMoment('end_date', `${day} 20:30`)
  await form.typeMoment('start_date', `${later} 10:00`)
  await form.expectMoment('end_date', `${later} 11:30`)
  await form.flag('all_day').check()
  await form.expectMoment('startDay', later)
  await form.flag('all_day').uncheck()
  await form.expectMoment('start_date', `${later} 10:00`)
  await form.flag('all_day').check()
  await form.button('saveDraft').click()
  await expect(form.saved(`Fira ${site.suffix}`, 'draft', 'created')).toBeVisible()
  await expect(page).toHaveURL(/events\/\d+$/)
  const record = await site.rest.read('events', 'ca', Number(/\d+$/.exec(page.url())?.[0]))
  expect(record).toMatchObject({
    all_day: true,
    start_date: `${later} 00:00:00`,
    end_date: `${later} 23:59:59`,
  })
})

test('an hour that the clock jumps over is not taken, one in another zone is @full', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca', 'events/new')
  const form = ca(page)
  await form.text('title').fill(`Nit curta ${site.suffix}`)
  await form.typeMoment('start_date', `${springChange()} 02:30`)
  await form.button('saveDraft').click()
  const holes = { zone: 'Europe/Madrid', after: '03:30', time: '02:30' }
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(say('ca', 'time:gap', holes))
  await page.getByRole('button', { name: form.say('zone.change') }).click()
  await form.choice('timezone').fill('America/Bogota')
  await page.getByRole('option', { name: 'America/Bogota' }).click()
  await expect(page.getByText(form.say('zone.other', { zone: 'Europe/Madrid' }))).toBeVisible()
  await form.button('saveDraft').click()
  await expect(form.saved(`Nit curta ${site.suffix}`, 'draft', 'created')).toBeVisible()
})

for (const language of LANGUAGES) {
  const wide = language === 'ca' ? '' : ' @full'
  test(`a form full of mistakes says each in ${language}, keeps what was typed, and leads to it @once${wide}`, async ({
    page,
    signIn,
  }) => {
    await signIn(language, 'events/new')
    const form = new EventForm(page, language)
    const problem = (name: string) => form.say(`problem.${name}`)
    await form.typeMoment('start_date', `${dayFromNow(9)} 19:00`)
    await form.typeMoment('end_date', `${dayFromNow(8)} 19:00`)
    await form.text('website').fill('exemple')
    await form.text('image').fill('la foto bona')
    await form.text('slug').fill('amb espais i/barres')
    await form.choice('author').fill('Maria')
    await form.text('date').click()
    await page.keyboard.type('12')
    await form.button('publish').click()

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    const mistakes = [
      ['title', 'neededTitle'],
      ['end_date', 'endBeforeStart'],
      ['website', 'address'],
      ['image', 'picture'],
      ['date', 'wallTime'],
      ['author', 'number'],
      ['slug', 'slug'],
    ] as const
    const count = { count: mistakes.length }
    await expect(summary).toContainText(say(language, 'form:summary.title_other', count))
    await expect(summary.getByRole('link')).toHaveText(
      mistakes.map(([name, words]) => `${form.label(name)}: ${problem(words)}`),
    )
    await summary.getByRole('link', { name: problem('address') }).click()
    await expect(form.text('website')).toBeFocused()
    await expect(form.text('website')).toHaveValue('exemple')
    await expect(form.text('website')).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link', { name: problem('endBeforeStart') }).click()
    await expect(form.text('end_date')).toBeFocused()
    await form.expectMoment('end_date', `${dayFromNow(8)} 19:00`)
    await expect(page).toHaveURL(/events\/new$/)
  })
}

test('a title of ten thousand characters is saved whole and does not break the list @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Títol ${site.suffix} ${'llarguíssim '.repeat(900)}`.slice(0, 9_999).concat('!')
  await signIn('ca', 'events/new')
  const form = ca(page)
  await form.text('title').fill(title)
  await expect(page.getByText(form.say('help.titleLong', { size: '10.000' }))).toBeVisible()
  await form.typeMoment('start_date', `${dayFromNow(3)} 19:00`)
  await form.button('saveDraft').click()
  await expect(page).toHaveURL(/events\/\d+$/)
  const record = await site.rest.read('events', 'ca', Number(/\d+$/.exec(page.url())?.[0]))
  expect(record['title']).toBe(title)
  await page.getByRole('link', { name: say('ca', 'app:shell.events') }).click()
  await page.getByRole('textbox', { name: say('ca', 'eventList:search') }).fill(site.suffix)
  const row = page.getByRole('row').filter({ hasText: site.suffix })
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(150)
})

test('a value the service refuses is said on its field, and nothing typed is lost', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Concert ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = ca(page)
  await form.text('title').fill(`${title} de Nadal`)
  await form.text('image').fill('987654321')
  await form.button('save').click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: new RegExp(`^${form.label('image')}`) }).click()
  await expect(form.text('image')).toBeFocused()
  await expect(form.text('image')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.text('title')).toHaveValue(`${title} de Nadal`)
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
})

test('leaving with something typed asks first, and keeps it here or not @once', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca', 'events/new')
  const form = ca(page)
  await form.text('title').fill(`A mitges ${site.suffix}`)
  await expect(page.getByText(form.say('action.unsaved'))).toBeVisible()
  const away = page.getByRole('link', { name: say('ca', 'app:shell.settings') })
  const question = page.getByRole('alertdialog', { name: form.say('leave.title') })
  await away.click()
  await question.getByRole('button', { name: say('ca', 'ui:confirm.cancel') }).click()
  await expect(form.text('title')).toHaveValue(`A mitges ${site.suffix}`)
  await away.click()
  await question.getByRole('button', { name: form.say('leave.leave'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('ca', 'settings:title') })).toBeVisible()
  await page.goBack()
  const left = page.getByRole('region', { name: say('ca', 'drafts:left') })
  await left.getByRole('button', { name: say('ca', 'drafts:take') }).click()
  await expect(form.text('title')).toHaveValue(`A mitges ${site.suffix}`)
  await away.click()
  await question.getByRole('button', { name: form.say('leave.discard') }).click()
  await page.goBack()
  await expect(form.text('title')).toHaveValue('')
  await expect(left).toHaveCount(0)
})

test('each status says who sees the event, and the buttons follow it @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Acte ${site.suffix}`
  await signIn('ca', 'events/new')
  const form = ca(page)
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(3)} 19:00`)
  for (const status of ['publish', 'pending', 'private', 'future', 'draft']) {
    await form.choice('status').selectOption(status)
    await expect(page.getByText(form.say(`statusMeans.${status}`))).toBeVisible()
  }
  await form.button('review').click()
  await expect(form.saved(title, 'pending', 'created')).toBeVisible()
  await expect(form.choice('status')).toHaveValue('pending')
  await form.button('publish').click()
  await expect(form.saved(title, 'publish')).toBeVisible()
  await expect(form.button('publish')).toHaveCount(0)
  await page.getByRole('link', { name: form.say('page.open') }).waitFor()
})

test('Ctrl+S saves, from within a field too @full', async ({ page, site, signIn }) => {
  const title = `Drecera ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
  await signIn('ca', `events/${id}`)
  const form = ca(page)
  await form.text('title').fill(`${title} 2`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(form.saved(`${title} 2`, 'draft')).toBeVisible()
  await form.text('excerpt').fill('Amb el teclat.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(form.saved(`${title} 2`, 'publish')).toBeVisible()
  expect((await site.rest.read('events', 'ca', id))['excerpt']).toContain('Amb el teclat.')
})
