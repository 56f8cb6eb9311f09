import { existsSync } from 'node:fs'
import { installPackages } from '../commands/debian.ts'
import type { Result } from '../commands/stage.ts'
import { vitest } from '../commands/testRunners.ts'

/** A file of each package of Debian that is needed. */
const PACKAGES = {
  khal: '/usr/bin/khal',
  calcurse: '/usr/bin/calcurse',
  'python3-icalendar': '/usr/lib/python3/dist-packages/icalendar',
  'php-sabre-vobject': '/usr/share/php/Sabre/VObject/includes.php',
  'php-cli': '/usr/bin/php',
  omegat: '/usr/bin/omegat',
  'translate-toolkit': '/usr/lib/python3/dist-packages/translate',
}

const missing = () =>
  Object.entries(PACKAGES).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))

/** Tests with programs of calendars and translators; not run where these are not here and cannot be installed. */
export async function programs(): Promise<Result> {
  if (missing().length > 0) installPackages(...missing())
  return missing().length > 0
    ? { passed: 0, failures: [], skipped: 1 }
    : vitest(['e2e/programs'], { AGENDA_FULL: '1' })
}
