import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** In whose words and signs a program speaks. */
export type Locale = 'ca_ES' | 'es_ES'
export const locales: readonly Locale[] = ['ca_ES', 'es_ES']

const library = readFileSync(fileURLToPath(new URL('calc.bas', import.meta.url)), 'utf8')

const filters = {
  xlsx: 'Calc MS Excel 2007 XML',
  ods: 'calc8',
  csv: 'Text - txt - csv (StarCalc)',
} as const

/** What Calc, and people with it, save a table as. */
export type SavedAs = keyof typeof filters
export const savedAs: readonly SavedAs[] = ['xlsx', 'ods', 'csv']

/** How Calc opens a CSV: commas, quotation marks, UTF-8. `detecting` is a box of its dialog: «Detect special numbers». */
const asCsv = (detecting: boolean) => `44,34,76,1,,0,false,${detecting}`

/** A text of Basic. */
const quoted = (text: string) =>
  `"${text.replaceAll('"', '""').replaceAll('\n', '" & Chr(10) & "')}"`

type Action =
  | 'Typed'
  | 'Formatted'
  | 'Merged'
  | 'Hidden'
  | 'Grouped'
  | 'Filtered'
  | 'Repeated'
  | 'Linked'
  | 'Annotated'

/** What is done with a table; `calc.bas` says what each is. */
export const step = (action: Action, ...parameters: readonly (string | number)[]): string =>
  `${action}(doc, ${parameters.map((one) => (typeof one === 'number' ? one : quoted(one))).join(', ')})`

export const newTable = 'doc = NewTable()'

/** @param detecting of a CSV */
export function open(path: string, detecting?: boolean): string {
  const options = detecting === undefined ? '' : asCsv(detecting)
  return `doc = Opened(${quoted(path)}, ${quoted(options)})`
}

/** @param set letters of a CSV, as Calc numbers them: 76 is UTF-8, 1 those of Windows */
export function save(path: string, as: SavedAs, set = 76): string {
  const options = as === 'csv' ? `44,34,${set},1,,0,false,true,true` : ''
  return `Saved(doc, ${quoted(path)}, ${quoted(filters[as])}, ${quoted(options)})`
}

export const close = 'doc.close(True)'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function moduleOf(steps: readonly string[], failed: string): string {
  const main = [
    'Sub Main',
    'On Error GoTo Failed',
    ...steps,
    'StarDesktop.terminate()',
    'Exit Sub',
    'Failed:',
    'file = FreeFile',
    `Open ${quoted(failed)} For Output As #file`,
    'Print #file, Error & " in line " & Erl',
    'Close #file',
    'StarDesktop.terminate()',
    'End Sub',
  ].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
${escaped(`${main}\n${library}`)}
</script:module>`
}

/** Settings of somebody who has a computer of that country. */
const settings = (locale: Locale) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale.replace('_', '-')}</value></prop></item>
</oor:items>`

/** Milliseconds that all steps together may take. */
const PATIENCE = 240_000

/**
 * Has LibreOffice Calc do the steps, without a window.
 * @throws Error with what Basic says, where one cannot be done
 */
export function runCalc(locale: Locale, steps: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'agenda-calc-'))
  const basic = join(folder, 'user', 'basic', 'Standard')
  const failed = join(folder, 'failed')
  const call = (...parameters: readonly string[]) =>
    execFileSync(
      'soffice',
      [
        '--headless',
        '--norestore',
        `-env:UserInstallation=${pathToFileURL(folder)}`,
        ...parameters,
      ],
      { timeout: PATIENCE, stdio: 'ignore' },
    )
  try {
    mkdirSync(join(folder, 'user'))
    writeFileSync(join(folder, 'user', 'registrymodifications.xcu'), settings(locale))
    // The first start makes a library of macros that has one empty module.
    call('--terminate_after_init')
    writeFileSync(join(basic, 'Module1.xba'), moduleOf(steps, failed))
    call('macro:///Standard.Module1.Main')
    const reason = readIfThere(failed)
    if (reason !== null) throw new Error(`LibreOffice: ${reason}`)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
