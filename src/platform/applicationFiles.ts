import { cacheNames } from './cacheNames.ts'
import { type Amount, noAmount } from './storedCounts.ts'

/** Pages that are not secure have neither caches nor a worker. */
const hasCaches = () => 'caches' in globalThis

const scopeHere = () => new URL('.', document.baseURI).href

async function amountIn(name: string): Promise<Amount> {
  const cache = await caches.open(name)
  let { count, bytes } = noAmount
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    count += 1
    bytes += (await kept?.blob())?.size ?? 0
  }
  return { count, bytes }
}

/** The application's own files on this device, with those of older versions that a tab still has open. */
export async function storedFiles(): Promise<Amount> {
  try {
    const names = hasCaches() ? await cacheNames(scopeHere()) : []
    const amounts = await Promise.all(names.map(amountIn))
    return amounts.reduce(
      (sum, { count, bytes }) => ({ count: sum.count + count, bytes: sum.bytes + bytes }),
      noAmount,
    )
  } catch {
    return noAmount
  }
}

/**
 * Removes them, and the worker that keeps them; those of another agenda on this origin stay. The next opening brings
 * them back. False when the device did not let us.
 */
export async function forgetFiles(): Promise<boolean> {
  if (!hasCaches()) return true
  try {
    const scope = scopeHere()
    const worker = await navigator.serviceWorker.getRegistration(scope)
    if (worker?.scope === scope) await worker.unregister()
    const gone = await Promise.all((await cacheNames(scope)).map((name) => caches.delete(name)))
    return gone.every(Boolean)
  } catch {
    return false
  }
}
