import type { Page } from '@playwright/test'
import writeXlsx from 'write-excel-file/universal'
import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

const many = 30

const words = (path: string, holes = {}) => say('ca', `transfer:new.${path}`, holes)

/** A theatre's season: thirty evenings in two halls that the calendar does not know. */
async function season(suffix: string): Promise<Buffer> {
  const head = ['Títol', 'Data', 'Hora', 'Lloc', 'Preu']
  const rows = Array.from({ length: many }, (_, at) => {
    const [year, month, day] = dayFromNow(30 + at).split('-')
    const hall = `${at % 3 === 0 ? 'Sala Petita' : 'Sala Gran'} ${suffix}`
    return [`Funció ${at + 1} ${suffix}`, `${day}/${month}/${year}`, '20.30 h', hall, '12 €']
  })
  const text = (value: string) => ({ value, type: String })
  const file = await writeXlsx([head, ...rows].map((row) => row.map(text))).toBlob()
  return Buffer.from(await file.arrayBuffer())
}

/** What the import says it has made, on a page that may be anew. */
const isOver = (page: Page, count: number) =>
  page.getByText(`${words('run.over')} ${words('run.counts.made_other', { number: count })}.`)

test('a season of thirty evenings goes on after its tab was killed: each is there once, in its hall @local', async ({
  page,
  signIn,
  site,
}) => {
  const { rest, suffix } = site
  const search = `search=${encodeURIComponent(suffix)}`
  const seasonThere = () => rest.list('events', 'ca', `${search}&status=draft&per_page=50`)
  await signIn('ca', 'transfer?part=new')
  await page
    .getByLabel(say('ca', 'transfer:in.choose'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'temporada.xlsx', mimeType: '', buffer: await season(suffix) })
  await page.getByRole('button', { name: words('makeAll') }).press('Enter')
  await site.fail([{ kind: 'latency', method: 'POST', ms: 400 }])
  await page
    .getByRole('button', { name: words('make.events_other', { number: many }) })
    .press('Enter')
  await page.getByRole('button', { name: words('askAction') }).press('Enter')
  await expect.poll(async () => (await seasonThere()).length).toBeGreaterThan(2)
  const next = await page.context().newPage()
  // What was under way is not sent again before nothing can come of it any more.
  await next.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 130_000
  })
  await page.close({ runBeforeUnload: false })
  const killedAt = (await seasonThere()).length
  expect(killedAt).toBeLessThan(many)
  await site.fail([])

  await next.goto(`${site.root}ca/transfer?part=new`)
  const goOn = next.getByRole('button', { name: words('goOn') })
  await expect(goOn).toBeVisible()
  // When it was begun, by the clock of this device.
  const left = await next.getByText('temporada.xlsx').textContent()
  const [, hour = '', minute = ''] = /(\d{1,2}):(\d{2})/.exec(left ?? '') ?? []
  const since = await next.evaluate(
    (minutes) => (new Date().getHours() * 60 + new Date().getMinutes() - minutes + 1440) % 1440,
    Number(hour) * 60 + Number(minute),
  )
  expect(since).toBeLessThan(15)
  await goOn.press('Enter')
  await next
    .getByRole('button', { name: new RegExp(words('run.goOn_other', { number: '\\d+' })) })
    .press('Enter')
  await expect(isOver(next, many + 2)).toBeVisible()

  const made = await seasonThere()
  const titles = made.map(({ title }) => String(title))
  expect(new Set(titles).size).toBe(many)
  expect(titles).toHaveLength(many)
  const halls = await rest.list('venues', 'ca', `${search}&status=draft,publish&per_page=50`)
  expect(halls).toHaveLength(2)
  const hallOf = (event: Record<string, unknown>) => JSON.stringify(event['venue'])
  for (const event of made)
    expect(hallOf(event)).toContain(
      /^Funció (1|4|7|10|13|16|19|22|25|28) /.test(String(event['title']))
        ? 'Sala Petita'
        : 'Sala Gran',
    )

  await next
    .getByRole('button', { name: words('run.undo_other', { number: many + 2 }) })
    .press('Enter')
  await next.getByRole('button', { name: words('run.undoAction'), exact: true }).press('Enter')
  const undone = words('run.counts.undone_other', { number: many + 2 })
  await expect(next.getByText(`${words('run.over')} ${undone}.`)).toBeVisible()
  expect(await seasonThere()).toHaveLength(0)
})
