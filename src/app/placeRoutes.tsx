import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { language } from './parentRoutes.tsx'
import { formWords, listWords } from './routeWords.ts'
import { asTyped } from './search.ts'

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

const sideBySide = createRoute({
  getParentRoute: () => language,
  path: 'translations/$id',
  loader: formWords('eventForm', 'sideBySide'),
  component: lazyRouteComponent(
    () => import('../translations/sideBySide/SideBySidePage.tsx'),
    'SideBySidePage',
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

/** The versions in all languages, what becomes of the deleted, what waits, what was written. */
export const placeRoutes = [translations, sideBySide, trash, queue, history]
