import type { WallDay } from '../../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { nameIndex } from '../../make/names/linkCell.ts'
import { inOneLine, sampleBytes, sampleList } from '../../samplesBed.ts'
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

// Each file, and what its events come to.
test.each(sampleList('calendars.txt'))('of «$file» are $rows', async ({ file, rows }) => {
  expect(await rowsOf(file)).toEqual(rows)
})

test.each([
  ['["vcalendar", [["version", {}, "text", "2.0"]], []]', 'otherCalendar'],
  [
    '<?xml version="1.0"?>\n<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0"/>',
    'otherCalendar',
  ],
  ['BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR', 'noEvents'],
])('%s is named for what it is', async (text, problem) => {
  const calendar = { window, zone }
  expect(await readTable(new TextEncoder().encode(text), { calendar })).toEqual({ problem })
})
