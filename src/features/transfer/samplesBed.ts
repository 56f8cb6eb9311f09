import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftRow } from './make/check/draftRow.ts'

/** A file as a real program wrote it, with invented content. */
export const sampleBytes = (file: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', file)))

const usual: ReadonlySet<string> = new Set(['title', 'start_date', 'end_date', 'all_day', 'venue'])

/** «20:00» of a day that is said already. */
const short = (end: unknown, start: unknown) =>
  String(end).slice(0, 10) === String(start).slice(0, 10)
    ? String(end).slice(11, 16)
    : String(end).slice(0, 16)

/** A row in one line: what it would become, what is noted, what is wrong. */
export function inOneLine({ title, values, links, notes, wrong }: DraftRow): string {
  const { start_date: start, end_date: end, all_day } = values
  const when =
    start === undefined
      ? []
      : all_day === true
        ? [`${String(start).slice(0, 10)} – ${String(end).slice(0, 10)}`]
        : [`${String(start).slice(0, 16)}–${short(end, start)}`]
  const others = Object.entries(values).flatMap(([field, value]) =>
    usual.has(field) ? [] : [`${field} ${String(value)}`],
  )
  const named = Object.values(links).flatMap((some) => some.map(({ name }) => `@${name}`))
  return [
    title,
    ...when,
    ...named,
    ...others,
    ...notes.map(({ field, word }) => `(${field} ${word})`),
    ...wrong.map(({ field, word, shown = '' }) => `${field} ${shown} NOT ${word}`),
  ]
    .join(', ')
    .replaceAll('\n', ' ⏎ ')
}

/** A table of text: files with how they are to be read (`a.csv sign=comma`), and below each, set in, its rows. */
export const sampleTable = (table: string) =>
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((part) => {
      const [head = '', ...rows] = part.split('\n').map((line) => line.trim())
      const [file = '', ...how] = head.split(' ')
      return { file, how: Object.fromEntries(how.map((one) => one.split('='))), rows }
    })

/** Such a table that is a file beside the samples. */
export const sampleList = (file: string) => sampleTable(new TextDecoder().decode(sampleBytes(file)))
