import { placeRoutes } from './placeRoutes.tsx'
import { recordRoutes } from './recordRoutes.tsx'

/**
 * Fetches the code of the page that is being opened while the configuration, which it does not need, is still on its
 * way. What cannot be fetched is said when the router asks again.
 */
export function fetchCode(): void {
  for (const { options } of [...recordRoutes, ...placeRoutes])
    if ('path' in options && location.pathname.endsWith(`/${options.path}`))
      void options.component?.preload?.()
}
