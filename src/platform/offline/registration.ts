import { ownScript } from '../trusted/ownScript.ts'
import { isSaving } from './isSaving.ts'
import { lockOf, versionHere } from './version.ts'

/** Holds the files of this page's version on the device until it is closed. */
function holdVersion(scope: string): void {
  const forGood = () => new Promise(() => {})
  navigator.locks
    .request(lockOf(scope, versionHere()), { mode: 'shared' }, forGood)
    .catch(() => null)
}

/**
 * The worker of the application at this address, which keeps its files on the device. Null where there can be none:
 * in a page that is not secure or not built, where the browser does not let us, and for whoever saves data.
 * @param base `document.baseURI`
 */
export async function registered(base: string): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSaving()) return null
  const scope = new URL('.', base).href
  holdVersion(scope)
  try {
    const address = ownScript(new URL('sw.js', scope).href)
    return await navigator.serviceWorker.register(address, { scope })
  } catch {
    return null
  }
}
