import { createService } from '../service/server.ts'
import type { Storage } from '../service/store/storage.ts'
import type { StartArguments } from './arguments.ts'
import { proxyTo } from './proxy.ts'
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

/** Data that cannot be opened is for the person at the keyboard to put right: a sentence, and no stack. */
function refuseData(storage: Storage, error: unknown): never {
  const instead =
    storage.kind === 'directory'
      ? `It lies in ${storage.path}. Another folder for it: npm start -- --data <folder>`
      : 'Without DATABASE_URL the data is kept in a folder.'
  console.error(`The local service cannot open its data: ${reasonOf(error)}\n${instead}`)
  process.exit(1)
}

async function localBackend(wanted: StartArguments, site?: string): Promise<Backend> {
  const { mode } = wanted
  const storage = storageOf(wanted)
  const service = await createService({
    storage,
    ...(site === undefined ? {} : { site }),
    mount: { world: mode, mode, data: 'town' },
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
function proxyBackend(template: string, application: Backend['handle']): Backend {
  const proxy = proxyTo(template)
  return {
    handle: async (request) => (await proxy(request)) ?? application(request),
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
