import { pageStore } from '../pageStore.ts'
import { askVersion, isVersionMessage, versionHere } from './version.ts'

/** Milliseconds between two looks for a new version, beside those when a person comes back to the tab. */
const hour = 3_600_000

/** Whether a newer version than this page's is on the device, whole. */
export const newVersion = pageStore(false)

function hear({ data }: MessageEvent<unknown>): void {
  if (isVersionMessage(data)) newVersion.set(data.version !== versionHere())
}

/** It answers with its version, whose files are all here. */
function askOf(worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  worker?.postMessage(askVersion)
}

/**
 * Asks the host for a newer worker, and the newest that has everything for its version. One that is installed may wait
 * long to take over, for as long as the one before has something under way: nobody has to wait for that.
 */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  // What is being installed tells as soon as it is there: until then, the one before says nothing new.
  if (!registration.installing) askOf(registration.waiting ?? registration.active)
}

/** Asks a worker that comes, once it has everything. */
function askWhenInstalled(event: Event): void {
  const { installing } = event.currentTarget as ServiceWorkerRegistration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') askOf(installing)
  })
}

/** Looks for a new version now, every hour, and when a person comes back to the tab. @returns ends that */
export function watchVersion(registration: ServiceWorkerRegistration): () => void {
  // Without a network there is nothing to find.
  const lookNow = () => void look(registration).catch(() => null)
  const comeBack = () => {
    if (document.visibilityState === 'visible') lookNow()
  }
  navigator.serviceWorker.addEventListener('message', hear)
  document.addEventListener('visibilitychange', comeBack)
  registration.addEventListener('updatefound', askWhenInstalled)
  const timer = setInterval(lookNow, hour)
  lookNow()
  return () => {
    navigator.serviceWorker.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', comeBack)
    registration.removeEventListener('updatefound', askWhenInstalled)
    clearInterval(timer)
  }
}
