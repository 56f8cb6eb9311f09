import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { browserPath } from './browser.ts'
import { beginningOf, countsOf, type Failure, type Found, withSecondLook } from './secondLook.ts'
import { type Counts, run } from './stage.ts'

/** Absolute: Playwright would look for it beside its configuration. */
const REPORT = resolve('.cache/journeys.json')

interface Test {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}

interface Suite {
  specs?: { title: string; file: string; tests: Test[] }[]
  suites?: Suite[]
}

interface Report extends Suite {
  stats: { expected: number }
}

const whyOf = ({ results }: Test): string =>
  results.flatMap(({ errors }) => errors.map(({ message = '' }) => beginningOf(message))).join('\n')

function failuresOf(suite: Suite): Failure[] {
  const here = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => ({
        name: `[${test.projectName}] ${file} › ${title}`,
        why: whyOf(test),
      })),
  )
  return [...here, ...(suite.suites ?? []).flatMap(failuresOf)]
}

/** One run of Playwright, read from its own report. */
async function playwright(
  root: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Found> {
  mkdirSync('.cache', { recursive: true })
  rmSync(REPORT, { force: true })
  const status = await run(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...parameters],
    {
      AGENDA_ROOT: root,
      PLAYWRIGHT_CHROMIUM: browserPath(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
      ...environment,
    },
  )
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const failures = failuresOf(report)
  return {
    passed: report.stats.expected,
    failures:
      status !== 0 && failures.length === 0
        ? [{ name: 'Playwright itself', why: `status ${status}` }]
        : failures,
  }
}

/**
 * Runs Playwright's journeys against an application that is already served at `root` (ends with a slash). One look:
 * for chaos, and for a person who wants to know how steady a journey is.
 */
export async function journeysOnce(
  root: string,
  parameters: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Counts> {
  return countsOf(await playwright(root, parameters, environment))
}

/** The same for a whole set of journeys; what failed runs once more, alone. */
export async function journeyTests(
  root: string,
  environment: Record<string, string> = {},
): Promise<Counts> {
  return withSecondLook(await playwright(root, [], environment), () =>
    playwright(root, ['--last-failed', '--workers=1'], environment),
  )
}
