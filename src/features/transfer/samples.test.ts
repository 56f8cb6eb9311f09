import { describe, expect, test } from 'vitest'
import type { CollectionName } from '../../core/resource/collection.ts'
import { eventOf } from '../../resources/events/events.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { shownOf } from './cells/cell.ts'
import { exportedColumn } from './columns/columns.ts'
import { fieldsOfHeads } from './columns/heads.ts'
import { changedCells, type FileRow, marksOf } from './in/changedRow.ts'
import { ended } from './make/check/dryBed.ts'
import { draftRows } from './make/check/dryRun.ts'
import { newTable } from './make/file/newTable.ts'
import { nameIndex } from './make/names/nameIndex.ts'
import { inOneLine, sampleBytes, sampleTable } from './samplesBed.ts'
import type { ReadOptions } from './table/fileOptions.ts'
import { readTable } from './table/readTable.ts'
import type { ReadHow, Table } from './table/table.ts'

// Files as real programs wrote them, with invented content.

const today = '2026-11-26' as WallDay
const statuses = ['publish', 'draft']
const zone = 'Europe/Madrid'
const halls = ['Ateneo', 'Sala Gran', 'Plaça Major', 'Plaça de l’Església', 'Cafè']
const venues = nameIndex(halls.map((name, at) => ({ id: at + 1, name, detail: '' })))

async function tableOf(file: string, how: ReadHow = {}): Promise<Table> {
  const read = await readTable(sampleBytes(file), { locale: 'ca', ...how })
  if ('problem' in read) throw new Error(read.problem)
  return read
}

function drafts(of: CollectionName, whole: Table, chosen: ReadOptions) {
  const { table, mapping, options } = newTable(of, whole, chosen)
  const rules = { of, mapping, today, zone, statuses, indexOf: () => venues, chosen }
  const steps = draftRows(table, { ...rules, choices: new Map() })
  return { rows: ended(steps), options }
}

/** Each file, how it is to be read, and what its rows come to. */
const created = `
google.csv
  Taller de ceràmica, 2026-12-10 18:30–20:00, description Places limitades
  Festa major, 2026-12-19 – 2026-12-20
outlook-en.csv
  Fira de Santa Llúcia, 2026-12-13 – 2026-12-13, description Parades
  Concert, 2026-12-20 19:30–21:00, description Cor
outlook-es.csv
  Fira de Santa Llúcia, 2026-12-13 – 2026-12-13, description Parades
  Concert, 2026-12-20 19:30–21:00, description Cor
the-events-calendar.csv
  Concierto de Navidad, 2026-12-18 20:00–23:30, cost 12
  Cena de gala, 2026-12-18 22:00–2026-12-19 02:00, cost 30
  Exposición, 2026-12-01 – 2027-02-28, cost 0
half-days-es.csv
  Charla con espacio duro, 2026-12-26 20:00–21:30
  Charla con espacio, 2026-12-26 20:00–21:30
  Charla junta, 2026-12-26 20:00–21:30
short-months-es.csv
  Charla, 2026-12-26 20:00–21:30
  Taller, 2027-01-05 18:00–19:00
hour-24.csv
  Concierto, 2026-12-26 20:00–2026-12-27 00:00
  Campanadas, 2027-01-01 00:00–02:00
night-hours.csv
  Ball, 2026-12-19 22:00–2026-12-20 00:00
  Revetlla, 2026-12-31 23:00–2027-01-01 02:00
days-from-1904.xlsx
  Charla, 2026-12-26 20:00–22:00, (end_date endGuessed)
merged-cells.xlsx
  Charla, 2026-12-26 18:00–20:00, @Ateneo, (end_date endGuessed)
  Concierto, 2026-12-26 20:00–22:00, @Ateneo, (end_date endGuessed)
  Vermut, 2026-12-27 12:00–14:00, @Ateneo, (end_date endGuessed)
banner.xlsx
  Charla, 2026-12-26 20:00–22:00, (end_date endGuessed)
hidden-sheet.xlsx
  Abierto, 2026-12-26 – 2026-12-26, (all_day wholeDay)
hidden-row.xlsx
  Abierto, 2026-12-26 – 2026-12-26, (all_day wholeDay)
macintosh.csv
  Cançó d’autor, 2026-12-26 20:00–22:00, @Plaça de l’Església, (end_date endGuessed)
  Àpat i “ball”, 2026-12-27 13:30–15:30, @Cafè, (end_date endGuessed)
angle-brackets.csv
  Prueba angular, 2026-12-26 20:00–21:00, description <p>Inscripciones: Ana &lt;ana@ateneo.example&gt;<br>Primera línea<br>Segunda línea</p> ⏎ <p>Otro párrafo, 5 &lt; 6 &amp; R&amp;D</p>
gnumeric-price.xlsx
  Concert de prova A, 2026-12-19 20:00–21:30, cost 12.10
  Concert de prova B, 2026-12-20 20:00–21:30, cost 9.95
computed-price.xlsx
  Concert amb descompte, 2026-12-19 20:00–22:00, cost 10.63, (end_date endGuessed)
  Taller amb descompte, 2026-12-20 20:00–22:00, cost 19.13, (end_date endGuessed)
  Sopar, 2026-12-21 20:00–22:00, cost 1250.00, (end_date endGuessed)
prices-in-two-ways.csv
  Concert, 2026-12-19 20:00–22:00, (end_date endGuessed), cost 10,625 NOT thousands
  Ball, 2026-12-20 20:00–22:00, (end_date endGuessed), cost 1,250 € NOT thousands
prices-in-two-ways.csv sign=comma
  Concert, 2026-12-19 20:00–22:00, cost 10.63, (end_date endGuessed)
  Ball, 2026-12-20 20:00–22:00, cost 1.25 €, (end_date endGuessed)
prices-in-two-ways.csv sign=point
  Concert, 2026-12-19 20:00–22:00, cost 10625, (end_date endGuessed)
  Ball, 2026-12-20 20:00–22:00, cost 1250 €, (end_date endGuessed)
formula-errors.csv
  Err:502, 2026-12-19 20:00–21:30, cost 5, description Text, title Err:502 NOT error
  Ball, 2026-12-20 20:00–21:30, cost Err:508 NOT error, description #NOM? NOT error
  Fira, 2026-12-21 20:00–21:30, cost #N/D NOT error, description Err:520 NOT error
  #NOM?, 2026-12-22 20:00–21:30, cost 5, description Text, title #NOM? NOT error
titles-as-days.xlsx
  08/03/26, 2027-03-08 18:00–20:00, cost 9.99, website https://exemple.example/a, excerpt 10/12/26, (title shown), (excerpt shown)
  24/12/26, 2026-12-24 18:00–20:00, cost 12.10, website https://exemple.example/b, excerpt 01/02/26, (title shown), (excerpt shown)
  100,00%, 2026-12-26 18:00–20:00, cost 7.30, excerpt 50,00%, (title shown), (excerpt shown)
  1984, 2026-12-27 18:00–20:00, cost 36.30
  20:30:00, 2026-12-28 18:00–20:00, cost 10, (title shown)
  Ball, 2026-12-29 18:00–23:00, cost 10
postal-codes.xlsx of=venues
  Sala A, address Carrer Nou, 1-3, zip 08001, phone 972 12 34 56
  Sala B, address Carrer Vell, s/n, zip 08001, phone 972 12 34 56
  Sala C, address Plaça, 5, zip 08001, phone 34972123456, (phone digits)
  Sala D, address Camí, 7, zip 17600, phone 600 123 456
lost-zero.csv of=venues
  Sala A, address Carrer Nou, 1, zip 8001, (zip digits)
  Sala B, address Carrer Vell, 2, zip 17600
bars.csv
  Concert, ball i més, 2026-12-26 20:00–22:00, cost 5.50, (end_date endGuessed)
answers-ca.csv
  Concert, 2026-12-19 20:00–21:30, featured true
  Fira, 2026-12-20 – 2026-12-20, featured false
table.ods
  Concert de Nadal, 2026-12-19 20:00–21:30, @Sala Gran, cost 12.50, description Cor i orquestra, featured true
  Ball de gala, 2026-12-19 22:00–2026-12-20 00:00, @Sala Gran, cost 15.00, description Amb banda, featured false
  Vermut musical, 2026-12-20 12:30–14:30, @Plaça Major, cost 0, description Porteu cadira
  Revetlla, 2026-12-31 23:00–2027-01-01 02:00, @Plaça Major, cost 1250.00
  Fira d’artesania, 2026-12-20 – 2026-12-20, @Plaça Major, cost 0, (all_day wholeDay)
  Taller, 2026-12-26 10:30–12:00, @Sala Gran, cost 5
links.xlsx
  Concert, 2026-12-19 20:00–22:00, website https://entrades.example/concert?id=7, description <p>Primera línia<br>Segona línia</p>, (end_date endGuessed)
  Ball, 2026-12-20 22:00–2026-12-21 00:00, website https://entrades.example/ball, description Text amb negreta i més, (end_date endGuessed)`

describe('new records of a file', () => {
  test.each(sampleTable(created))('of «$file» are $rows', async ({ file, how, rows }) => {
    const { of = 'events', ...chosen } = how as ReadOptions & { readonly of?: CollectionName }
    expect(drafts(of, await tableOf(file), chosen).rows.map(inOneLine)).toEqual(rows)
  })

  test('leave for a person to choose what can be read in two ways, and nothing else', async () => {
    const optionsOf = async (file: string) => drafts('events', await tableOf(file), {}).options
    expect(await optionsOf('banner.xlsx')).toMatchObject({
      head: 1,
      heads: [
        { place: 1, names: 'programación de diciembre de 2026' },
        { place: 3, names: 'título, fecha, hora' },
      ],
    })
    expect(await optionsOf('prices-in-two-ways.csv')).toMatchObject({ price: '10,625', day: null })
    expect(await optionsOf('macintosh.csv')).toMatchObject({ guessed: 'Macintosh', heads: [] })
    expect(await optionsOf('two-rows-of-names.csv')).toMatchObject({ head: 0, secondHead: 2 })
    expect(await optionsOf('hidden-row.xlsx')).toMatchObject({ hidden: 1 })
    expect(await optionsOf('hidden-sheet.xlsx')).toMatchObject({ sheets: ['Público'] })
    expect(await optionsOf('table.ods')).toMatchObject({ heads: [], day: null, price: null })
  })

  test('are none of a document of markup, which is named for what it is', async () => {
    await expect(tableOf('table.fods')).rejects.toThrow('markup')
  })
})

/** What the cells that a program rewrote were, by the file and the number of the record. */
const back: readonly (readonly [
  file: string,
  id: number,
  was: object,
  comes: { readonly values?: object; readonly wrong?: readonly object[] },
])[] = [
  ['excel-es', 1321, { title: '10-12', slug: '10-12', date: '2026-11-26 22:44:14' }, {}],
  ['excel-es', 1322, { date: '2026-11-26 22:44:14' }, {}],
  ['prices', 1297, { cost: '5€' }, {}],
  ['prices', 1298, { cost: '12,50€' }, {}],
  ['prices', 1308, { cost: '12,50€' }, {}],
  ['prices', 1324, { cost: '€20' }, {}],
  ['seconds', 1296, {}, {}],
  ['seconds', 1314, { date: '2026-11-27 01:55:47' }, {}],
  ['seconds', 1320, { date: '2026-11-27 01:55:48' }, {}],
  [
    'lost-letters',
    1307,
    { title: 'Paraŀlel' },
    { wrong: [{ field: 'title', problem: 'letters', shown: 'Para?lel' }] },
  ],
  ['lost-letters', 1317, {}, {}],
  ['midnight', 1295, { end_date: '2026-12-02 00:00:00' }, {}],
  ['midnight', 1298, { end_date: '2026-12-05 00:00:00' }, {}],
  ['serials', 1296, { start_date: '2026-12-02 20:00:00' }, {}],
  ['serials', 1324, { end_date: '2026-12-02 22:00:00' }, {}],
]

describe('a file that a program has saved', () => {
  test.each(back)(
    'as back-%s.csv has of record %i, in place of %j, %j',
    async (file, id, was, comes) => {
      const { names, rows, places } = await tableOf(`back-${file}.csv`)
      const fields = fieldsOfHeads('events', names)
      const all = rows.map((row, at): FileRow => ({
        place: places[at] ?? 0,
        cells: Object.fromEntries(fields.map((field, column) => [field, row[column] ?? ''])),
      }))
      const row = all.find(({ cells }) => shownOf(cells['id'] ?? '') === String(id))
      if (row === undefined) throw new Error('No such row')
      const texts = Object.entries(row.cells).map(([field, cell = '']) => [field, shownOf(cell)])
      const { author, ...wire } = { ...Object.fromEntries(texts), ...was } as Record<string, string>
      const flags = 'all_day featured show_map show_map_link hide_from_listings sticky'.split(' ')
      const record = eventOf({
        ...wire,
        ...Object.fromEntries(flags.map((flag) => [flag, wire[flag] === 'yes'])),
        id,
        author: Number(author),
        venue: [],
        organizer: [],
        categories: [],
        tags: [],
      })
      const marks = marksOf(shownOf(row.cells[exportedColumn] ?? ''))
      const measured = { of: 'events', record, marks, today, statuses, zone } as const
      const { values, wrong } = changedCells(row, measured)
      expect({ values, wrong }).toEqual({ values: {}, wrong: [], ...comes })
    },
  )
})
