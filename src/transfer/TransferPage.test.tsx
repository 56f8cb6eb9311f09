import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { handedOver } from './filesBed.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 2)
const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
const many = 53

describe.each(pageModes)('files out of the %s service', (mode) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ mode })
    for (let at = 0; at < many; at += 1)
      await world.ask('POST', 'events', { ...dates, title: `Fira ${at}`, status: 'publish' })
    await world.ask('POST', 'events', { ...dates, title: '=2+2', status: 'draft' })
    await world.ask('POST', 'events', { ...dates, title: 'Secret', status: 'publish' })
    await world.ask('POST', 'venues', { venue: 'Ateneu', status: 'publish' })
    const parent = await world.ask('POST', 'categories', { name: 'Dansa' })
    await world.ask('POST', 'categories', { name: 'Jota', parent: Number(parent.id) })
  })
  afterAll(() => world.drop())
  afterEach(async () => {
    cleanup()
    await world.fail([])
    vi.restoreAllMocks()
  })

  const rowsOf = async (file: Blob | undefined) =>
    Papa.parse<Record<string, string>>(((await file?.text()) ?? '').replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data

  test('a list leads there with its filters, and every page of it is in the file', async () => {
    const files = handedOver()
    const { user, place } = await openApp(world, '/ca/events?search=Fira', editor, 'en')
    await user.click(await screen.findByRole('link', { name: 'Export…' }))
    // Looking through a long list again and again would keep it from being left.
    await waitFor(() => expect(document.querySelector('table')).toBeNull(), { interval: 300 })
    await screen.findByText(`${many} events`)
    expect(place()).toContain('search=Fira')
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await screen.findByText(/^53 records are in events\.ca\./)
    const rows = await rowsOf(files[0]?.file)
    expect(files[0]?.name).toMatch(/^events\.ca\.\d{4}-\d\d-\d\d\.csv$/)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(many)
    expect(rows.every(({ start_date }) => start_date === `${day} 10:00`)).toBe(true)
  })

  test('a page that fails is said, nothing is handed over, and going on ends with all of it', async () => {
    const files = handedOver()
    const { user } = await openApp(world, '/ca/transfer', editor, 'en')
    await screen.findByText(`${many + 2} events`)
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await screen.findByText('The calendar failed')
    expect(files).toEqual([])
    await world.fail([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/^55 records are in/)
    const rows = await rowsOf(files[0]?.file)
    expect(rows.find(({ status }) => status === 'draft')?.title).toBe("'=2+2")
  })

  test('says of events only what holds of every service: what its listings leave out is not in the file', async () => {
    await openApp(world, '/ca/transfer', editor, 'en')
    const text = 'Events that the calendar keeps out of its listings are not in the file.'
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('what was counted stays, with its time, and goes out, where it cannot be counted again', async () => {
    const { user } = await openApp(world, '/ca/transfer', editor, 'en')
    await screen.findByText(`${many + 2} events`)
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
    await user.click(screen.getByRole('button', { name: 'Read again' }))
    await screen.findByText('The calendar failed')
    expect(screen.getByText(`${many + 2} events`)).toBeVisible()
    expect(screen.getByText(/Read at \d\d:\d\d/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  })

  test('says how far it is, and stopped there it hands nothing over', async () => {
    const files = handedOver()
    const { user } = await openApp(world, '/ca/transfer', editor, 'en')
    await screen.findByText(`${many + 2} events`)
    await world.fail([{ kind: 'latency', ms: 4000, method: 'GET', path: 'events' }])
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    const bar = await screen.findByRole('progressbar', { name: /^[\d,]+ of [\d,]+ read$/ })
    expect(bar.parentElement).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await screen.findByText('Stopped. No file was made.')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(files).toEqual([])
  })

  test('calendar files and workbooks are handed over too, calendar files of events alone', async () => {
    const files = handedOver()
    const { user, go } = await openApp(world, '/ca/transfer', editor, 'en')
    await screen.findByText(`${many + 2} events`)
    await user.click(screen.getByRole('button', { name: 'Download ICS' }))
    await screen.findByText(/\.ics\.$/)
    expect((await files[0]?.file.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(many + 2)
    await user.click(screen.getByRole('button', { name: 'Download XLSX' }))
    await screen.findByText(/\.xlsx\.$/)
    expect(await files[1]?.file.slice(0, 2).text()).toBe('PK')
    go('/ca/transfer?of=venues')
    await screen.findByText('1 venue')
    expect(screen.queryByRole('button', { name: 'Download ICS' })).toBeNull()
  })

  test('the top level of categories is picked out, for no service is asked for it', async () => {
    const files = handedOver()
    const { user } = await openApp(world, '/ca/transfer?of=categories&parent=0', editor, 'en')
    const button = await screen.findByRole('button', { name: 'Download CSV' })
    await vi.waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    await screen.findByText(/^1 record is in categories/)
    expect((await rowsOf(files[0]?.file)).map(({ name }) => name)).toEqual(['Dansa'])
  })
})
