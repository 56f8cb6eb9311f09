import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../service/port.ts'
import { programOf } from './debian.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of initdb and pg_ctl, of the newest version. */
function programs(): string {
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

function giveToServerUser(directory: string): void {
  const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
  if (process.getuid?.() === 0) chownSync(directory, Number(stdout), 0)
}

/**
 * A PostgreSQL server of its own on a free loopback port, with fresh data in a temporary folder, for as
 * long as `work` lasts. `work` gets the address for DATABASE_URL.
 */
export async function withPostgres<Result>(
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const bin = programs()
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'agenda-postgres-'))
  giveToServerUser(directory)
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
