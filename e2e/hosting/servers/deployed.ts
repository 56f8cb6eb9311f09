import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationOf } from '../../../src/api/configuration.ts'
import { BUILT } from '../../commands/build.ts'
import { freePort } from '../../service/port.ts'
import { rebased } from '../base.ts'
import { hostOf } from '../hosts.ts'
import { type Wishes, placeOf } from '../place.ts'
import { type Kind, startServer } from './webServers.ts'

/** One application on a host. */
export interface Application {
  /** What differs from `public/config.json`, with the address of the service. */
  config: { path: string; service: object; signIn: readonly string[] }
  wishes?: Partial<Wishes>
}

export const KINDS = ['nginx', 'apache', 'htaccess', 'caddy'] as const satisfies Kind[]

/** The built application in a folder of its own, as a webmaster sets it up; gives what the server is told. */
async function setUp(kind: Kind, { config, wishes }: Application, files: string): Promise<string> {
  await cp(BUILT, files, { recursive: true })
  const known = JSON.parse(await readFile(join(files, 'config.json'), 'utf8'))
  const told = { ...known, ...config, service: { ...known.service, ...config.service } }
  await writeFile(join(files, 'config.json'), JSON.stringify(told))
  const page = join(files, 'index.html')
  await writeFile(page, rebased(await readFile(page, 'utf8'), config.path))
  const rest = { framed: false, brotli: false, ...wishes }
  const { write, file, isInside } = hostOf(kind)
  const written = write(placeOf(configurationOf(told), { ...rest, files }))
  if (isInside) await writeFile(join(files, file), written)
  return isInside ? '' : written
}

/**
 * A server of the web on a free port, with these applications and, for everything else, the site.
 * @param site `http://host`
 */
export async function deployed(kind: Kind, applications: readonly Application[], site?: string) {
  const directory = await mkdtemp(join(tmpdir(), `agenda-${kind}-`))
  // The server's own account reads it.
  await chmod(directory, 0o755)
  const written: string[] = []
  for (const [at, application] of applications.entries()) {
    const folder = kind === 'htaccess' ? join('htdocs', application.config.path) : `files-${at}`
    const files = join(directory, folder)
    await mkdir(files, { recursive: true })
    written.push(await setUp(kind, application, files))
  }
  const paths = applications.map(({ config }) => config.path)
  const given = { directory, port: await freePort(), written: written.join('\n'), paths, site }
  const remove = () => rm(directory, { recursive: true })
  const end = await startServer(kind, given).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  const close = () => end().then(remove)
  return { root: `http://127.0.0.1:${given.port}`, close }
}

/** A host as `deployed` opens it. */
export type Deployed = Awaited<ReturnType<typeof deployed>>
