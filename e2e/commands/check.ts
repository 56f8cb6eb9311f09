import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, stage } from './stage.ts'
import { staticChecks } from './staticChecks.ts'
import { unitTests } from './unitTests.ts'

/** What tests import that talk to the local service: those are slower, and `npm test` runs them. */
const TALKS_TO_SERVICE = /(?:Bed|[tT]estWorld)\.tsx?'|serviceRoot/

function quickTests(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join('src', path))
    .filter((path) => !TALKS_TO_SERVICE.test(readFileSync(path, 'utf8')))
}

const outcomes = await staticChecks()
outcomes.push(await stage('tests without the service', () => unitTests(quickTests())))
conclude(outcomes)
