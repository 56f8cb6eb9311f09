import { existsSync } from 'node:fs'
import { installPackages } from '../commands/debian.ts'
import type { Result } from '../commands/stage.ts'
import { vitest } from '../commands/testRunners.ts'
import packages from './packages.json' with { type: 'json' }

/** Tests with other programs, by folder of tests a file of each package of Debian that they need; not run where these are not here and cannot be installed. */
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
