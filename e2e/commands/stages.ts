import { audit } from './audit.ts'
import { installServers } from '../hosting/servers/webServers.ts'
import { buildIfStale } from './build.ts'
import { withPostgres } from './postgresServer.ts'
import { expressions } from '../checks/expressions.ts'
import { programs, spreadsheets } from '../programs/run.ts'
import { type Result, runTool, type Stage } from './stage.ts'
import { playwright, vitest } from './testRunners.ts'

/** A tool that says by its exit status whether all is well. */
function check(name: string, does: string, ...[tool = '', ...parameters]: string[]): Stage {
  const run = async (): Promise<Result> => {
    const { status, output } = await runTool(tool, parameters, { shown: false })
    if (status === 0) return { passed: 1, failures: [] }
    return { passed: 0, failures: [{ test: name, reason: output, alone: `npm test -- ${name}` }] }
  }
  return { name, does, cores: 1, run }
}

const SOURCES = ['src', 'e2e', 'vite.config.ts']

const unit = (
  name: string,
  does: string,
  parameters: readonly string[],
  environment = {},
): Stage => ({ name, does, cores: 2, run: () => vitest(parameters, environment) })

/** Has tests take the second mode and the large numbers, and adds those that are wide. */
const full = { AGENDA_FULL: '1' }

const journeys = (name: string, does: string, project: string, environment = {}): Stage => ({
  name,
  does,
  cores: 2,
  run: () => playwright(project, environment),
})

const build: Stage = {
  name: 'build',
  does: 'the build, unless it is newer than every source',
  cores: 1,
  run: async () => {
    await buildIfStale()
    return { passed: 1, failures: [] }
  },
}

/** What `npm test` runs, in this order. */
export const stagesOfTest: readonly Stage[] = [
  // One checker: with more of them each infers the same types again, for twice the time of the processor.
  check('types', 'types', 'tsc', '--noEmit', '-p', '.', '--checkers', '1'),
  check('lint', 'lint, with types', 'oxlint', '--type-aware', '--deny-warnings', ...SOURCES),
  check('unused', 'files, exports and packages nobody uses', 'knip', '--no-progress'),
  {
    name: 'expressions',
    does: 'regular expressions that take time in proportion to their text',
    cores: 1,
    run: () => expressions(),
  },
  check('format', 'one format', 'oxfmt', '--check', '.'),
  build,
  unit('unit', 'unit, contract and service tests, and those of pages', []),
  journeys('journeys', 'journeys through the built application in a browser', 'live'),
]

/** What `npm run test:full` runs: wide, slow, or in need of other servers. */
export const stagesOfFull: readonly Stage[] = [
  unit('pages', 'tests of pages in the second mode, and wide ones', ['--project=pages'], full),
  unit(
    'large',
    'hard texts, 500 events at once, 1,000 rows',
    ['src/', '--project=service', '--project=pure'],
    full,
  ),
  {
    name: 'postgres',
    does: 'tests of the local service on a PostgreSQL server',
    cores: 2,
    run: () => withPostgres((url) => vitest(['e2e/service'], { DATABASE_URL: url })),
  },
  {
    name: 'hosts',
    does: 'the built application on nginx, Apache and Caddy',
    cores: 2,
    run: async () => {
      installServers()
      await buildIfStale()
      return vitest(['e2e/hosting'], full)
    },
  },
  {
    name: 'verdicts',
    does: 'all regular expressions, judged anew',
    cores: 1,
    run: () => expressions({ anew: true }),
  },
  unit('browsers', 'the main errands in Firefox and WebKitGTK', ['e2e/browsers'], full),
  journeys('reader', 'five errands with the screen reader Orca', 'reader'),
  { name: 'spreadsheets', does: 'files of LibreOffice and Gnumeric', cores: 2, run: spreadsheets },
  { name: 'programs', does: 'files of khal, calcurse, OmegaT and others', cores: 2, run: programs },
  journeys('interface', 'journeys in the second mode of the service', 'interface'),
  journeys('wide', 'wide journeys: looks × languages, hard texts', 'full'),
  // A search, not a check: a finding has to be read in the record of the requests before it says anything.
  journeys('chaos', 'two editors on a failing service, 150 edits', 'chaos', {
    CHAOS_EDITS: '150',
    CHAOS_RECORDS: '15',
    CHAOS_SEED: '2',
  }),
]

/** What runs only where it is named. */
export const stagesByName: readonly Stage[] = [
  unit('pure', 'unit tests that need neither service nor page', ['--project=pure']),
  { name: 'audit', does: 'what the registry knows against the packages', cores: 1, run: audit },
]
