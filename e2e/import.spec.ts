import type { Page } from '@playwright/test'
import writeXlsx from 'write-excel-file/universal'
import { dayFromNow } from './days.ts'
import { shownMoment } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `transfer:new.${path}`, holes)

const makeAll = (count: number) =>
  words('make', { what: say('ca', 'ui:count.events_other', { count }) })

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel(say('ca', 'transfer:in.choose'))
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: '', buffer })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** How many came out in a way. */
const count = (outcome: string, number: number) =>
  say('ca', `job:counts.${outcome}_${number === 1 ? 'one' : 'other'}`, { count: number })

/** What an import says it has made, or taken back. */
const isOver = (page: Page, counts: string) =>
  page.getByText(say('ca', 'job:over', { counts }), { exact: true })

const madeIn = ({ rest, suffix }: Site) =>
  rest.list('events', 'ca', `search=${suffix}&status=draft&starts_after=1900-01-01&per_page=50`)

test('a theatre’s spreadsheet becomes checked events, goes on after a reload, and is taken back @local @modes', async ({
  page,
  signIn,
  site,
}) => {
  const name = `Ateneu Vell ${site.suffix}`
  const venue = await site.rest.create('venues', 'ca', { venue: name })
  const day = shownMoment(dayFromNow(40))
  const called = `Funció ${site.suffix}`
  const lines = [
    'Títol;Data;Hora;Lloc;Categoria;Preu',
    `${called};${day};20.30 h;${name} #${venue.id};Prova ${site.suffix};12,50 €`,
    `=1+1 ${site.suffix};${day};18h;;;`,
    `Sense dia ${site.suffix};aviat;;;;`,
  ]
  // As spreadsheets of Western Windows save what they call CSV.
  const buffer = Buffer.from(lines.join('\r\n').replaceAll('€', '\u0080'), 'latin1')
  await signIn('ca', 'transfer?part=new')
  await choose(page, 'teatre.csv', buffer)
  const category = page.getByLabel(words('nameOf.categories', { name: `Prova ${site.suffix}` }))
  await category.selectOption({ label: say('ca', 'ui:new.categories') })
  await expect(page.getByText(say('ca', 'transfer:cell.problem.date'))).toBeVisible()
  await press(page, makeAll(2))
  await press(page, words('askAction'))
  const wrong = count('refused', 1)
  await expect(isOver(page, `${count('saved', 3)} i ${wrong}`)).toBeVisible()
  const unmade = page.getByRole('listitem').filter({ hasText: `Sense dia ${site.suffix}` })
  await expect(unmade).toContainText(say('ca', 'transfer:cell.problem.date'))
  const events = await madeIn(site)
  expect(events).toHaveLength(2)
  const event = events.find(({ title }) => title === called)
  expect(event).toMatchObject({ all_day: false, timezone: 'Europe/Madrid' })
  expect(String(event?.['start_date'])).toMatch(/ 20:30:00$/)
  expect(JSON.stringify(event?.['venue'])).toContain(`"id":${venue.id}`)
  expect(JSON.stringify(event?.['categories'])).toContain(`Prova ${site.suffix}`)

  await page.reload()
  await press(page, say('ca', 'job:creation.left.open'))
  await press(page, say('ca', 'job:creation.undo_other', { count: 3 }))
  await press(page, say('ca', 'ui:undo'))
  const undone = say('ca', 'job:undone', { counts: count('saved', 3) })
  await expect(page.getByText(undone, { exact: true })).toBeVisible()
  await press(page, say('ca', 'ui:close'))
  await expect(isOver(page, `${count('undone', 3)} i ${wrong}`)).toBeVisible()
  expect(await madeIn(site)).toEqual([])
})

test('a theatre’s calendar becomes events of the days that are wanted, and is known when it comes again @local', async ({
  page,
  signIn,
  site,
}) => {
  const [first, second, third] = [40, 47, 54].map(dayFromNow) as [string, string, string]
  const at = (day: string) => `TZID=Europe/Madrid:${day.replaceAll('-', '')}T203000`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:funcio-${site.suffix}@teatre.cat`,
    `SUMMARY:Funció ${site.suffix}`,
    `DTSTART;${at(first)}`,
    'DURATION:PT90M',
    'RRULE:FREQ=WEEKLY',
    `EXDATE;${at(second)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const file = Buffer.from(lines.join('\r\n'))
  await signIn('ca', 'transfer?part=new')
  await choose(page, 'teatre.ics', file)
  // For ever is until the last of the days that are shown.
  await expect(page.getByRole('button', { name: /\b4[4-7]\b/ })).toBeEnabled()
  await page.getByRole('textbox', { name: words('days.last') }).fill(shownMoment(third))
  await press(page, words('days.show'))
  await press(page, makeAll(2))
  await press(page, words('askAction'))
  await expect(isOver(page, count('saved', 2))).toBeVisible()
  expect((await madeIn(site)).map(({ start_date }) => start_date).toSorted()).toEqual([
    `${first} 20:30:00`,
    `${third} 20:30:00`,
  ])
  await press(page, say('ca', 'ui:close'))
  await choose(page, 'teatre.ics', file)
  await expect(page.getByText(words('twin.imported')).first()).toBeVisible()
})

const many = 20

/** A theatre's season: evenings in two halls that the calendar does not know. */
async function season(suffix: string): Promise<Buffer> {
  const head = ['Títol', 'Data', 'Hora', 'Lloc']
  const rows = Array.from({ length: many }, (_, at) => {
    const hall = `${at % 3 === 0 ? 'Sala Petita' : 'Sala Gran'} ${suffix}`
    return [`Funció ${at + 1} ${suffix}`, shownMoment(dayFromNow(30 + at)), '20.30 h', hall]
  })
  const text = (value: string) => ({ value, type: String })
  const file = await writeXlsx([head, ...rows].map((row) => row.map(text))).toBlob()
  return Buffer.from(await file.arrayBuffer())
}

test('a season goes on after its tab was killed: each evening is there once, in its hall @local', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('ca', 'transfer?part=new')
  await choose(page, 'temporada.xlsx', await season(site.suffix))
  await press(page, words('makeAll'))
  await site.fail([{ kind: 'latency', method: 'POST', ms: 400 }])
  await press(page, makeAll(many))
  await press(page, words('askAction'))
  await expect.poll(async () => (await madeIn(site)).length).toBeGreaterThan(2)
  const next = await page.context().newPage()
  // What was under way is not sent again before nothing can come of it any more.
  await next.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 130_000
  })
  await page.close({ runBeforeUnload: false })
  expect((await madeIn(site)).length).toBeLessThan(many)
  await site.fail([])

  await next.goto(`${site.root}ca/transfer?part=new`)
  await press(next, say('ca', 'job:creation.left.open'))
  await next
    .getByRole('button', {
      name: new RegExp(say('ca', 'job:creation.goOn_other', { count: '\\d+' })),
    })
    .click()
  await expect(isOver(next, count('saved', many + 2))).toBeVisible()
  const made = await madeIn(site)
  expect(new Set(made.map(({ title }) => String(title))).size).toBe(many)
  expect(made).toHaveLength(many)
  for (const { title, venue } of made) {
    const number = Number(/^Funció (\d+) /.exec(String(title))?.[1])
    expect(JSON.stringify(venue)).toContain(number % 3 === 1 ? 'Sala Petita' : 'Sala Gran')
  }
  const search = `search=${site.suffix}&status=draft,publish&per_page=50`
  expect(await site.rest.list('venues', 'ca', search)).toHaveLength(2)
})
