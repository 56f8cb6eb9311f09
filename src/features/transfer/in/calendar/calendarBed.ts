import type { WallDay } from '../../../../time/wallTime.ts'
import { shownOf } from '../../cells/cell.ts'
import type { Table } from '../../table/table.ts'
import { calendarTable } from './calendarTable.ts'

export const year = { first: '2026-11-22' as WallDay, last: '2027-11-22' as WallDay }

export const zoneOf = (name: string, rules: string) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\n${rules}\nEND:VTIMEZONE\n`

export const eventOf = (lines: string) =>
  `BEGIN:VEVENT\nUID:a@b\nSUMMARY:Ball\n${lines}\nEND:VEVENT\n`

export const bytesOf = (inside: string) =>
  new TextEncoder().encode(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${inside.replaceAll('\n', '\r\n')}END:VCALENDAR\r\n`,
  )

export function read(inside: string | Uint8Array, window = year): Table {
  const bytes = typeof inside === 'string' ? bytesOf(inside) : inside
  const table = calendarTable(bytes, { window, zone: 'Europe/Madrid' })
  if ('problem' in table) throw new Error(table.problem)
  return table
}

/** Every row by the names of its columns, without what is empty. */
export const rowsOf = ({ names, rows }: Table) =>
  rows.map((row) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        const text = shownOf(row[at] ?? '')
        return text === '' ? [] : [[name, text] as const]
      }),
    ),
  )

export const starts = (lines: string, window = year) =>
  rowsOf(read(eventOf(lines), window)).map(({ DTSTART }) => DTSTART)

export const wrongOf = (lines: string) =>
  read(eventOf(lines)).calendar?.rows.map(({ wrong }) => wrong)
