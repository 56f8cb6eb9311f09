import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { close, locales, newTable, runCalc, save, savedAs, step } from './calc.ts'
import { addLocale, runGnumeric } from './gnumeric.ts'
import { typedTables } from './typed.ts'
import type { CollectionName } from '../../src/core/resource/collection.ts'
import type { WallDay } from '../../src/time/wallTime.ts'
import type { DraftRow } from '../../src/features/transfer/make/check/draftRow.ts'
import { ended } from '../../src/features/transfer/make/check/dryBed.ts'
import { draftRows } from '../../src/features/transfer/make/check/dryRun.ts'
import { newTable as mapped } from '../../src/features/transfer/make/columns/mapping.ts'
import { nameIndex } from '../../src/features/transfer/make/names/linkCell.ts'
import { readTable } from '../../src/features/transfer/table/readTable.ts'

const places = ['Ateneu', 'Plaça']
const index = nameIndex(places.map((name, at) => ({ id: at + 1, name, detail: `#${at + 1}` })))

/** A record in a line: its values, then its notes, then what is wrong. */
function lineOf({ values, links, notes, wrong }: DraftRow): string {
  const linked = Object.values(links)
    .flat()
    .map((link) => ('id' in link ? (places[link.id - 1] ?? '') : link.name))
  const noted = notes.map(({ field, word }) => `${field}: ${word}`)
  const refused = wrong.map(({ field, word }) => `${field}: ${word}`)
  return [
    ...Object.values(values).filter((value) => value !== false),
    ...linked,
    ...(noted.length > 0 ? [`(${noted.join(', ')})`] : []),
    ...(refused.length > 0 ? [`refused: ${refused.join(', ')}`] : []),
  ].join(' | ')
}

/** The new records that Agenda makes of a file, each in a line. */
async function madeOf(
  of: CollectionName,
  bytes: Uint8Array<ArrayBuffer>,
  locale: string,
): Promise<readonly string[]> {
  const read = await readTable(bytes, { locale })
  if ('problem' in read) throw new Error(read.problem)
  const { table, mapping } = mapped(of, read)
  const rows = ended(
    draftRows(table, {
      of,
      mapping,
      today: '2026-11-22' as WallDay,
      zone: 'Europe/Madrid',
      statuses: ['publish', 'draft'],
      indexOf: () => index,
      choices: new Map(),
    }),
  )
  return rows.map(lineOf)
}

const folder = mkdtempSync(join(tmpdir(), 'agenda-typed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The workbooks of Calc, opened and saved by Gnumeric: by the ends of their names from which and to which. */
const byGnumeric = (['xlsx', 'ods'] as const).flatMap((from) =>
  (['xlsx', 'ods'] as const).map((to) => [from, `gnumeric-${from}.${to}`] as const),
)

/** Has every cell typed. */
const typing = (lines: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lines).flatMap(([place, cells]) =>
    cells.flatMap((text, at) => {
      const column = String.fromCodePoint((place.codePointAt(0) ?? 0) + at)
      return text === '' ? [] : step('Typed', `${column}${place.slice(1)}`, text)
    }),
  )

describe.each(locales)('typed into LibreOffice Calc in %s', (locale) => {
  const pathOf = (name: string, as: string) => join(folder, `${locale}-${name}.${as}`)
  beforeAll(() => {
    const steps = Object.entries(typedTables).flatMap(([name, { lines, afterwards }]) =>
      [
        newTable,
        typing(lines(locale)),
        afterwards,
        savedAs.map((as) => save(pathOf(name, as), as)),
        close,
      ].flat(),
    )
    runCalc(locale, steps)
    addLocale(folder, locale)
    for (const name of Object.keys(typedTables))
      for (const [from, to] of byGnumeric)
        runGnumeric(folder, locale, [pathOf(name, from), pathOf(name, to)])
  }, 300_000)

  test.each(
    Object.entries(typedTables).flatMap(([name, table]) =>
      [...savedAs, ...byGnumeric.map(([, to]) => to)].map((as) => [name, as, table] as const),
    ),
  )('%s as %s', async (name, as, { of, found }) => {
    const bytes = new Uint8Array(readFileSync(pathOf(name, as)))
    const expected = found.flatMap(
      ([ofWorkbook, ofCsv = ofWorkbook]) => (as === 'csv' ? ofCsv : ofWorkbook) ?? [],
    )
    expect(await madeOf(of, bytes, locale.slice(0, 2))).toEqual(expected)
  })
})
