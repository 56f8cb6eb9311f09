import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { beginningOf, countsOf, type Failure, type Found, withSecondLook } from './secondLook.ts'
import { type Counts, run } from './stage.ts'

const REPORT = '.cache/unit-tests.json'

interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

type FileReport = Report['testResults'][number]

const fileOf = ({ name }: FileReport) => relative(process.cwd(), name)

/** A test file that failed before its first test counts as one failure. */
function failuresOf(file: FileReport): Failure[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${fileOf(file)} › ${fullName}`,
      why: failureMessages.map(beginningOf).join('\n'),
    }))
  return file.status === 'failed' ? [{ name: fileOf(file), why: beginningOf(file.message) }] : []
}

/** One run of Vitest, read from its own report; `files` are those in which something failed. */
async function vitest(
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Found & { files: string[] }> {
  mkdirSync('.cache', { recursive: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]
  // A build made before in this process has left its own NODE_ENV behind.
  const status = await run('node_modules/.bin/vitest', ['run', ...reporters, ...parameters], {
    NODE_ENV: 'test',
    ...environment,
  })
  const { numPassedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const failures = testResults.flatMap(failuresOf)
  return {
    passed: numPassedTests,
    failures:
      status !== 0 && failures.length === 0
        ? [{ name: 'Vitest itself', why: `status ${status}` }]
        : failures,
    files: testResults.filter((file) => failuresOf(file).length > 0).map(fileOf),
  }
}

/** Runs Vitest over the given paths (all when none); what failed runs once more, alone. */
export async function unitTests(
  paths: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Counts> {
  const first = await vitest(paths, environment)
  // An error outside of every test: nothing to look at alone.
  if (first.failures.length > 0 && first.files.length === 0) return countsOf(first)
  return withSecondLook(first, () => vitest(['--maxWorkers=1', ...first.files], environment))
}
