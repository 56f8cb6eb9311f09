import { inject } from 'vitest'
import type { InProcess } from './inProcess.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests find the local service, which listens on no port: `fetch` knows it by this address. */
    serviceRoot: string
  }
}

/** What outlives a file of tests, where a worker runs many. */
const worker: { localService?: Promise<InProcess>; network?: typeof fetch; fetch: typeof fetch } =
  globalThis

const { Date: MachineDate } = globalThis
const root = inject('serviceRoot')
const network = (worker.network ??= fetch)

/** The local service of this worker, begun by the first test that asks it; each test takes a world of its own under `/worlds/`. */
export const localService = (): Promise<InProcess> =>
  (worker.localService ??= import('./inProcess.ts').then(({ openInProcess }) =>
    openInProcess(() => new MachineDate()),
  ))

worker.fetch = async (asked, options) =>
  String(asked instanceof Request ? asked.url : asked).startsWith(`${root}/`)
    ? (await localService()).fetch(asked, options)
    : network(asked, options)
