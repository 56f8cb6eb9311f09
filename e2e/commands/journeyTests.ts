import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { browserPath } from './browser.ts'
import { run } from './stage.ts'

/** Absolute: Playwright would look for it beside its configuration. */
const REPORT = resolve('.cache/journeys.json')

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * Runs Playwright's journeys against an application that is already served at `root` (ends with a slash).
 * A flaky test is a failed test.
 */
export async function journeyTests(
  root: string,
  parameters: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<{ passed: number; failed: number }> {
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
  const { expected, unexpected, flaky } = (JSON.parse(readFileSync(REPORT, 'utf8')) as Report).stats
  const failed = unexpected + flaky
  return { passed: expected, failed: status === 0 ? failed : Math.max(1, failed) }
}
