import type { CollectionName } from '../../core/resource/collection.ts'
import { eventOf } from '../../resources/events/events.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { shownOf } from './cells/cell.ts'
import { exportedColumn } from './columns/columns.ts'
import { fieldsOfHeads } from './columns/heads.ts'
import { changedCells, type FileRow, marksOf } from './in/changedRow.ts'
import { ended } from './make/check/dryBed.ts'
import { draftRows } from './make/check/dryRun.ts'
import { newTable } from './make/columns/mapping.ts'
import { nameIndex } from './make/names/linkCell.ts'
import { inOneLine, sampleBytes, sampleList } from './samplesBed.ts'
import type { ReadOptions } from './table/fileOptions.ts'
import { readTable } from './table/readTable.ts'
import type { ReadHow, Table } from './table/table.ts'
import back from './samples/back.json'

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

describe('new records of a file', () => {
  // Each file, how it is to be read, and what its rows come to.
  test.each(sampleList('created.txt'))('of «$file» are $rows', async ({ file, how, rows }) => {
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

describe('a file that a program has saved', () => {
  // What the cells that a program rewrote were, by the file and the number of the record.
  test.each(back)('back-$file.csv: $id, for $was, $comes', async ({ file, id, was, comes }) => {
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
  })
})
