import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test.use({ data: 'town' })

/** Presses a button and reads the file that comes of it. */
async function take(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('what a list shows goes out as CSV, as a workbook and as a calendar, and a changed file comes back as the changed cells @local @modes', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('es', 'events?starts_after=2000-01-01')
  await page.getByRole('button', { name: say('es', 'filters:view') }).click()
  await page.getByRole('link', { name: say('es', 'filters:export') }).click()
  await expect(page).toHaveURL(/\/es\/transfer\?(?=.*starts_after=2000-01-01)/)
  const takeAs = async (format: 'csv' | 'xlsx' | 'ics') => {
    const { name, bytes } = await take(page, say('es', `transfer:out.${format}`))
    expect(name).toMatch(new RegExp(`^events\\.es\\..*\\.${format}$`))
    return bytes
  }
  expect((await takeAs('csv')).toString('utf8')).toMatch(/^\uFEFF"id","language","title",/)
  // A workbook of some size: what its library would do in a worker of its own is forbidden here.
  expect((await takeAs('xlsx')).subarray(0, 2).toString()).toBe('PK')
  const calendar = (await takeAs('ics')).toString('utf8')
  expect(calendar).toContain('TZID:Europe/Madrid')
  expect(calendar.trimEnd().endsWith('END:VCALENDAR')).toBe(true)

  const words = (path: string, holes = {}) => say('ca', `transfer:${path}`, holes)
  const [first] = await site.rest.list('venues', 'ca', 'per_page=1')
  const { id, ...before } = first as { id: number; venue: string; city: string; zip: string }
  await page.goto(`${site.root}ca/transfer?of=venues`)
  const csv = (await take(page, words('out.csv'))).bytes.toString('utf8')
  const lines = csv.split('\r\n')
  const isOfVenue = (line: string) => line.startsWith(`"${id}",`)
  const name = /^("\d+","\w+",)"(?:[^"]|"")*"/
  const changed = lines.map((line) =>
    isOfVenue(line) ? line.replace(name, '$1"Sala Nova"') : line,
  )
  const rowOf = (other: string) => lines.find(isOfVenue)?.replace(/^"\d+"/, `"${other}"`) ?? ''
  const buffer = Buffer.from([...changed, rowOf('1E+15'), rowOf('999999')].join('\r\n'))
  await page.getByRole('link', { name: words('part.in') }).click()
  await page
    .getByLabel(words('in.choose'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'venues.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText(words('in.problem.mangled'))).toBeVisible()
  await expect(page.getByText(words('in.problem.gone'))).toBeVisible()
  const what = say('ca', 'ui:count.venues_one', { count: 1 })
  await page.getByRole('button', { name: words('in.write', { what }) }).click()
  await page.getByRole('button', { name: say('ca', 'ui:close') }).click()
  // Of what is left in the file, nothing can be taken.
  await expect(page.getByText(words('in.nothingTaken'))).toBeVisible()
  const after = await site.rest.read('venues', 'ca', id)
  expect(after).toMatchObject({ venue: 'Sala Nova', city: before.city, zip: before.zip })
})

test('the agenda of a month goes out in every format and on the clipboard, in each language that is wanted @local', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const year = new Date().getUTCFullYear() + 1
  const third = new Date(Date.UTC(year, 9, 3))
  const weekday = third.toLocaleDateString('ca', { weekday: 'long', timeZone: 'UTC' })
  const [heading, hours] = [`${weekday}, 3 d’octubre`, '19:30–21:00 h']
  const words = (path: string) => say('ca', `agendaPack:${path}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `<img src=x onerror=alert(1)> & Ball ${site.suffix}`
  await site.rest.create('events', 'ca', {
    title: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    start_date: `${year}-10-03 19:30:00`,
    end_date: `${year}-10-03 21:00:00`,
    status: 'publish',
  })
  await signIn('ca', `calendar?view=month&search=${site.suffix}`)
  await page.getByRole('button', { name: say('ca', 'filters:view') }).click()
  await page.getByRole('link', { name: say('ca', 'transfer:part.pack') }).click()
  await expect(page).toHaveURL(/part=pack/)
  const sheet = page.getByRole('region', { name: words('ui:preview') })
  // This month has none of it.
  await expect(sheet.getByText(words('words.nothing'))).toBeVisible()
  const october = `first=${year}-10-01&last=${year}-10-31`
  await page.goto(`${site.root}ca/transfer?part=pack&search=${site.suffix}&${october}`)
  await expect(sheet.getByRole('heading', { name: heading })).toBeVisible()
  const takeAs = async (format: 'docx' | 'html' | 'txt') => {
    const { name, bytes } = await take(page, words(`format.${format}`))
    expect(name).toBe(`agenda.ca.${year}-10.${format}`)
    return bytes
  }
  const parts = unzipSync(await takeAs('docx'))
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(xml).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Ball')
  expect(xml).toContain(heading)
  const html = (await takeAs('html')).toString('utf8')
  expect(html).toContain('<html lang="ca">')
  expect(html).not.toMatch(/<img|<script|javascript:/)
  expect((await takeAs('txt')).toString('utf8')).toContain(`${title}\n  ${hours}`)
  await page.getByRole('button', { name: words('copy.html'), exact: true }).click()
  await expect(page.getByText(words('copied'))).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
  expect(types?.toSorted()).toEqual(['text/html', 'text/plain'])

  for (const language of ['Español', 'English']) {
    await page.getByRole('checkbox', { name: language }).click()
    await expect(page.getByRole('checkbox', { name: language })).toBeChecked()
  }
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await page.getByRole('button', { name: words('format.html'), exact: true }).click()
  await expect
    .poll(() => names.map((name) => name.split('.')[1]).toSorted())
    .toEqual(['ca', 'en', 'es'])
})
