import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { type Environment, type Failure, type Result, runTool } from './stage.ts'

/** Lines of a failure's message that are repeated at the end of all. */
const LINES = 12

/** Without colours, and without the places in libraries that led there. */
const beginningOf = (message: string): string =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, LINES)
    .join('\n')

/** A command with its environment, as a shell takes it. */
const commandOf = (environment: Environment, ...parts: readonly string[]): string =>
  [...Object.entries(environment).map(([name, value]) => `${name}=${value}`), ...parts].join(' ')

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A run that ended badly although no test failed: an error outside of the tests, or no report at all. */
function judged(result: Result, status: number, alone: string): Result {
  if (status === 0 || result.failures.length > 0) return result
  const reason = `It ended with status ${status}: see its output above.`
  return { ...result, failures: [{ test: 'outside of the tests', reason, alone }] }
}

/** Runs a tool that writes a report in JSON into the file; undefined where it died before that. */
async function reported<Report>(
  file: string,
  ...call: Parameters<typeof runTool>
): Promise<{ status: number; report: Report | undefined }> {
  rmSync(file, { force: true })
  const { status } = await runTool(...call)
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  return { status, report }
}

function unitFailures({ testResults }: JsonTestResults, environment: Environment): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const alone = commandOf(environment, 'npx vitest run', file)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that failed before its first test counts as one failure.
    if (status === 'failed' && failed.length === 0)
      return [{ test: file, reason: beginningOf(message), alone }]
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      reason: beginningOf(failureMessages?.join('\n') ?? ''),
      alone: `${alone} -t ${quoted(fullName.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))}`,
    }))
  })
}

/** Runs Vitest with the given parameters. */
export async function vitest(
  parameters: readonly string[],
  environment: Environment = {},
): Promise<Result> {
  const file = '.cache/vitest.json'
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { status, report } = await reported<JsonTestResults>(
    file,
    'vitest',
    ['run', ...reporters, ...parameters],
    { environment },
  )
  const failures = report === undefined ? [] : unitFailures(report, environment)
  const alone = commandOf(environment, 'npx vitest run', ...parameters)
  return judged({ passed: report?.numPassedTests ?? 0, failures }, status, alone)
}

function journeyFailures(suite: JSONReportSuite, environment: Environment): Failure[] {
  const here = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `[${projectName}] e2e/${file} › ${title}`,
        reason: beginningOf(results[0]?.errors.map(({ message }) => message).join('\n') ?? ''),
        alone: commandOf(
          environment,
          `npm run e2e -- e2e/${file}:${line} --project=${projectName}`,
        ),
      })),
  )
  const inner = (suite.suites ?? []).flatMap((one) => journeyFailures(one, environment))
  return [...here, ...inner]
}

/** Runs the journeys of one project of Playwright's configuration. */
export async function playwright(project: string, environment: Environment = {}): Promise<Result> {
  // Absolute: a relative one is looked for beside the configuration.
  const file = resolve('.cache/playwright.json')
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', '--project', project]
  const { status, report } = await reported<JSONReport>(
    file,
    'playwright',
    [...parameters, '--reporter=list,json'],
    { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  )
  const failures = report?.suites.flatMap((suite) => journeyFailures(suite, environment)) ?? []
  const alone = commandOf(environment, `npm run e2e -- --project=${project}`)
  const { expected: passed = 0, skipped = 0 } = report?.stats ?? {}
  return judged({ passed, failures, skipped }, status, alone)
}
