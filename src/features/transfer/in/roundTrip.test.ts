import { eventOf } from '../../../resources/events/events.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../../../i18n/interfaceLanguage.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { venueOf } from '../../../resources/venues/venues.ts'
import { columnNames, exportedColumn, rowOf } from '../columns/columns.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import { exportFacts, headed } from '../out/exportBed.ts'
import { xlsxFile } from '../out/xlsxSheet.ts'
import { neutral } from '../../../ui/files/neutralCell.ts'
import { changedCells, marksOf } from './changedRow.ts'
import { exportedTable } from './checkedFile.ts'
import { shownOf } from '../cells/cell.ts'
import { readTable } from '../table/readTable.ts'
import type { Table } from '../table/table.ts'
import cases from './roundTrip.cases.json'
import { writerOf } from '../out/fileFormats.ts'

const event = (over: object = {}) =>
  eventOf({
    id: 12,
    title: 'Ball, «=dansa»',
    status: 'publish',
    start_date: '2026-10-03 19:30:00',
    end_date: '2026-10-03 21:00:00',
    timezone: 'Europe/Madrid',
    all_day: false,
    description: '<p>Una\r\n"línia"; i\tdues</p>',
    excerpt: '',
    cost: '+3 €',
    featured: true,
    venue: { id: 7, venue: 'Ateneu' },
    categories: [{ id: 3, name: 'Dansa', slug: 'dansa' }],
    tags: [],
    organizer: [],
    ...over,
  })

const today = '2026-01-01' as WallDay
const { statuses, timezone: zone } = exportFacts('events', 'ca')

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

async function written(
  format: 'csv' | 'xlsx',
  record = event(),
  language: InterfaceLanguage = 'ca',
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = (await writerOf(format))(exportFacts('events', language))
  writer.add([record])
  return bytesOf(await writer.end())
}

async function readBack(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const read = await readTable(bytes)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

const cellsOf = ({ names, rows }: Table): Record<string, string> =>
  Object.fromEntries(
    fieldsOfHeads('events', names).map((name, at) => [name, shownOf(rows[0]?.[at] ?? '')]),
  )

/** What changed cells come to, of a file that was written of one record, when the calendar has another. */
function changed(cells: Record<string, string>, over: object = {}, record = event()) {
  const marks = marksOf(cells[exportedColumn] ?? '')
  const row = { place: 2, cells: { ...cells, ...over } }
  return changedCells(row, { of: 'events', record, marks, today, statuses, zone })
}

describe.each(['csv', 'xlsx'] as const)('a file of %s', (format) => {
  test('that nobody changed comes back as no change', async () => {
    for (const record of [
      event(),
      event({ title: "'=1", description: '' }),
      event({ description: 'a'.repeat(40_000), cost: '_x0041_' }),
      event({ all_day: true, start_date: '2026-10-03 00:00:00', end_date: '2026-10-04 23:59:59' }),
    ]) {
      const cells = cellsOf(await readBack(await written(format, record)))
      const nothing = { values: {}, shown: [], wrong: [], since: [], doubtful: [] }
      expect(changed(cells, {}, record)).toEqual(nothing)
    }
  })

  test('comes back as exactly the changed cells', async () => {
    const cells = cellsOf(await readBack(await written(format)))
    const over = { title: 'Ball de nit', featured: 'NO', venue: 'Plaça #9 | Ateneu #7' }
    expect(changed(cells, over).values).toEqual({
      title: 'Ball de nit',
      featured: false,
      venue: [9, 7],
    })
    expect(changed(cells, { tags: '', excerpt: ' ', cost: '' }).values).toEqual({ cost: '' })
  })
})

test('a CSV that a spreadsheet saved as a workbook comes back without the signs of a CSV', async () => {
  const names = columnNames('events')
  const record = event({ title: '=Ball', description: '<p>Accés:\n- rampa</p>', cost: '-2' })
  const row = rowOf('events', 'ca', record).map(neutral)
  const read = await readBack(await bytesOf(await xlsxFile(headed(names), [row])))
  expect(cellsOf(read)['title']).toBe("'=Ball")
  const { table } = exportedTable('events', read)
  expect(changed(cellsOf(table), {}, record)).toEqual(
    expect.objectContaining({ values: {}, wrong: [] }),
  )
})

test('digits that a spreadsheet took for a number are no change, and are never written back', () => {
  const venue = venueOf({ id: 7, venue: 'Ateneu', zip: '08500', phone: '34937720000', city: 'Vic' })
  const row = Object.fromEntries(
    columnNames('venues').map((name, at) => [name, rowOf('venues', 'ca', venue)[at] ?? '']),
  )
  const back = (over: object, record = venue) =>
    changedCells(
      { place: 2, cells: { ...row, ...over } },
      { of: 'venues', record, marks: marksOf(row[exportedColumn] ?? ''), today, statuses, zone },
    )
  const nothing = { values: {}, shown: [], wrong: [], since: [] }
  expect(back({ zip: '8500', phone: '3.4938E+10' })).toEqual(expect.objectContaining(nothing))
  expect(back({ zip: '8501' }).values).toEqual({ zip: '8501' })
  // As a number it may have had a zero, which is told.
  const zip = { kind: 'number', value: '8501', shown: '8501' } as const
  expect(back({ zip })).toMatchObject({ values: { zip: '8501' }, doubtful: ['zip'] })
  // What it was rounded from is not known any more.
  const since = venueOf({ id: 7, venue: 'Ateneu', zip: '08500', phone: '34930000000', city: 'Vic' })
  const rounded = back({ phone: '3.4938E+10' }, since)
  expect(rounded.values).toEqual({})
  expect(rounded.wrong).toMatchObject([{ field: 'phone', problem: 'mangled' }])
})

test('what a spreadsheet writes otherwise is no change; another time is, in the shapes of people', async () => {
  const cells = cellsOf(await readBack(await written('csv')))
  for (const start_date of ['2026-10-03T19:30:00', '3/10/2026 19:30', '03.10.2026 19:30'])
    expect(changed(cells, { start_date, featured: 'TRUE' }).values).toEqual({})
  for (const start_date of [
    '2026-10-02 18:00',
    '2/10/2026 18:00',
    '02-10-2026 18.00h',
    '2 d’octubre de 2026, 18 h',
    '2 de octubre de 2026 18:00',
    'October 2, 2026 6 pm',
  ])
    expect(changed(cells, { start_date })).toMatchObject({
      values: { start_date: '2026-10-02 18:00:00' },
      wrong: [],
    })
})

test('days that a spreadsheet writes with the month first are no change, and are read so beside such', async () => {
  const cells = cellsOf(await readBack(await written('csv')))
  for (const start_date of ['10/3/2026 19:30', '10/3/26 19:30', '10/3/2026 7:30 PM'])
    expect(changed(cells, { start_date })).toEqual(
      expect.objectContaining({ values: {}, wrong: [] }),
    )
  const row = { place: 2, cells: { ...cells, start_date: '10/2/2026 19:30' } }
  const marks = marksOf(cells[exportedColumn] ?? '')
  const measured = { of: 'events', record: event(), marks, today, statuses, zone } as const
  expect(changedCells(row, { ...measured, order: 'monthFirst' }).values).toEqual({
    start_date: '2026-10-02 19:30:00',
  })
  // Of no month there are twenty-seven.
  expect(changed(cells, { start_date: '9/27/2026 19:30' }).values).toEqual({
    start_date: '2026-09-27 19:30:00',
  })
})

test.each(cases)('$over is said and not taken', async ({ over, wrong }) => {
  const cells = cellsOf(await readBack(await written('csv')))
  expect(changed(cells, over)).toMatchObject({ wrong })
})

test('a status is read as people write it, and is no change where it means what was written', async () => {
  const cells = cellsOf(await readBack(await written('csv')))
  expect(changed(cells, { status: 'Publicat' }).values).toEqual({})
  expect(changed(cells, { status: 'Esborrany' })).toMatchObject({
    values: { status: 'draft' },
    shown: [{ before: 'publish', after: 'draft' }],
    wrong: [],
  })
  expect(changed(cells, { status: 'draft' }).values).toEqual({ status: 'draft' })
})

test('what the calendar has otherwise since is told where a cell would write over it, and kept where none does', async () => {
  const cells = cellsOf(await readBack(await written('csv')))
  const now = event({ title: 'Ball d’un altre', cost: '5 €' })
  const { values, since } = changed(cells, { title: 'El meu ball' }, now)
  expect(values).toEqual({ title: 'El meu ball' })
  expect(since).toEqual(['title'])
})

describe('a table', () => {
  const head = 'id;title\r\n'
  const utf16 = (text: string) =>
    new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])])
  const latin = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)))

  test.each([
    ['UTF-8 and semicolons', new TextEncoder().encode(`${head}12;"Plaça; gran"`)],
    ['UTF-16 and tabs', utf16('\uFEFFid\ttitle\n12\t"Plaça; gran"'.slice(1))],
    ['Windows-1252 and commas', latin('id,title\n12,"Plaça; gran"')],
    ['a line that says the delimiter', new TextEncoder().encode(`sep=;\n${head}12;"Plaça; gran"`)],
  ])('is read from %s', async (_what, bytes) => {
    const { names, rows } = await readBack(bytes)
    expect(names).toEqual(['id', 'title'])
    expect(rows).toEqual([['12', 'Plaça; gran']])
  })

  test('keeps the numbers of a workbook as they are written', async () => {
    const file = await xlsxFile(headed(['id', 'title']), [['9007199254740993', '=1+1']])
    expect((await readBack(await bytesOf(file))).rows).toEqual([['9007199254740993', '=1+1']])
  })

  test.each([
    ['nothing', '', 'empty'],
    ['names alone', 'id,title\n', 'empty'],
    ['an open quote', 'id,title\n1,"abc', 'openQuote'],
  ])('is refused of %s', async (_what, text, problem) => {
    expect(await readTable(new TextEncoder().encode(text))).toEqual({ problem })
  })
})

describe.each(interfaceLanguages)('a workbook in %s', (language) => {
  test('has every column and every answer known on its way back', async () => {
    const { names } = await readBack(await written('xlsx', event(), language))
    expect(fieldsOfHeads('events', names)).toEqual(columnNames('events'))
    for (const status of [...statuses, 'trash', 'own'])
      for (const featured of [true, false]) {
        const record = event({ status, featured })
        const cells = cellsOf(await readBack(await written('xlsx', record, language)))
        expect(changed(cells, {}, record)).toEqual(
          expect.objectContaining({ values: {}, wrong: [], since: [] }),
        )
      }
  })
})
