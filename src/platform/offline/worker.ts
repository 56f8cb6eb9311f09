import { decisionOn } from './decision.ts'
import {
  type Built,
  keepConfiguration,
  keepIndex,
  keepVersion,
  cachedAnswer,
  lastCached,
  tidy,
} from './keeping.ts'
import { askVersion, type VersionMessage } from './version.ts'

/** Something that the worker is woken for, and stays awake for. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** the answer that was on its way while the worker woke up; undefined where none was asked for */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface MessageToWorker extends WorkerEvent {
  readonly data: unknown
  readonly source: { postMessage(message: unknown): void } | null
}

/** As much of a service worker's global scope as is used: its types and those of a page cannot be had at once. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      includeUncontrolled: boolean
    }): Promise<readonly { url: string; postMessage(message: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

/** Written in by the build (`vite.config.ts`). */
declare const BUILT: Omit<Built, 'scope'>

const worker = globalThis as unknown as WorkerScope
const { scope } = worker.registration
const built: Built = { ...BUILT, scope }

/** Milliseconds that a page waits for the network where one is kept: one bar of it may be none. */
const patience = 5000

const told: VersionMessage = { version: built.version }

async function begin(): Promise<void> {
  await worker.clients.claim()
  await worker.registration.navigationPreload?.enable()
  await tidy(built)
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
    if (client.url.startsWith(scope)) client.postMessage(told)
}

/** The network's answer, so that nothing here is older than it has to be; what is kept where there is none. */
async function fromNetwork(
  event: FetchEvent,
  address: string,
  keepAnew: (answer: Response) => Promise<unknown>,
): Promise<Response> {
  const asking = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))()
  // Also what comes too late for this page.
  event.waitUntil(asking.then((answer) => keepAnew(answer.clone())).catch(() => {}))
  const kept = await lastCached(built, address)
  const answered = await Promise.race([
    asking.catch(() => null),
    new Promise<null>((resolve) => {
      if (kept) setTimeout(resolve, patience, null)
    }),
  ])
  if (answered && (answered.status < 500 || !kept)) return answered
  return kept ?? Response.error()
}

async function file({ request }: FetchEvent): Promise<Response> {
  return (await cachedAnswer(request.url)) ?? (await fetch(request))
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const keepAnew = { page: keepIndex, configuration: keepConfiguration }
  const addresses = { page: scope, configuration: `${scope}config.json` }
  const kind = decisionOn(event.request, scope)
  if (kind === 'pass') return null
  if (kind === 'file') return file(event)
  return fromNetwork(event, addresses[kind], (answer) => keepAnew[kind](built, answer))
}

// It takes over at once: files of any version are found by their names, whichever worker is asked.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepVersion(built).then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
worker.addEventListener('message', (event) => {
  if (event.data !== askVersion) return
  event.source?.postMessage(told)
  event.waitUntil(tidy(built))
})
