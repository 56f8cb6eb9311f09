import { budget } from './budget.ts'
import { browserPath } from './browser.ts'
import { buildIfStale } from './build.ts'
import { chaosTests } from './chaosTests.ts'
import { journeyTests } from './journeyTests.ts'
import { withTestServer } from './servers.ts'
import { stage, type Outcome } from './stage.ts'
import { staticChecks } from './staticChecks.ts'
import { unitTests } from './unitTests.ts'

async function buildOnce(): Promise<{ passed: number; failed: number }> {
  await buildIfStale()
  return { passed: 1, failed: 0 }
}

/** Everything a change must pass, stage by stage. */
export async function wholeTest(): Promise<Outcome[]> {
  console.log(`Browser: ${browserPath()}`)
  return [
    ...(await staticChecks()),
    await stage('unit, contract and service tests', () => unitTests()),
    await stage('build', buildOnce),
    await stage('bundle budget', budget),
    await stage('journeys', () => withTestServer((root) => journeyTests(root))),
    await stage('two editors on a failing service', () =>
      chaosTests({ edits: '14', records: '4', seed: '1' }),
    ),
  ]
}
