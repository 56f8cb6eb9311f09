/**
 * The name of the cache with the files of one version of the application, or the beginning of the names of all.
 * @param scope the address that it lies at, with a slash at its end: several may share an origin
 */
export function cacheName(scope: string, version = ''): string {
  return `agenda ${scope} ${version}`
}

/** The names of all caches of the application at this address. */
export async function cacheNames(scope: string): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(cacheName(scope)))
}
