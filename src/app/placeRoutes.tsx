import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { language } from './parentRoutes.tsx'
import { pageMessages } from './pageMessages.ts'
import { asTyped } from './search.ts'

const calendar = createRoute({
  getParentRoute: () => language,
  path: 'calendar',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/calendar/page/CalendarPage.tsx'),
    'CalendarPage',
  ),
})

const trash = createRoute({
  getParentRoute: () => language,
  path: 'trash',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(() => import('../features/trash/TrashPage.tsx'), 'TrashPage'),
})

const translations = createRoute({
  getParentRoute: () => language,
  path: 'translations',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/translations/board/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})

const drift = createRoute({
  getParentRoute: () => language,
  path: 'translations/drift',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/translations/drift/DriftPage.tsx'),
    'DriftPage',
  ),
})

const hygiene = createRoute({
  getParentRoute: () => language,
  path: 'hygiene',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/duplicates/DuplicatesPage.tsx'),
    'DuplicatesPage',
  ),
})

const exchange = createRoute({
  getParentRoute: () => language,
  path: 'translations/exchange',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/translations/exchange/ExchangePage.tsx'),
    'ExchangePage',
  ),
})

const transfer = createRoute({
  getParentRoute: () => language,
  path: 'transfer',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/transfer/TransferPage.tsx'),
    'TransferPage',
  ),
})

const sideBySide = createRoute({
  getParentRoute: () => language,
  path: 'translations/$id',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/translations/sideBySide/SideBySidePage.tsx'),
    'SideBySidePage',
  ),
})

/** In the language of the address, the version of a record of another: its own address follows. */
const version = createRoute({
  getParentRoute: () => language,
  path: 'translations/of/$',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/translations/version/VersionPage.tsx'),
    'VersionPage',
  ),
})

const activity = createRoute({
  getParentRoute: () => language,
  path: 'activity',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/activity/ActivityPage.tsx'),
    'ActivityPage',
  ),
})

/** An address of an earlier version: what it listed is one of the filters now. */
const moved = (path: string, show: 'unsent' | 'history') =>
  createRoute({
    getParentRoute: () => language,
    path,
    validateSearch: asTyped,
    beforeLoad({ params, search }) {
      const to: string = '/$language/activity'
      throw redirect({ to, params, search: { ...search, show }, replace: true })
    },
  })

const service = createRoute({
  getParentRoute: () => language,
  path: 'service',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/api-reference/ServicePage.tsx'),
    'ServicePage',
  ),
})

/** The calendar, the versions in all languages, what becomes of the deleted, files out and in, what was written and what waits, what the service says of itself. */
export const placeRoutes = [
  calendar,
  translations,
  drift,
  hygiene,
  exchange,
  sideBySide,
  version,
  trash,
  transfer,
  activity,
  moved('queue', 'unsent'),
  moved('history', 'history'),
  service,
]
