import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, say } from './words.ts'

test.use({ data: 'town' })

test('what a list shows goes out as CSV, as a workbook and as a calendar, by keyboard @local @wide', async ({
  page,
  signIn,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await signIn('es', 'events?starts_after=2000-01-01')
  await page.getByRole('link', { name: say('es', 'filters:export') }).press('Enter')
  await expect(page).toHaveURL(/\/es\/transfer\?(?=.*starts_after=2000-01-01)/)
  await expectAccessible(page)

  const take = async (format: 'csv' | 'xlsx' | 'ics') => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('es', `transfer:out.${format}`) }).press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^events\\.es\\..*\\.${format}$`))
    return readFile(await file.path())
  }
  const csv = (await take('csv')).toString('utf8')
  expect(csv).toMatch(/^\uFEFF"id","language","title",/)
  // A workbook of some size: what its library would do in a worker of its own is forbidden here.
  const workbook = await take('xlsx')
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  const calendar = (await take('ics')).toString('utf8')
  expect(calendar).toContain('TZID:Europe/Madrid')
  expect(calendar.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
  expect(refused).toEqual([])
  await expectAccessible(page)
})

for (const language of LANGUAGES)
  test(`each collection of ${language} goes out @local`, async ({ page, signIn }) => {
    const found = (of: string) => {
      const holes = { number: String.raw`\d+` }
      const ways = ['one', 'other'].map((n) =>
        say(language, `transfer:out.found.${of}_${n}`, holes),
      )
      return new RegExp(`^(${ways.join('|')})$`)
    }
    await signIn(language, 'transfer?of=venues')
    for (const of of ['venues', 'organizers', 'categories', 'tags'] as const) {
      const collection = page
        .getByRole('link', { name: say(language, `translations:of.${of}`) })
        .last()
      await collection.click()
      // Until then it is the collection of before that would go out, and leaving it ends that: the link is ahead of the page.
      await expect(page.getByText(found(of))).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: say(language, 'transfer:out.csv') }).click()
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^${of}\\.${language}\\.`))
    }
    await expectAccessible(page)
  })

for (const language of LANGUAGES)
  test(`an exported file that was changed comes back into ${language} as the changed cells @local`, async ({
    page,
    signIn,
    site,
  }) => {
    const words = (path: string, holes = {}) => say(language, `transfer:${path}`, holes)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    const [first] = await site.rest.list('venues', language, 'per_page=1')
    const venue = first as { id: number; venue: string; city: string; zip: string }
    await signIn(language, 'transfer?of=venues')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words('out.csv') }).click()
    const csv = await readFile(await (await download).path(), 'utf8')

    await page.getByRole('link', { name: words('part.in') }).click()
    const lines = csv.split('\r\n')
    const name = /^("\d+","\w+",)"(?:[^"]|"")*"/
    const isOfVenue = (line: string) => line.startsWith(`"${venue.id}",`)
    const changed = lines.map((line) =>
      isOfVenue(line) ? line.replace(name, '$1"Sala Nova"') : line,
    )
    const rowOf = (id: string) => lines.find(isOfVenue)?.replace(/^"\d+"/, `"${id}"`) ?? ''
    const buffer = Buffer.from([...changed, rowOf('1E+15'), rowOf('999999')].join('\r\n'))
    await page
      .getByLabel(words('in.choose'))
      .and(page.locator('input'))
      .setInputFiles({ name: 'venues.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText(words('in.problem.mangled'))).toBeVisible()
    await expect(page.getByText(words('in.problem.gone'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words('in.write_one', { number: 1 }) }).press('Enter')
    const dialog = page.getByRole('dialog', { name: words('in.title') })
    await dialog
      .getByRole('button', { name: say(language, 'bulk:start.change_one', { number: 1 }) })
      .click()
    await dialog.getByRole('button', { name: say(language, 'bulk:close') }).click()
    // Of what is left in the file, nothing can be taken.
    await expect(page.getByText(words('in.nothingTaken'))).toBeVisible()
    const { id, ...before } = venue
    const after = await site.rest.read('venues', language, id)
    expect(after).toMatchObject({ venue: 'Sala Nova', city: before.city, zip: before.zip })
    expect(refused).toEqual([])
  })
