import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interfaceLanguages } from '../../src/i18n/interfaceLanguage.ts'
import { columnNames } from '../../src/features/transfer/columns/columns.ts'
import { type Locale, close, locales, open, runCalc, save, savedAs, step } from './calc.ts'
import { type Exported, exported, nameOf, records } from './exported.ts'
import { addLocale, runGnumeric } from './gnumeric.ts'
import { differences } from './readBack.ts'
import written from './edits.json' with { type: 'json' }

/** A file that a program saved. */
interface SavedFile {
  readonly program: 'Calc' | 'Gnumeric'
  readonly locale: Locale
  /** as Agenda exported it */
  readonly source: string
  /** the end of its name */
  readonly as: string
}

/** What programs themselves lose of cells that nobody touched, and what is made of that. */
const losses: readonly {
  readonly of: (file: SavedFile) => boolean
  readonly cells: readonly string[]
}[] = [
  {
    // Letters that Windows-1252 has not are question marks.
    of: ({ source, as }) => source.startsWith('events') && as === 'windows.csv',
    cells: ['Dvořák i Čapek, title: letters', 'Dvořák i Čapek, cost: letters'],
  },
  {
    // An apostrophe before a text says there that it is one.
    of: ({ program, source }) => program === 'Gnumeric' && source === 'events.csv',
    cells: ["'apòstrof, title: 'apòstrof → apòstrof"],
  },
  {
    // It is an error in Spanish.
    of: ({ program, locale, source, as }) =>
      program === 'Gnumeric' && locale === 'es_ES' && source === 'events.csv' && as === 'xlsx',
    cells: ['#N/D, title: error'],
  },
]

/** Lines as `differences` has them. */
const lostOf = (file: SavedFile): readonly string[] =>
  losses.filter((loss) => loss.of(file)).flatMap(({ cells }) => cells)

const folder = mkdtempSync(join(tmpdir(), 'agenda-spreadsheets-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What somebody types into one cell of an export. */
interface Edit {
  readonly of: Exported
  readonly row: string
  readonly field: string
  readonly typed: string
  readonly change: string
  /** it is told that a zero of it may be gone */
  readonly isDoubtful?: boolean
}

const edits = written as readonly Edit[]

/** «C3»; the heads are in the first row. */
function placeOf({ of, field, row }: Edit): string {
  const column = columnNames(of).indexOf(field)
  const line = records[of].findIndex((record) => nameOf(record) === row) + 2
  return `${String.fromCodePoint(65 + column)}${line}`
}

/** An export as a person opens it. */
interface Source {
  readonly of: Exported
  readonly file: string
  /** of a CSV: whether Calc looks for days and prices in it */
  readonly isDetecting?: boolean
}

/** A file that is opened and saved, and what is typed between. */
interface Opened {
  readonly locale: Locale
  readonly source: Source
  readonly edit: Edit | null
}

const sourcesFor = (locale: Locale): readonly Source[] =>
  (['events', 'venues'] as const).flatMap((of) => [
    { of, file: `${of}-${locale.slice(0, 2)}.xlsx` },
    { of, file: `${of}-en.xlsx` },
    { of, file: `${of}.csv`, isDetecting: false },
    { of, file: `${of}.csv`, isDetecting: true },
  ])

const openedIn = (locale: Locale): readonly Opened[] =>
  sourcesFor(locale).flatMap((source) =>
    [null, ...edits.filter(({ of }) => of === source.of)].map((edit) => ({ locale, source, edit })),
  )

function pathOf(program: SavedFile['program'], { locale, source, edit }: Opened, as: string) {
  const { file, isDetecting = false } = source
  return at(`${program}-${locale}-${file}-${isDetecting}-${edit?.field ?? ''}.${as}`)
}

/** As a test is called. */
function titleOf({ source, edit }: Opened, as: string): string {
  const how = source.isDetecting ? ', special numbers detected' : ''
  return `${source.file}${how}, ${edit?.typed ?? 'nothing'} typed, saved as ${as}`
}

const inWindows = 'windows.csv'

/** Some versions of Node 20 and 22 take it for ISO 8859-1, as browsers do not (nodejs/node#56542). */
const inUtf8 = (path: string) =>
  execFileSync('iconv', ['--from-code', 'WINDOWS-1252', '--to-code', 'UTF-8', path])

beforeAll(async () => {
  for (const of of ['events', 'venues'] as const) {
    writeFileSync(at(`${of}.csv`), await exported(of, 'csv', 'ca'))
    for (const language of interfaceLanguages)
      writeFileSync(at(`${of}-${language}.xlsx`), await exported(of, 'xlsx', language))
  }
})

/** An export comes back with the cell that was typed, and nothing else but what the program has lost. */
async function comesBack(program: SavedFile['program'], opened: Opened, as: string) {
  const { edit, source, locale } = opened
  const path = pathOf(program, opened, as)
  const bytes = as === inWindows ? inUtf8(path) : readFileSync(path)
  const lost = lostOf({ program, locale, source: source.file, as })
  const mark = edit?.isDoubtful ? ', doubtful' : ''
  const changed = edit ? [`${edit.row}, ${edit.field}: ${edit.change}${mark}`] : []
  const found = await differences(source.of, new Uint8Array(bytes))
  expect(found.toSorted()).toEqual([...lost, ...changed].toSorted())
}

describe.each(locales)('LibreOffice Calc in %s', (locale) => {
  const all = openedIn(locale)
  beforeAll(() => {
    const steps = all.flatMap((opened) => [
      open(at(opened.source.file), opened.source.isDetecting),
      ...(opened.edit ? [step('Typed', placeOf(opened.edit), opened.edit.typed)] : []),
      ...savedAs.map((as) => save(pathOf('Calc', opened, as), as)),
      save(pathOf('Calc', opened, inWindows), 'csv', 1),
      close,
    ])
    runCalc(locale, steps)
  }, 300_000)

  const files = all.flatMap((opened) =>
    [...savedAs, inWindows].map((as) => [titleOf(opened, as), opened, as] as const),
  )
  test.each(files)('%s', (_title, opened, as) => comesBack('Calc', opened, as))
})

describe.each(locales)('Gnumeric in %s', (locale) => {
  // It always looks for days and prices in a CSV.
  const all = openedIn(locale).filter(({ source }) => source.isDetecting !== false)
  const files = all.flatMap((opened) =>
    savedAs.map((as) => [titleOf(opened, as), opened, as] as const),
  )
  beforeAll(() => {
    addLocale(folder, locale)
    for (const [, opened, as] of files) {
      const { source, edit } = opened
      const typed = edit ? [`${placeOf(edit)}=${edit.typed}`] : []
      runGnumeric(folder, locale, [at(source.file), pathOf('Gnumeric', opened, as)], ...typed)
    }
  }, 300_000)

  test.each(files)('%s', (_title, opened, as) => comesBack('Gnumeric', opened, as))
})
