import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Locale } from './calc.ts'

/** Milliseconds that one file may take. */
const PATIENCE = 60_000

/** Makes the words of a country known to programs that look for them in the folder. */
export function addLocale(folder: string, locale: Locale): void {
  execFileSync('localedef', ['-i', locale, '-f', 'UTF-8', join(folder, `${locale}.UTF-8`)], {
    timeout: PATIENCE,
    stdio: 'ignore',
  })
}

/**
 * Has Gnumeric open a file and save it as another.
 * @param folder where `addLocale` has put those that are used
 * @param typed `A2=12,50`
 */
export function runGnumeric(
  folder: string,
  locale: Locale,
  [from, to]: readonly [string, string],
  typed?: string,
): void {
  const change = typed === undefined ? [] : ['--set', typed]
  execFileSync('ssconvert', [...change, from, to], {
    timeout: PATIENCE,
    stdio: 'ignore',
    env: { ...process.env, LOCPATH: folder, LC_ALL: `${locale}.UTF-8` },
  })
}
