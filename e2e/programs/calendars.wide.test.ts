// @vitest-environment jsdom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventOf } from '../../src/resources/events/events.ts'
import type { WallDay } from '../../src/time/wallTime.ts'
import { ended } from '../../src/features/transfer/make/check/dryBed.ts'
import { draftRows } from '../../src/features/transfer/make/check/dryRun.ts'
import { guessedMapping } from '../../src/features/transfer/make/columns/mapping.ts'
import { nameIndex } from '../../src/features/transfer/make/names/linkCell.ts'
import { exportFacts } from '../../src/features/transfer/out/exportBed.ts'
import { inOneLine } from '../../src/features/transfer/samplesBed.ts'
import { readTable } from '../../src/features/transfer/table/readTable.ts'
import { calendarPrograms, keptByCalcurse, shownByKhal, typedIntoKhal } from './calendarPrograms.ts'
import { writerOf } from '../../src/features/transfer/out/fileFormats.ts'

const folder = mkdtempSync(join(tmpdir(), 'agenda-calendars-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ateneu = {
  id: 7,
  venue: 'Ateneu Popular',
  address: 'Plaça Major, 1',
  zip: '08500',
  city: 'Vic',
}

const long = `Títol molt llarg ${'amb lletres com ara «ç», «·» i «à» '.repeat(4)}`.trim()

/** Events as the service holds them. */
const exported: readonly object[] = [
  {
    title: 'Ball, amb «Ça»; i més',
    description: '<p>Primera línia; i coma, i \\n.</p><ul><li>u</li><li>dos</li></ul>',
    venue: ateneu,
    categories: [{ id: 3, name: 'Fires, mercats', slug: 'f' }],
  },
  { title: 'Nit', start_date: '2026-12-31 23:00:00', end_date: '2027-01-01 04:00:00' },
  {
    title: 'Tot el dia',
    all_day: true,
    start_date: '2026-12-26 00:00:00',
    end_date: '2026-12-27 23:59:59',
  },
  { title: 'Canvi d’hora', start_date: '2027-03-27 22:00:00', end_date: '2027-03-28 04:00:00' },
  { title: 'Londres', timezone: 'Europe/London' },
  { title: 'Sense durada', end_date: '2026-12-26 20:30:00' },
  { title: long },
]

async function exportedFile(): Promise<Uint8Array> {
  const records = exported.map((own, at) =>
    eventOf({
      id: 101 + at,
      status: 'publish',
      start_date: '2026-12-26 20:30:00',
      end_date: '2026-12-26 22:00:00',
      timezone: 'Europe/Madrid',
      all_day: false,
      slug: String(101 + at),
      ...own,
    }),
  )
  const writer = (await writerOf('ics'))(exportFacts('events', 'ca'))
  writer.add(records)
  return new Uint8Array(await (await writer.end()).arrayBuffer())
}

const zone = 'Europe/Madrid'
const today = '2026-11-26' as WallDay
const names = ['Ateneu Popular', 'Fires, mercats', 'Teatre', 'Circ']
const index = nameIndex(names.map((name, at) => ({ id: at + 1, name, detail: '' })))

/** What Agenda makes of a calendar file, each event in a line without its text. */
async function madeOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const window = { first: today, last: '2027-11-26' as WallDay }
  const table = await readTable(bytes, { calendar: { window, zone } })
  if ('problem' in table) throw new Error(table.problem)
  const mapping = guessedMapping('events', table.names)
  const rules = { of: 'events', mapping, today, zone, statuses: [] } as const
  const rows = ended(draftRows(table, { ...rules, indexOf: () => index, choices: new Map() }))
  return rows.map((row) => {
    const { description: _, website: __, ...values } = row.values
    return inOneLine({ ...row, values })
  })
}

/** What went out, as it comes back; what a program makes of it, where that is something else. */
const lines = {
  days: 'Tot el dia, 2026-12-26 – 2026-12-27',
  ball: 'Ball, amb «Ça»; i més, 2026-12-26 20:30–22:00, @Ateneu Popular, @Fires, mercats',
  london: 'Londres, 2026-12-26 20:30–22:00, timezone Europe/London',
  without: 'Sense durada, 2026-12-26 20:30–22:30, (end_date endGuessed)',
  long: `${long}, 2026-12-26 20:30–22:00`,
  night: 'Nit, 2026-12-31 23:00–2027-01-01 04:00',
  change: 'Canvi d’hora, 2027-03-27 22:00–2027-03-28 04:00',
}

/** It writes commas in names without their sign. */
const parted = {
  ...lines,
  ball: 'Ball, amb «Ça»; i més, 2026-12-26 20:30–22:00, @Ateneu Popular, categories  NOT unsettled',
}

const expected: Record<keyof typeof calendarPrograms, Readonly<Record<string, string>>> = {
  khal: { ...parted, without: 'Sense durada, 2026-12-26 20:30–21:30' },
  calcurse: {
    // It has no categories, no zones, and events of one day.
    ...lines,
    days: 'Tot el dia, 2026-12-26 – 2026-12-26',
    more: 'Tot el dia, 2026-12-27 – 2026-12-27',
    ball: 'Ball, amb «Ça»; i més, 2026-12-26 20:30–22:00, @Ateneu Popular',
    london: 'Londres, 2026-12-26 21:30–23:00',
  },
  'python3-icalendar': parted,
  'sabre/vobject': lines,
}

const programs = Object.entries(calendarPrograms).map(([name, program]) => ({
  name: name as keyof typeof calendarPrograms,
  program,
  own: mkdtempSync(join(folder, 'of-')),
}))

describe.each(programs)('$name', ({ name, program, own }) => {
  test('brings back what Agenda exports', async () => {
    const file = join(own, 'agenda.ics')
    writeFileSync(file, await exportedFile())
    const back = await madeOf(new TextEncoder().encode(program(file, own)))
    expect(back.toSorted()).toEqual(Object.values(expected[name]).toSorted())
  })
})

test('khal shows the hours of Agenda', () => {
  const { own = '' } = programs.find(({ name }) => name === 'khal') ?? {}
  expect(shownByKhal(own).toSorted()).toEqual(
    [
      'Tot el dia|2026-12-26|2026-12-27',
      'Sense durada|2026-12-26 20:30|2026-12-26 21:30',
      'Ball, amb «Ça»; i més|2026-12-26 20:30|2026-12-26 22:00',
      `${long}|2026-12-26 20:30|2026-12-26 22:00`,
      'Londres|2026-12-26 21:30|2026-12-26 23:00',
      'Nit|2026-12-31 23:00|2027-01-01 04:00',
      'Canvi d’hora|2027-03-27 22:00|2027-03-28 04:00',
    ].toSorted(),
  )
})

const course = (day: number) => `Curs, de cant; coral, 2026-12-${day} 18:00–19:30`

test.each([
  {
    typedInto: 'khal',
    kept: typedIntoKhal,
    made: [
      ...[10, 17, 24].map((day) => `${course(day)}, @Ateneu Popular`),
      'Fira, 2026-12-12 – 2026-12-13',
    ],
  },
  {
    typedInto: 'calcurse',
    kept: keptByCalcurse,
    made: [
      course(10),
      'Fira, 2026-12-12 – 2026-12-12',
      course(24),
      'Ball, 2026-12-31 23:00–2027-01-01 02:00',
    ],
  },
])('events typed into $typedInto are made of its file', async ({ kept, made }) => {
  const text = kept(mkdtempSync(join(folder, 'typed-')))
  const back = await madeOf(new TextEncoder().encode(text))
  expect(back.toSorted()).toEqual(made.toSorted())
})
