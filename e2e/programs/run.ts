import { existsSync } from 'node:fs'
import { installPackages } from '../commands/debian.ts'
import type { Result } from '../commands/stage.ts'
import { vitest } from '../commands/testRunners.ts'

/** By folder of tests: a file of each package of Debian that they need. */
const packages = {
  programs: {
    khal: '/usr/bin/khal',
    calcurse: '/usr/bin/calcurse',
    'python3-icalendar': '/usr/lib/python3/dist-packages/icalendar',
    'php-sabre-vobject': '/usr/share/php/Sabre/VObject/includes.php',
    'php-cli': '/usr/bin/php',
    omegat: '/usr/bin/omegat',
    'translate-toolkit': '/usr/lib/python3/dist-packages/translate',
  },
  spreadsheets: {
    'libreoffice-calc': '/usr/lib/libreoffice/program/libsclo.so',
    gnumeric: '/usr/bin/ssconvert',
    locales: '/usr/share/i18n/locales/ca_ES',
  },
}

/** Tests with other programs; not run where these are not here and cannot be installed. */
async function testsWith(folder: keyof typeof packages): Promise<Result> {
  const missing = () =>
    Object.entries(packages[folder]).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (missing().length > 0) installPackages(...missing())
  return missing().length > 0
    ? { passed: 0, failures: [], skipped: 1 }
    : vitest([`e2e/${folder}`], { AGENDA_FULL: '1' })
}

export const programs = () => testsWith('programs')
export const spreadsheets = () => testsWith('spreadsheets')
