import { askVersion, isTold, versionHere } from './version.ts'

/** Milliseconds between two looks for a new version, beside those when a person comes back to the tab. */
const hour = 3_600_000

let isThere = false
const listeners = new Set<() => void>()

/** Whether a newer version than this page's is on the device, whole. */
export function isNewVersion(): boolean {
  return isThere
}

export function subscribeNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hear({ data }: MessageEvent<unknown>): void {
  if (!isTold(data)) return
  isThere = data.version !== versionHere()
  for (const listener of listeners) listener()
}

/** Asks the host for a newer worker; one that comes tells by itself when it has everything. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  // The one that is being installed is this page's or a newer one: until it is there, the one before says nothing new.
  if (registration.installing ?? registration.waiting) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  registration.active?.postMessage(askVersion)
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
  const timer = setInterval(lookNow, hour)
  lookNow()
  return () => {
    navigator.serviceWorker.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', comeBack)
    clearInterval(timer)
  }
}
