import { screen, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate/browser'
import Papa from 'papaparse'
import { editor, openApp, makeWorld } from '../../app/appBed.tsx'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { handedOver } from './filesBed.ts'

const day = addDays(todayIn('Europe/Madrid'), 2)
const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
const many = 53

const world = await makeWorld('live')
for (let at = 0; at < many; at += 1)
  await world.ask('POST', 'events', { ...dates, title: `Fira ${at}`, status: 'publish' })
await world.ask('POST', 'events', { ...dates, title: '=2+2', status: 'draft' })
await world.ask('POST', 'events', { ...dates, title: 'Secret', status: 'publish' })
await world.ask('POST', 'venues', { venue: 'Ateneu', status: 'publish' })
const parent = await world.ask('POST', 'categories', { name: 'Dansa' })
await world.ask('POST', 'categories', { name: 'Jota', parent: Number(parent.id) })
afterEach(() => world.fail([]))

const rowsOf = async (file: Blob | undefined) =>
  Papa.parse<Record<string, string>>(((await file?.text()) ?? '').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data
const button = (name: string) => screen.getByRole('button', { name })

test('a list leads to its export with its filters, of which every page is handed over, in each format', async () => {
  const files = handedOver()
  const { user, place, go } = await openApp(world, '/ca/events?search=Fira', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('link', { name: 'Export…' }))
  // Looking through a long list again and again would keep it from being left.
  await waitFor(() => expect(document.querySelector('table')).toBeNull(), { interval: 300 })
  await screen.findByText(`${many} events`)
  expect(place()).toContain('search=Fira')
  vi.doMock('./out/csvWriter.ts', () => Promise.reject(new Error('cut off')))
  await user.click(button('Download CSV'))
  await screen.findByText(/^This format couldn’t be loaded/)
  vi.doUnmock('./out/csvWriter.ts')
  await user.click(button('Download CSV'))
  await screen.findByText(/^53 records are in events\.ca\./)
  const rows = await rowsOf(files[0]?.file)
  expect(files[0]?.name).toMatch(/^events\.ca\.\d{4}-\d\d-\d\d\.csv$/)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(many)
  expect(rows.every(({ start_date }) => start_date === `${day} 10:00`)).toBe(true)

  go('/ca/transfer')
  await screen.findByText(`${many + 2} events`)
  const hidden = /Events the site keeps out of its listings aren’t in the file\.$/
  expect(screen.getByText(hidden)).toBeVisible()
  await user.click(button('Download ICS'))
  await screen.findByText(/\.ics\.$/)
  expect((await files[1]?.file.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(many + 2)
  await user.click(button('Download XLSX'))
  await screen.findByText(/\.xlsx\.$/)
  const workbook = unzipSync(new Uint8Array((await files[2]?.file.arrayBuffer()) ?? []))
  const texts = strFromU8(workbook['xl/sharedStrings.xml'] ?? new Uint8Array())
  for (const text of ['Publication date', 'Exported', 'Published'])
    expect(texts).toContain(`>${text}<`)
  go('/ca/transfer?of=venues')
  await screen.findByText('1 venue')
  expect(screen.queryByRole('button', { name: 'Download ICS' })).toBeNull()

  // No service is asked for the top level: it is picked out.
  go('/ca/transfer?of=categories&parent=0')
  await screen.findByRole('button', { name: /Directly inside: Top level/ })
  await waitFor(() => expect(button('Download CSV')).toBeEnabled())
  await user.click(button('Download CSV'))
  await screen.findByText(/^1 record is in categories/)
  expect((await rowsOf(files[3]?.file)).map(({ name }) => name)).toEqual(['Dansa'])
})

test('what cannot be counted again stays, a page that fails hands nothing over and is gone on with, and so does a stop', async () => {
  const files = handedOver()
  const failing = [{ kind: 'status', code: 500, method: 'GET', path: 'events' }]
  const { user } = await openApp(world, '/ca/transfer', editor, 'en')
  await screen.findByText(`${many + 2} events`)
  await world.fail(failing)
  await user.click(button('Refresh'))
  await screen.findByText('The site failed')
  expect(screen.getByText(`${many + 2} events`)).toBeVisible()
  expect(screen.getByText(/Updated \d\d:\d\d/)).toBeVisible()
  expect(button('Download CSV')).toBeEnabled()
  await world.fail([])
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByText('The site failed')).toBeNull())

  await world.fail(failing)
  await user.click(button('Download CSV'))
  await screen.findByText('The site failed')
  expect(files).toEqual([])
  await world.fail([])
  await user.click(button('Try again'))
  await screen.findByText(/^55 records are in/)
  const rows = await rowsOf(files[0]?.file)
  expect(rows.find(({ status }) => status === 'draft')?.title).toBe("'=2+2")

  await world.fail([{ kind: 'latency', ms: 60_000, method: 'GET', path: 'events' }])
  await user.click(button('Download CSV'))
  const bar = await screen.findByRole('progressbar', { name: /^[\d,]+ of [\d,]+$/ })
  await waitFor(() => expect(bar.parentElement).toHaveFocus())
  await user.click(button('Stop'))
  await screen.findByText('Stopped. No file was created.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(files).toHaveLength(1)
})
