import { placeRoutes } from './placeRoutes.tsx'
import { recordRoutes } from './recordRoutes.tsx'

/**
 * Fetches the code of the page that is being opened while the configuration, which it does not need, is still on its
 * way. What cannot be fetched is said when the router asks again.
 * @param place path below the page's own root: `ca/events`
 */
export function fetchCode(place: string): void {
  const path = place.slice(place.indexOf('/') + 1)
  for (const { options } of [...recordRoutes, ...placeRoutes])
    if ('path' in options && options.path === path) void options.component?.preload?.()
}
