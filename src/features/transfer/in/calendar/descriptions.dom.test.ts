import type { WallDay } from '../../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { sampleBytes, sampleList } from '../../samplesBed.ts'
import type { Table } from '../../table/table.ts'
import { eventOf, read } from './calendarBed.ts'

/** The text of the first event, as it would be written, its lines in one. */
function descriptionOf(table: Table): string {
  const mapping = guessedMapping('events', table.names)
  const place = { today: '2026-11-26' as WallDay, zone: 'Europe/Madrid' }
  const rest = { statuses: [], indexOf: () => null, choices: new Map() }
  const [row] = ended(draftRows(table, { of: 'events', mapping, ...place, ...rest }))
  return String(row?.values['description']).replaceAll('\n', ' ⏎ ')
}

// Samples of formatted texts, and what stays of each.
test.each(sampleList('formatted.txt'))('formatted text of «$file» stays', ({ file, rows }) => {
  expect(descriptionOf(read(sampleBytes(`formatted-${file}.ics`)))).toBe(rows[0])
})

// The lines of an event, of which the last is what its text comes to: safe, and there.
test.each(sampleList('descriptions.txt'))('$file: what is taken is safe and there', ({ rows }) => {
  const lines = ['DTSTART:20261210T183000Z', ...rows.slice(0, -1)].join('\n')
  expect(descriptionOf(read(eventOf(lines)))).toBe(rows.at(-1))
})
