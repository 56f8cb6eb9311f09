import writeXlsx from 'write-excel-file/universal'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test.use({ data: 'town' })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const two = (number: number) => String(number).padStart(2, '0')
const slashed = (day: Date) =>
  `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`

const heads = {
  ca: 'Títol;Data;Hora;Lloc;Categoria;Preu',
  es: 'Título;Fecha;Hora;Lugar;Categoría;Precio',
}

for (const language of ['ca', 'es'] as const)
  test(`a theatre’s spreadsheet becomes checked events of ${language}, by keyboard @local`, async ({
    page,
    signIn,
    site,
  }) => {
    const words = (path: string, holes = {}) => say(language, `transfer:new.${path}`, holes)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    const venues = await site.rest.list('venues', language, 'per_page=50')
    const plain = /^[^\u0100-\uffff;,"#&]+$/
    const venue = (venues as { id: number; venue: string }[]).find((one) => plain.test(one.venue))
    if (!venue) throw new Error('no venue that old spreadsheets can write')
    const day = slashed(inDays(40))
    const called = `Funció ${site.suffix}`
    const lines = [
      heads[language],
      `${called};${day};20.30 h;${venue.venue} #${venue.id};Prova ${site.suffix};12,50 €`,
      `=1+1 ${site.suffix};${day};18h;;;`,
      `Sense dia ${site.suffix};aviat;;;;`,
    ]
    // As spreadsheets of Western Windows save what they call CSV.
    const buffer = Buffer.from(lines.join('\r\n').replaceAll('€', '\u0080'), 'latin1')

    await signIn(language, 'transfer')
    await page.getByRole('link', { name: say(language, 'transfer:part.new') }).press('Enter')
    await expect(page).toHaveURL(/part=new/)
    await page
      .getByLabel(say(language, 'transfer:in.choose'))
      .and(page.locator('input'))
      .setInputFiles({ name: 'teatre.csv', mimeType: 'text/csv', buffer })
    const category = page.getByLabel(words('nameOf.categories', { name: `Prova ${site.suffix}` }))
    await expect(category).toBeVisible()
    await expect(page.getByText(words('problem.date'))).toBeVisible()
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    await category.focus()
    await page.keyboard.type(words('makeName.categories').slice(0, 5))
    await page
      .getByRole('button', { name: words('make.events_other', { number: 2 }) })
      .press('Enter')
    await page.getByRole('button', { name: words('askAction') }).press('Enter')
    const made = words('run.counts.made_other', { number: 3 })
    const and = { ca: 'i', es: 'y' }[language]
    const over = (count: string) =>
      page.getByText(
        `${words('run.over')} ${count} ${and} ${words('run.counts.wrong_one', { number: 1 })}.`,
      )
    await expect(over(made)).toBeVisible()
    const unmade = page
      .getByRole('region', { name: words('run.results') })
      .getByRole('listitem')
      .filter({ hasText: `Sense dia ${site.suffix}` })
    await expect(unmade).toContainText(words('run.notMade'))
    await expect(unmade).toContainText(words('problem.date'))
    await expectAccessible(page)
    const search = `search=${encodeURIComponent(site.suffix)}&status=draft&starts_after=1900-01-01`
    const events = (await site.rest.list('events', language, search)) as Record<string, unknown>[]
    expect(events).toHaveLength(2)
    const event = events.find(({ title }) => title === called)
    expect(event).toMatchObject({ all_day: false, timezone: 'Europe/Madrid' })
    expect(String(event?.['start_date'])).toMatch(/ 20:30:00$/)
    expect(JSON.stringify(event?.['venue'])).toContain(`"id":${venue.id}`)
    expect(JSON.stringify(event?.['categories'])).toContain(`Prova ${site.suffix}`)

    await page.reload()
    await expect(page.getByRole('button', { name: words('goOn') })).toBeVisible()
    await page.getByRole('button', { name: words('goOn') }).press('Enter')
    await page.getByRole('button', { name: words('run.undo_other', { number: 3 }) }).press('Enter')
    await page.getByRole('button', { name: words('run.undoAction'), exact: true }).press('Enter')
    const undone = words('run.counts.undone_other', { number: 3 })
    await expect(over(undone)).toBeVisible()
    await expect(unmade).toContainText(words('problem.date'))
    expect(await site.rest.list('events', language, search)).toHaveLength(0)
    expect(refused).toEqual([])
  })

test('of a workbook with several sheets the one that is chosen becomes events, by keyboard @local @wide', async ({
  page,
  signIn,
  site,
}) => {
  const words = (path: string, holes = {}) => say('en', `transfer:new.${path}`, holes)
  const day = slashed(inDays(45))
  const sheetOf = (sheet: string, ...rows: readonly (readonly string[])[]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  })
  const file = await writeXlsx([
    sheetOf('Cover', ['Theatre of the town']),
    sheetOf('Autumn', ['Title', 'Date'], [`Autumn ${site.suffix}`, day]),
    sheetOf('Winter', ['Show', 'When', 'Time'], [`Winter ${site.suffix}`, day, '19:30']),
  ]).toBlob()
  const buffer = Buffer.from(await file.arrayBuffer())

  await signIn('en', 'transfer?part=new')
  await page
    .getByLabel(say('en', 'transfer:in.choose'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'theatre.xlsx', mimeType: '', buffer })
  const sheet = page.getByRole('combobox', { name: words('sheet') })
  await expect(sheet).toHaveValue('1')
  const row = (title: string) =>
    page.getByRole('main').getByText(`${title} ${site.suffix}`, { exact: true })
  await expect(row('Autumn')).toBeVisible()
  await expectAccessible(page)
  await sheet.focus()
  await page.keyboard.type('Win')
  await expect(sheet).toHaveValue('2')
  await expect(sheet).toBeFocused()
  await expect(row('Winter')).toBeVisible()
  await expect(row('Autumn')).toHaveCount(0)
  await page.getByRole('button', { name: words('make.events_one', { number: 1 }) }).press('Enter')
  await page.getByRole('button', { name: words('askAction') }).press('Enter')
  const made = words('run.counts.made_one', { number: 1 })
  await expect(page.getByText(`${words('run.over')} ${made}.`)).toBeVisible()
  const search = `search=${encodeURIComponent(site.suffix)}&status=draft&starts_after=1900-01-01`
  const events = (await site.rest.list('events', 'en', search)) as Record<string, unknown>[]
  expect(events.map(({ title }) => title)).toEqual([`Winter ${site.suffix}`])
  expect(String(events[0]?.['start_date'])).toMatch(/ 19:30:00$/)
})
