import { cacheName, cacheNames } from '../cacheNames.ts'
import { isFile } from './decision.ts'
import { baseIn, lockOf } from './version.ts'

/** A built version of the application at an address. */
export interface Built {
  readonly scope: string
  readonly version: string
  /** what lies in `assets/`: named by what they hold, so that a name never means anything else */
  readonly files: readonly string[]
}

/** Files asked for at a time: it is work on the side. */
const atOnce = 4

const whatever = { ignoreSearch: true, ignoreVary: true }

/** Found whatever the browser asked for it with: compressed or not, it is the same file. */
export function cachedAnswer(address: string): Promise<Response | undefined> {
  return caches.match(address, whatever)
}

/** The index or the configuration as it was kept last: a version that a page still holds has older ones. */
export async function lastCached({ scope, version }: Built, address: string) {
  const cache = await caches.open(cacheName(scope, version))
  return (await cache.match(address, whatever)) ?? (await cachedAnswer(address))
}

/** An index that was redirected to opens no other address. */
async function plain(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer
  return answer.redirected
    ? new Response(await answer.blob(), { status, statusText, headers })
    : answer
}

/**
 * Keeps the index in place of the one before, where it is that of this version, at this address: an agenda that lies below
 * another asks that one's worker until it has its own. False where it is another's.
 */
export async function keepIndex({ scope, version }: Built, answer: Response): Promise<boolean> {
  if (!answer.ok) return false
  const index = await answer.clone().text()
  if (!index.includes(version) || new URL(baseIn(index), scope).href !== scope) return false
  const cache = await caches.open(cacheName(scope, version))
  await cache.put(scope, await plain(answer))
  return true
}

/** Keeps the configuration in place of the one before. */
export async function keepConfiguration({ scope, version }: Built, answer: Response) {
  if (!isFile(answer)) return
  const cache = await caches.open(cacheName(scope, version))
  await cache.put(`${scope}config.json`, answer)
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  const answer = (await cachedAnswer(address)) ?? (await fetch(address))
  if (!isFile(answer)) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

/**
 * Keeps all files of a version, those that an older one has too without fetching them.
 * @throws where one of them, or its index, is not to be had or does not stay: half a version is none
 */
export async function keepVersion(built: Built): Promise<void> {
  const { scope, version, files } = built
  const name = cacheName(scope, version)
  try {
    const cache = await caches.open(name)
    const left = files.values()
    const keepNext = async () => {
      for (const file of left) await keepFile(cache, scope + file)
    }
    await Promise.all(Array.from({ length: atOnce }, keepNext))
    if (!(await keepIndex(built, await fetch(scope, { cache: 'no-cache' }))))
      throw new Error(`${scope}: not the index of ${version}`)
    await keepConfiguration(built, await fetch(`${scope}config.json`, { cache: 'no-cache' }))
    // The worker of before tidies up when it is asked: what it did not know of may have gone meanwhile.
    const kept = await (await caches.open(name)).keys()
    if (kept.length <= files.length) throw new Error(`${name}: gone`)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/** Removes versions that no page holds any more. */
export async function tidy({ scope, version }: Built): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const inUse = new Set(held.map((lock) => lock.name))
  const isOld = (name: string) => {
    const itsVersion = name.slice(cacheName(scope).length)
    return itsVersion !== version && !inUse.has(lockOf(scope, itsVersion))
  }
  const old = (await cacheNames(scope)).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}
