import { existsSync } from 'node:fs'
import { installPackages } from '../commands/debian.ts'
import type { Result } from '../commands/stage.ts'
import { vitest } from '../commands/testRunners.ts'

/** A file of each package of Debian that is needed. */
const PACKAGES = {
  'libreoffice-calc': '/usr/lib/libreoffice/program/libsclo.so',
  gnumeric: '/usr/bin/ssconvert',
  locales: '/usr/share/i18n/locales/ca_ES',
}

const missing = () =>
  Object.entries(PACKAGES).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))

/** Tests with LibreOffice Calc and Gnumeric; not run where these are not here and cannot be installed. */
export async function spreadsheets(): Promise<Result> {
  if (missing().length > 0) installPackages(...missing())
  return missing().length > 0
    ? { passed: 0, failures: [], skipped: 1 }
    : vitest(['e2e/spreadsheets'], { AGENDA_FULL: '1' })
}
