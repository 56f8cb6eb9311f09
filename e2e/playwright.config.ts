import { defineConfig, type Project } from '@playwright/test'
import { browserArguments, browserPath } from './commands/browser.ts'
import type { Options } from './fixtures.ts'

/** The address of a real service, in place of the local one; journeys that need the local one are `@local`. */
const isReal = process.env['SERVICE_ROOT'] !== undefined
const mode = isReal ? 'real' : 'live'

/** What only the local service has: its second mode, for the journeys to which it matters, `@modes`; and its faults. */
const locally: Project<Options>[] = [
  { name: 'interface', grep: /@modes/, use: { mode: 'interface' } },
  // It lasts as long as `npm run chaos -- --edits 400` says.
  { name: 'chaos', testMatch: 'chaos.spec.ts', testIgnore: [], workers: 1, use: { mode: 'live' } },
  {
    name: 'reader',
    testMatch: 'reader/*.spec.ts',
    testIgnore: [],
    workers: 1,
    use: { mode: 'live' },
  },
  { name: 'screenshots', testMatch: 'screenshots.spec.ts', testIgnore: [], use: { mode: 'live' } },
]

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['chaos.spec.ts', 'screenshots.spec.ts', 'reader/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // On two cores: a journey waits for a third of its time.
  workers: 3,
  retries: 0,
  // For what hangs; a machine that is shared may need a minute for a journey of twenty seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    actionTimeout: 30_000,
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // A worker would answer before `page.route` is asked, and keep the files of a world for the length of one journey:
    // offline.spec.ts has them, and says what they do.
    serviceWorkers: 'block',
    // A recording costs two fifths of the time; `npm run e2e -- --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments() },
  },
  webServer: {
    command: 'node --import tsx e2e/commands/serve.ts',
    cwd: '..',
    env: { FORCE_COLOR: '0' },
    wait: { stdout: /Served at (?<agenda_root>\S+)/ },
    // It builds the application first where that is stale.
    timeout: 600_000,
  },
  // `npm test` runs the first, `npm run test:full` the others; `@full` is what is wide: all looks, all languages.
  projects: [
    { name: mode, grepInvert: isReal ? /@full|@local/ : /@full/, use: { mode } },
    { name: 'full', grep: /@full/, ...(isReal ? { grepInvert: /@local/ } : {}), use: { mode } },
    ...(isReal ? [] : locally),
  ],
})
