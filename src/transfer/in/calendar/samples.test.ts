import { expect, test } from 'vitest'
import type { WallDay } from '../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { nameIndex } from '../../make/names/nameIndex.ts'
import { inOneLine, sampleBytes } from '../../samplesBed.ts'
import { readTable } from '../../table/readTable.ts'

// Calendar files as real programs wrote them, with invented content.

const zone = 'Europe/Madrid'
const today = '2026-11-26' as WallDay
const window = { first: today, last: '2027-11-26' as WallDay }
const names = nameIndex(
  ['Plaça', 'Associació de Veïns', 'Cultura popular', 'Fires, mercats i concursos'].map(
    (name, at) => ({ id: at + 1, name, detail: '' }),
  ),
)

async function rowsOf(file: string): Promise<readonly string[]> {
  const table = await readTable(sampleBytes(file), { calendar: { window, zone } })
  if ('problem' in table) throw new Error(table.problem)
  const mapping = guessedMapping('events', table.names)
  const rules = { of: 'events', mapping, today, zone, statuses: [] } as const
  const choices = new Map()
  return ended(draftRows(table, { ...rules, indexOf: () => names, choices })).map(inOneLine)
}

const samples: readonly (readonly [file: string, ...rows: readonly string[]])[] = [
  ['windows-zone', 'Reunió de barri, 2026-12-10 19:30–20:30'],
  [
    'short-zones',
    'Taller CET, 2026-12-10 19:30–20:30',
    'Taller UTC+1, 2026-12-10 19:30–20:30',
    'Taller GMT+0100, 2026-12-10 19:30–20:30',
    'Taller Outlook, 2026-12-10 19:30–20:30',
    'Taller sufix, 2026-12-10 19:30–20:30',
  ],
  [
    'lower-case-zone',
    'Taller minúscules, 2026-12-10 19:30–20:30',
    'Dia amb zona, 2026-12-12 – 2026-12-12',
    'Sense UID en UTC, 2026-12-13 15:00–20:00',
  ],
  ['zone-and-z', 'Taller, 2026-12-10 20:30–21:30'],
]

test.each(samples.map(([file, ...rows]) => ({ file, rows })))(
  'of «$file» are $rows',
  async ({ file, rows }) => {
    expect(await rowsOf(`${file}.ics`)).toEqual(rows)
  },
)
