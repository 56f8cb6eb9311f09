import { installServers } from '../hosting/servers/webServers.ts'
import { buildIfStale } from './build.ts'
import { expressions } from '../checks/expressions.ts'
import { programs, spreadsheets } from '../programs/run.ts'
import { type Result, type Stage, runTool, runProgram } from './stage.ts'
import { playwright, vitest } from './testRunners.ts'
import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../service/port.ts'
import { programOf } from './debian.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of initdb and pg_ctl, of the newest version. */
function serverPrograms(): string {
  const newest = readdirSync(programOf(DEBIAN, 'postgresql')).toSorted().at(-1)
  return join(DEBIAN, newest ?? '', 'bin')
}

/** PostgreSQL refuses to run as root: Debian's own account runs it then. */
function asServerUser(program: string, parameters: string[]): void {
  const isRoot = process.getuid?.() === 0
  const [command, ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', program, ...parameters]
    : [program, ...parameters]
  const { status, stderr } = spawnSync(command ?? program, rest, {
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}

/**
 * A PostgreSQL server of its own on a free loopback port, with fresh data in a temporary folder, for as
 * long as `work` lasts. `work` gets the address for DATABASE_URL.
 */
async function withPostgres<Result>(
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const bin = serverPrograms()
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'agenda-postgres-'))
  const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
  if (process.getuid?.() === 0) chownSync(directory, Number(stdout), 0)
  const data = join(directory, 'data')
  asServerUser(join(bin, 'initdb'), ['-D', data, '-U', 'agenda', '-A', 'trust', '-E', 'UTF8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  const log = join(directory, 'log')
  asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', log, '-w', 'start'])
  try {
    return await work(`postgres://agenda@127.0.0.1:${port}/postgres`)
  } finally {
    asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'])
    rmSync(directory, { recursive: true, force: true })
  }
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** What the registry knows against the shipped packages: fails for whatever is known, not where the registry does not answer. */
async function audit(): Promise<Result> {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000']
  const parameters = ['audit', '--package-lock-only', '--omit=dev', ...patience]
  const { status, output } = await runProgram(npm, parameters, { shown: false })
  console.log(output)
  if (status === 0) return { passed: 1, failures: [] }
  if (!output.includes('npm audit report')) {
    console.log('The registry did not answer: whether anything is known against them is not known.')
    return { passed: 0, failures: [] }
  }
  return { passed: 0, failures: [{ test: 'audit', reason: output, alone: 'npm run audit' }] }
}

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
  {
    name: 'build',
    does: 'the build, unless it is newer than every source',
    cores: 1,
    run: async () => {
      await buildIfStale()
      return { passed: 1, failures: [] }
    },
  },
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
