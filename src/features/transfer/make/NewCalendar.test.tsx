import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { editor, openApp, makeWorld } from '../../../app/appBed.tsx'
import { forget } from '../../../platform/entries.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { rowsSaid } from '../run/testRowsSaid.ts'

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

test('a calendar is looked through, becomes events in their zones, is known when it comes again, and is read for other days', async () => {
  await forget('imports', 'all')
  const world = await makeWorld('live')
  await world.ask('POST', 'venues', { venue: 'Ateneu Popular', status: 'publish' })
  const dates = { start_date: `${first} 10:00:00`, end_date: `${first} 11:00:00` }
  const fair = await world.ask('POST', 'events', { title: 'Fira', status: 'publish', ...dates })
  const there = Number(fair['id'])
  const eventsThere = async (): Promise<readonly Wire[]> => {
    const query = 'starts_after=1900-01-01&per_page=50&status=publish,draft'
    return (await world.ask('GET', `events?${query}`))['events'] as readonly Wire[]
  }

  const { user, go } = await openApp(world, '/ca/transfer?part=new', editor, 'en')
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
  const supper = event([
    'UID:s',
    'SUMMARY:Sopar',
    `DTSTART;TZID=Hora local:${plain(first)}T210000`,
    String.raw`LOCATION:Casal de Dalt\nPlaça Major\, 1\, 08500 Vic`,
  ])
  const task = ['BEGIN:VTODO', 'SUMMARY:Muntar', 'END:VTODO']
  const old = event(['UID:o', 'SUMMARY:Passat', 'DTSTART:20100101T180000Z'])
  const text = calendar(series, own, days, off, moon, old, supper, task)
  await take(user, new Blob([text]), 'teatre.ics')
  await screen.findByText(/Lluna — Time zone: unknown zone “Lluna\/Mar”\./)
  expect(screen.getByText(/1 event of the file has nothing on these days\./)).toBeVisible()
  expect(screen.getByText(/Exported from this event/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fira d’una altra manera' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/ca/events/${there}`),
  )
  expect(screen.getByText(/Cancelled in the file/)).toBeVisible()
  expect(await eventsThere()).toHaveLength(1)
  expect(screen.getByText(/Tasks, journal entries and busy times left out: 1/)).toBeVisible()
  const zone = screen.getByLabelText('The zone “Hora local” is')
  await user.selectOptions(zone, 'Atlantic/Canary')
  const venue = await screen.findByLabelText('Venue “Casal de Dalt”')
  await user.selectOptions(venue, 'make')
  const make = await screen.findByRole('button', { name: 'Create 4 events…' })
  await waitFor(() => expect(make).toBeEnabled())
  await user.click(make)
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await screen.findByText(/Done: 5 saved, 2 left out and 1 refused\./)
  expect(rowsSaid([...document.querySelectorAll('li')])).toEqual([
    'Lluna — nothing was created. Time zone: unknown zone “Lluna/Mar”.',
    'Anul·lat — left out. Cancelled in the file.',
    'Fira d’una altra manera — left out. Exported from this event: Fira d’una altra manera',
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

  const meal = made.find(({ title }) => title === 'Sopar')
  expect(meal).toMatchObject({ timezone: 'Atlantic/Canary', start_date: `${first} 21:00:00` })
  const { address, city, zip } = Object.assign({}, ...[meal?.['venue']].flat()) as Wire
  expect([address, zip, city]).toEqual(['Plaça Major, 1', '08500', 'Vic'])

  // What was made of it cannot be read at first.
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const kept = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  await take(user, new Blob([calendar(series)]), 'teatre.ics')
  const unread = /^We can’t check which events of this file exist already/
  const alert = (await screen.findByText(unread)).closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error('no alert')
  await screen.findByRole('region', { name: 'What will be created' })
  kept.mockRestore()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(unread)).toBeNull())
  expect(await screen.findAllByText(/Imported from this device before/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Create 0 events…' })).toBeDisabled()

  await take(user, new Blob([calendar(old)]), 'vell.ics')
  await screen.findByText(/events of the file are between .*1 January 2010 and .*1 January 2010\./)
  expect(screen.queryByText('Passat')).toBeNull()
  const window = within(screen.getByRole('region', { name: 'Days' }))
  const firstDay = window.getByRole('textbox', { name: 'First day' })
  await user.clear(firstDay)
  await user.type(firstDay, '01/01/2010')
  await user.click(window.getByRole('button', { name: 'Show these days' }))
  expect(await screen.findByText('Passat')).toBeVisible()
  expect(screen.getByText(/Start: already over\./)).toBeVisible()

  go('/ca/transfer?of=venues&part=new')
  await screen.findByText(/one venue per row/)
  await take(user, new Blob([calendar(series)]), 'teatre.csv')
  await screen.findByText(/A calendar file\. Choose “Events”/)
  go('/ca/transfer?part=in')
  await screen.findByText(/exported here/)
  await take(user, new Blob([calendar(series)]), 'teatre.csv')
  await screen.findByText(/A calendar file/)
})
