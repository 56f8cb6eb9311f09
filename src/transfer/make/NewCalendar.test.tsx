import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import writeXlsx from 'write-excel-file/universal'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { rowsSaid } from './run/testRowsSaid.ts'

vi.setConfig({ testTimeout: 90_000 })

const inDays = (days: number) => addDays(todayIn('Europe/Madrid'), days)
const plain = (day: string) => day.replaceAll('-', '')
const [first, second, third] = [inDays(30), inDays(37), inDays(44)]

type Wire = Record<string, unknown>

const event = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...events: readonly (readonly string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

async function take(user: UserEvent, file: Blob, name: string) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no place for a file')
    return found
  })
  await user.upload(input, new File([file], name))
}

async function make(user: UserEvent, name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
}

describe.each(pageModes)('a calendar of a theatre, %s', (mode) => {
  let world: World
  let there = 0
  beforeAll(async () => {
    world = await openWorld({ mode })
    await world.ask('POST', 'venues', { venue: 'Ateneu Popular', status: 'publish' })
    const dates = { start_date: `${first} 10:00:00`, end_date: `${first} 11:00:00` }
    const made = await world.ask('POST', 'events', { title: 'Fira', status: 'publish', ...dates })
    there = Number(made['id'])
  })
  afterAll(() => world.drop())
  beforeEach(() => forget('imports', 'all'))
  afterEach(cleanup)

  const eventsThere = async (): Promise<readonly Wire[]> => {
    const query = 'starts_after=1900-01-01&per_page=50&status=publish,draft'
    return (await world.ask('GET', `events?${query}`))['events'] as readonly Wire[]
  }

  const series = event([
    'UID:ball@teatre.cat',
    'SUMMARY:Ball de divendres',
    `DTSTART;TZID=Europe/London:${plain(first)}T190000`,
    'DURATION:PT90M',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    `EXDATE;TZID=Europe/London:${plain(second)}T190000`,
    String.raw`LOCATION:Ateneu Popular\, carrer Major 3`,
    String.raw`DESCRIPTION:Amb <la cobla>\n\nEntrada lliure`,
  ])

  test('is looked through, becomes events in their zones, and is known when it comes again', async () => {
    const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
    const own = event([
      `UID:event-${there}-ca@${new URL(world.base).host}`,
      'SUMMARY:Fira d’una altra manera',
      `DTSTART;TZID=Europe/Madrid:${plain(third)}T100000`,
    ])
    const days = event(['UID:d', 'SUMMARY:Festa', `DTSTART;VALUE=DATE:${plain(first)}`])
    const off = event([
      'UID:off',
      'SUMMARY:Anul·lat',
      `DTSTART:${plain(first)}T180000Z`,
      'STATUS:CANCELLED',
    ])
    const moon = event(['UID:m', 'SUMMARY:Lluna', `DTSTART;TZID=Lluna/Mar:${plain(first)}T180000`])
    const old = event(['UID:o', 'SUMMARY:Passat', 'DTSTART:20100101T180000Z'])
    const text = calendar(series, own, days, off, moon, old)
    await take(user, new Blob([text]), 'teatre.ics')
    await screen.findByText(/Lluna — Time zone: nobody knows the zone “Lluna\/Mar”\./)
    expect(screen.getByText(/1 event of the file has nothing in these days\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Which ones' }))
    expect(screen.getByText('Passat').closest('li')).toHaveTextContent(
      /^Passat — on .*1 January 2010, outside these days\.$/,
    )
    expect(screen.getByText(/This file was exported from here/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fira d’una altra manera' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/ca/events/${there}`),
    )
    expect(screen.getByText(/It is cancelled in the file/)).toBeVisible()
    expect(await eventsThere()).toHaveLength(1)
    await make(user, 'Make 3 events…')
    await screen.findByText(/Result: 3 made, 1 row with errors and 2 left out\./)
    const results = within(screen.getByRole('region', { name: 'Result of each row' }))
    expect(rowsSaid(results.getAllByRole('listitem'))).toEqual([
      'Lluna — nothing was made of it. Time zone: nobody knows the zone “Lluna/Mar”.',
      'Anul·lat — left out. It was cancelled in the file.',
      'Fira d’una altra manera — left out. The file was exported from here, and it is this event: Fira d’una altra manera',
    ])

    const made = (await eventsThere()).filter(({ id }) => id !== there)
    const balls = made.filter(({ title }) => title === 'Ball de divendres')
    expect(balls.map(({ start_date }) => start_date).toSorted()).toEqual([
      `${first} 19:00:00`,
      `${third} 19:00:00`,
    ])
    for (const ball of balls) {
      expect(ball).toMatchObject({ timezone: 'Europe/London', status: 'draft', all_day: false })
      expect(String(ball['end_date'])).toMatch(/ 20:30:00$/)
      expect(JSON.stringify(ball['venue'])).toContain('Ateneu Popular')
      expect(String(ball['description'])).toContain('Amb &lt;la cobla&gt;')
    }
    const feast = made.find(({ title }) => title === 'Festa')
    expect(feast).toMatchObject({ all_day: true, timezone: 'Europe/Madrid' })

    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    await take(user, new Blob([calendar(series)]), 'teatre.ics')
    expect(await screen.findAllByText(/It was imported from this device before/)).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Make 0 events…' })).toBeDisabled()
  })

  test('may be there already where the device does not say what was made of it', async () => {
    const kept = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError')
    })
    const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
    await take(user, new Blob([calendar(series)]), 'teatre.ics')
    const title = /^It cannot be read now which events of this file were made before/
    const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('no alert')
    await screen.findByRole('region', { name: 'What would be made' })
    kept.mockRestore()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  test('of other days is read again for those', async () => {
    const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
    const old = event(['UID:o', 'SUMMARY:Passat', 'DTSTART:20100101T180000Z'])
    await take(user, new Blob([calendar(old)]), 'vell.ics')
    await screen.findByText(/Its events begin between .*1 January 2010 and .*1 January 2010\./)
    expect(screen.queryByText('Passat')).toBeNull()
    const days = screen.getByRole('region', { name: 'Days' })
    const first = within(days).getByRole('textbox', { name: 'First day' })
    await user.clear(first)
    await user.type(first, '01/01/2010')
    await user.click(within(days).getByRole('button', { name: 'Show these days' }))
    expect(await screen.findByText('Passat')).toBeVisible()
    expect(screen.getByText(/Start: it is over already\./)).toBeVisible()
  })

  test('is no file of venues, nor of changes', async () => {
    const { user, go } = await openApp(world, '/ca/transfer?of=venues&part=new', editor, 'en')
    await take(user, new Blob([calendar(series)]), 'teatre.csv')
    await screen.findByText(/It is a calendar file, and those hold events/)
    go('/ca/transfer?part=in')
    await screen.findByText(/Only cells that were changed count/)
    await take(user, new Blob([calendar(series)]), 'teatre.csv')
    await screen.findByText(/It is a calendar file, which has no cells to compare/)
  })

  test('a workbook of several sheets is read by the one that is chosen, its hours and zones with it', async () => {
    const { user } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
    const cells = (rows: readonly (readonly string[])[]) =>
      rows.map((row) => row.map((value) => ({ value, type: String })))
    const file = await writeXlsx([
      { data: cells([['Notes']]), sheet: 'Portada' },
      { data: cells([['Nom'], ['Res']]), sheet: 'Llocs' },
      {
        data: cells([
          ['Títol', 'Data', 'Horari', 'Fus'],
          ['Vetllada', second, 'de 18 a 20.30 h', 'Atlantic/Canary'],
          ['Fora del món', second, '18 h', 'Lluna/Mar'],
        ]),
        sheet: 'Actes',
      },
    ]).toBlob()
    await take(user, file, 'teatre.xlsx')
    expect(await screen.findByLabelText('Sheet of the workbook')).toHaveDisplayValue('Llocs')
    await user.selectOptions(screen.getByLabelText('Sheet of the workbook'), 'Actes')
    await screen.findByText(/Fora del món — Time zone: “Lluna\/Mar” is no zone/)
    await make(user, 'Make 1 event…')
    await screen.findByText(/Result: 1 made and 1 row with errors\./)
    const made = (await eventsThere()).find(({ title }) => title === 'Vetllada')
    expect(made).toMatchObject({
      start_date: `${second} 18:00:00`,
      end_date: `${second} 20:30:00`,
      timezone: 'Atlantic/Canary',
    })
  })
})
