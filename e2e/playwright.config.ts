import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './commands/browser.ts'
import type { Options } from './fixtures.ts'

/**
 * Every journey runs in both modes of the local service, but for `@once`: what only the browser decides, whatever
 * the service is. `npm test` leaves the second mode of `@wide` to test:full. On a real service (SERVICE_ROOT)
 * everything without `@local` runs.
 */
const onRealService = process.env['SERVICE_ROOT'] !== undefined

/** What test:full adds: the wide matrix, `@full`, and the second mode of `@wide`. */
const isFull = process.env['AGENDA_FULL'] !== undefined

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A stage of its own in both test commands, and `npm run chaos`: it lasts as long as it is told to.
  testIgnore: process.env['CHAOS_EDITS'] === undefined ? 'chaos.spec.ts' : [],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
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
  projects: onRealService
    ? [{ name: 'real', grepInvert: isFull ? /@local/ : /@local|@full/, use: { mode: 'real' } }]
    : [
        {
          name: 'interface',
          ...(isFull ? { grep: /@full|@wide/ } : {}),
          grepInvert: isFull ? /@once/ : /@once|@full|@wide/,
          use: { mode: 'interface' },
        },
        {
          name: 'live',
          ...(isFull ? { grep: /@full/ } : { grepInvert: /@full/ }),
          use: { mode: 'live' },
        },
      ],
})
