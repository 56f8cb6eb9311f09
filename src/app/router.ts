import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { hush } from '../ui/live/announcements.ts'
import { focusPage } from '../ui/pageFocus.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { BrokenPage } from './pages/BrokenPage.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search.ts'
import type { Session } from './session/session.ts'

/**
 * The router under the page's own root.
 * @param base `document.baseURI`: the application may live under any path
 */
export function createAppRouter(
  session: Session,
  translator: i18n,
  base: string,
  history: RouterHistory = createBrowserHistory(),
) {
  const router = createRouter({
    routeTree,
    history,
    context: { session, translator },
    basepath: new URL('.', base).pathname,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Data freshness is react-query's business; the router only brings code.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: BrokenPage,
  })
  let before: Element | null = null
  // Before the next page is drawn, which may have something to say.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    before = document.activeElement
    hush()
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // An address that names a field leads to that.
    if (fromLocation && pathChanged && !document.getElementById(toLocation.hash)) focusPage(before)
  })
  session.subscribe(() => {
    // Nobody is signed in any more: the guards of the routes lead to the sign-in page.
    if (!session.current().service) void router.invalidate()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
