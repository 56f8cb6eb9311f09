import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { close, locales, newTable, runCalc, save, savedAs, step } from './calc.ts'
import { addLocale, runGnumeric } from './gnumeric.ts'
import { madeOf } from './made.ts'
import { typedTables } from './typed.ts'

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
