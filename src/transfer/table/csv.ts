import Papa from 'papaparse'
import { textOfBytes } from '../../ui/files/textOfBytes.ts'
import { fromNeutral } from '../../ui/files/neutralCell.ts'
import type { FileProblem, ReadHow, Table } from './table.ts'
import { tableOf } from './tableOf.ts'

/** Rows by their number in the data: quotation marks within a text are harmless as long as its line ends with it. */
function joinedIn({ data, errors }: Papa.ParseResult<string[]>): readonly number[] {
  const said = errors.flatMap(({ code, row }) =>
    code === 'InvalidQuotes' && row !== undefined ? [row] : [],
  )
  return [...new Set(said)].filter((row) => data[row]?.some((cell) => /[\r\n]/.test(cell)))
}

/** A document of markup, which spreadsheets save as well: «Flat XML» (.fods), XML of 2003, a web page. */
const markup = /^\s*<(?:\?xml|!doctype|html|office:|table\b)/i

/** xCal and jCal (RFC 6321, RFC 7265). */
const otherCalendar = /^\s*(?:\[\s*"vcalendar"|(?:<\?xml[^>]*>\s*)?<icalendar\b)/i

/** Reads CSV with commas, semicolons or tabs, in quotes or without, in the encodings of spreadsheets. */
export function csvTable(
  bytes: Uint8Array,
  { most, encoding }: Pick<ReadHow, 'most' | 'encoding'>,
): Table | { readonly problem: FileProblem } {
  const { text, guessed } = textOfBytes(bytes, encoding)
  // Some spreadsheets say in a line of its own what stands between the cells; else that is guessed, and an empty line
  // at the end leads astray of few rows and two columns.
  const [first = '', delimiter = ''] = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n?|\n))?/i.exec(text) ?? []
  const lines = text.slice(first.length).replace(/(?<![\r\n])[\r\n]+$/, '')
  if (otherCalendar.test(lines)) return { problem: 'otherCalendar' }
  if (markup.test(lines)) return { problem: 'markup' }
  if (lines.startsWith('%PDF')) return { problem: 'document' }
  const parsed = Papa.parse<string[]>(lines, { delimiter, delimitersToGuess: [',', ';', '\t'] })
  const { data, errors } = parsed
  const joined = joinedIn(parsed)
  if (joined.includes(0) || errors.some(({ code }) => code === 'MissingQuotes'))
    return { problem: 'openQuote' }
  const rows = data.map((row, at) => ({ place: at + 1, cells: row.map(fromNeutral) }))
  const read = tableOf(rows, most)
  if ('problem' in read) return read
  return {
    ...read,
    ...(guessed === undefined ? {} : { guessed }),
    ...(joined.length === 0 ? {} : { joined: joined.map((row) => row + 1) }),
  }
}
