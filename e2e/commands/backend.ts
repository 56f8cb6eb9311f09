import { resolve } from 'node:path'
import { createService } from '../service/server.ts'
import type { Storage } from '../service/store/storage.ts'
import { OtherVersion } from '../service/worlds/registry.ts'
import type { StartArguments } from './arguments.ts'
import { asExampleTown } from '../service/town/exampleTown.ts'
import { proxyTo } from './proxy.ts'
import { realConfiguration } from './realService.ts'
import { reasonOf } from './reason.ts'

/** What stands behind the application: the local service or the way to a real one. */
export interface Backend {
  handle: (request: Request) => Promise<Response>
  close: () => Promise<void>
  /** What a person who starts it should know, line by line. */
  said: readonly string[]
}

function storageOf({ data }: StartArguments): Storage {
  const url = process.env['DATABASE_URL']
  return url ? { kind: 'server', url } : { kind: 'directory', path: data }
}

/** What to do about data that cannot be opened: which folder it is, and what removing it would lose. */
function wayOn(storage: Storage, error: unknown): string[] {
  if (storage.kind !== 'directory')
    return ['Name another database, or leave DATABASE_URL out: the data is then kept in a folder.']
  const folder = resolve(storage.path)
  const beside = 'To leave it alone and go on beside it: npm start -- --data <another folder>'
  const anew = `To begin anew: remove ${folder}. What was written there is then lost; the sample town comes back.`
  return [`It lies in ${folder}.`, beside, ...(error instanceof OtherVersion ? [anew] : [])]
}

/** Data that cannot be opened is for the person at the keyboard to put right: sentences, and no stack. */
function refuseData(storage: Storage, error: unknown): never {
  console.error(`The local service cannot open its data: ${reasonOf(error)}`)
  for (const line of wayOn(storage, error)) console.error(line)
  process.exit(1)
}

async function localBackend(wanted: StartArguments, site?: string): Promise<Backend> {
  const { mode } = wanted
  const storage = storageOf(wanted)
  const service = await createService({
    storage,
    ...(site === undefined ? {} : { site, configured: asExampleTown }),
    mount: { world: mode, mode, data: 'town', options: { media: true } },
  }).catch((error: unknown) => refuseData(storage, error))
  const kept = storage.kind === 'directory' ? `kept in ${storage.path}` : 'kept on DATABASE_URL'
  return {
    ...service,
    said: [
      `Local service in ${mode} mode, ${kept}; what you write is still there next time.`,
      'Demo accounts: administrator, editor, author, contributor, subscriber;',
      'the application password of each is its name and “demo password”, as in “editor demo password”.',
    ],
  }
}

/** The application's own files come from `application`; the rest goes to the service named. */
export function proxyBackend(template: string, application: Backend['handle']): Backend {
  const proxy = proxyTo(template)
  return {
    handle: async (request) => {
      if (new URL(request.url).pathname === '/config.json') return realConfiguration(template)
      return (await proxy(request)) ?? application(request)
    },
    close: async () => {},
    said: [`Connected to ${template}, through this address. What you write there is real.`],
  }
}

/**
 * The backend that the arguments ask for.
 * @param site the folder of the built application; without one, only the service answers
 */
export async function openBackend(
  wanted: StartArguments,
  application: Backend['handle'],
  site?: string,
): Promise<Backend> {
  return wanted.service === undefined
    ? localBackend(wanted, site)
    : proxyBackend(wanted.service, application)
}
