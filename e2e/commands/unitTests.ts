import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run } from './stage.ts'

const REPORT = '.cache/unit-tests.json'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A test file that failed before its first test counts as one failure. */
function filesBrokenWhole(report: Report): number {
  return report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
}

/** Runs Vitest over the given paths (all when none) and counts its tests from its own report. */
export async function unitTests(
  paths: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<{ passed: number; failed: number }> {
  mkdirSync('.cache', { recursive: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  const status = await run('node_modules/.bin/vitest', ['run', ...reporters, ...paths], environment)
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const failed = report.numFailedTests + filesBrokenWhole(report)
  return { passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) }
}
