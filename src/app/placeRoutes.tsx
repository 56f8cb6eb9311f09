import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { language } from './parentRoutes.tsx'
import { formWords, listWords } from './routeWords.ts'
import { asTyped } from './search.ts'

/** Where the fields of each collection have their names. */
const labelWords = ['eventForm', 'venueForm', 'organizerForm', 'termForm', 'form'] as const

const calendar = createRoute({
  getParentRoute: () => language,
  path: 'calendar',
  validateSearch: asTyped,
  loader: listWords('calendar'),
  component: lazyRouteComponent(() => import('../calendar/page/CalendarPage.tsx'), 'CalendarPage'),
})

const trash = createRoute({
  getParentRoute: () => language,
  path: 'trash',
  validateSearch: asTyped,
  loader: listWords('trash', 'recordDeletion', 'recordForm'),
  component: lazyRouteComponent(() => import('../trash/TrashPage.tsx'), 'TrashPage'),
})

const translations = createRoute({
  getParentRoute: () => language,
  path: 'translations',
  validateSearch: asTyped,
  loader: listWords('translations'),
  component: lazyRouteComponent(
    () => import('../translations/board/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})

const drift = createRoute({
  getParentRoute: () => language,
  path: 'translations/drift',
  validateSearch: asTyped,
  loader: listWords(
    'translations',
    'drift',
    'recordForm',
    'bulk',
    'carry',
    'version',
    ...labelWords,
  ),
  component: lazyRouteComponent(() => import('../translations/drift/DriftPage.tsx'), 'DriftPage'),
})

const hygiene = createRoute({
  getParentRoute: () => language,
  path: 'hygiene',
  validateSearch: asTyped,
  loader: listWords('hygiene', 'translations', 'bulk', 'history', 'recordForm', ...labelWords),
  component: lazyRouteComponent(() => import('../hygiene/HygienePage.tsx'), 'HygienePage'),
})

const exchange = createRoute({
  getParentRoute: () => language,
  path: 'translations/exchange',
  validateSearch: asTyped,
  loader: listWords(
    'translations',
    'exchange',
    'bulk',
    'compare',
    'version',
    'recordForm',
    ...labelWords,
  ),
  component: lazyRouteComponent(
    () => import('../translations/exchange/ExchangePage.tsx'),
    'ExchangePage',
  ),
})

const transfer = createRoute({
  getParentRoute: () => language,
  path: 'transfer',
  validateSearch: asTyped,
  loader: listWords('transfer', 'translations', 'bulk', 'compare', 'recordForm', ...labelWords),
  component: lazyRouteComponent(() => import('../transfer/TransferPage.tsx'), 'TransferPage'),
})

const sideBySide = createRoute({
  getParentRoute: () => language,
  path: 'translations/$id',
  loader: formWords('eventForm', 'sideBySide'),
  component: lazyRouteComponent(
    () => import('../translations/sideBySide/SideBySidePage.tsx'),
    'SideBySidePage',
  ),
})

/** In the language of the address, the version of a record of another: its own address follows. */
const version = createRoute({
  getParentRoute: () => language,
  path: 'translations/of/$',
  loader: formWords('version'),
  component: lazyRouteComponent(
    () => import('../translations/version/VersionPage.tsx'),
    'VersionPage',
  ),
})

const queue = createRoute({
  getParentRoute: () => language,
  path: 'queue',
  loader: formWords('queue', 'eventForm', 'venueForm', 'organizerForm', 'termForm'),
  component: lazyRouteComponent(() => import('../queue/QueuePage.tsx'), 'QueuePage'),
})

const history = createRoute({
  getParentRoute: () => language,
  path: 'history',
  validateSearch: asTyped,
  loader: formWords('history'),
  component: lazyRouteComponent(() => import('../history/HistoryPage.tsx'), 'HistoryPage'),
})

const service = createRoute({
  getParentRoute: () => language,
  path: 'service',
  validateSearch: asTyped,
  loader: listWords('reference', 'deviations'),
  component: lazyRouteComponent(() => import('../about/ServicePage.tsx'), 'ServicePage'),
})

/** The calendar, the versions in all languages, what becomes of the deleted, files out and in, what waits, what was written, what the service says of itself. */
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
  queue,
  history,
  service,
]
