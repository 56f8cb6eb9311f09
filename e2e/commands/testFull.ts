import { chaosTests } from './chaosTests.ts'
import { fullStages, stagesOfTheGate } from './fullStages.ts'
import { journeyTests } from './journeyTests.ts'
import { withPostgres } from './postgresServer.ts'
import { withTestServer } from './servers.ts'
import { conclude, stage, type Outcome } from './stage.ts'
import { unitTests } from './unitTests.ts'
import { buildIfStale } from './build.ts'
import { wholeTest } from './wholeTest.ts'

/** For `.ci/run`, which has run `npm test` before, and has no hour more for what is wide. */
const isGate = process.argv.includes('--rest')

async function unitStages(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [name, parts] of Object.entries(fullStages))
    if (!isGate || stagesOfTheGate.some((waitedFor) => waitedFor === name))
      outcomes.push(await stage(name, () => unitTests(parts, { AGENDA_FULL: '1' })))
  return outcomes
}

/** What is slow or needs Debian: the service's tests on PostgreSQL, the stages of Vitest. */
async function theRest(): Promise<Outcome[]> {
  await buildIfStale()
  return [
    await stage('service tests on PostgreSQL', () =>
      withPostgres((databaseUrl) => unitTests(['e2e/service'], { DATABASE_URL: databaseUrl })),
    ),
    ...(await unitStages()),
  ]
}

/** The wide matrix of journeys. */
const theMatrix = () =>
  stage('wide journeys', () => withTestServer((root) => journeyTests(root, { AGENDA_FULL: '1' })))

/**
 * A search, not a check: what happens to 150 edits depends on the moment as much as on the dice, and a
 * finding has to be read in the wire's record before it says anything. `npm test` has the small one.
 */
async function theSearch(): Promise<Outcome[]> {
  return [
    await stage('two editors on a failing service, 150 edits', () =>
      chaosTests({ edits: '150', records: '15', seed: '2' }),
    ),
  ]
}

conclude(
  isGate
    ? await theRest()
    : [...(await wholeTest()), ...(await theRest()), await theMatrix(), ...(await theSearch())],
)
