import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import type { CollectionName } from '../core/resource/collection.ts'
import type { Shown } from '../core/views/form/recordForm.ts'
import type { ResourceForm, SlugForm } from '../core/views/form/resourceForm.ts'
import { EventList } from '../resources/events/eventList.tsx'
import { lastContentLanguage } from './contentLanguage.ts'
import { language, root, shell, type RouteContext } from './parentRoutes.tsx'
import { safeReturn, startOf } from './startOf.ts'
import { asTyped } from './search.ts'

/**
 * The loader of every page but the first: its messages come with its code, not after it. Those of all pages are one
 * file, of which any namespace brings the others.
 */
function pageMessages({ context }: { context: RouteContext }): Promise<void> {
  return context.translator.loadNamespaces('form')
}

/** A page of a language, loaded when it is opened. Parameters stay as they were typed: the page reads them. */
const page = <Path extends string, Module extends Record<string, unknown>>(
  path: Path,
  load: () => Promise<Module>,
  name: keyof Module,
) =>
  createRoute({
    getParentRoute: () => language,
    path,
    validateSearch: asTyped,
    loader: pageMessages,
    component: lazyRouteComponent(load, name),
  })

/** The list of a resource, which may start at a saved view. */
const list = <Name extends CollectionName, Module extends Record<string, unknown>>(
  of: Name,
  load: () => Promise<Module>,
  name: keyof Module,
) =>
  createRoute({
    getParentRoute: () => language,
    path: of,
    validateSearch: asTyped,
    beforeLoad: startOf(of),
    loader: pageMessages,
    component: lazyRouteComponent(load, name),
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

const pages = [
  page('/', () => import('../features/dashboard/TodayPage.tsx'), 'TodayPage'),
  page('calendar', () => import('../features/calendar/page/CalendarPage.tsx'), 'CalendarPage'),
  page(
    'translations',
    () => import('../features/translations/board/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
  page(
    'translations/drift',
    () => import('../features/translations/drift/DriftPage.tsx'),
    'DriftPage',
  ),
  page(
    'translations/exchange',
    () => import('../features/translations/exchange/ExchangePage.tsx'),
    'ExchangePage',
  ),
  page(
    'translations/$id',
    () => import('../features/translations/sideBySide/SideBySidePage.tsx'),
    'SideBySidePage',
  ),
  // In the language of the address, the version of a record of another: its own address follows.
  page(
    'translations/of/$',
    () => import('../features/translations/version/VersionPage.tsx'),
    'VersionPage',
  ),
  page('hygiene', () => import('../features/duplicates/DuplicatesPage.tsx'), 'DuplicatesPage'),
  page('trash', () => import('../features/trash/TrashPage.tsx'), 'TrashPage'),
  page('transfer', () => import('../features/transfer/TransferPage.tsx'), 'TransferPage'),
  page('activity', () => import('../features/activity/ActivityPage.tsx'), 'ActivityPage'),
  moved('queue', 'unsent'),
  moved('history', 'history'),
  page('service', () => import('../features/api-reference/ServicePage.tsx'), 'ServicePage'),
]

type Load<Form> = () => Promise<Form>

/** A page of a form: the script of the form comes with that of its pages, and none of them with a list. */
function formPage<R extends Shown, V extends FieldValues, Update extends object>(
  load: Load<ResourceForm<R, V, Update>>,
  name: 'CreatePage' | 'EditPage',
) {
  return lazyRouteComponent(async () => {
    const [form, pages] = await Promise.all([load(), import('./pages/formPages.ts')])
    const Page = pages[name]
    return { Page: () => <Page form={form} /> }
  }, 'Page')
}

function slugPage<R extends Shown, V extends FieldValues, Update extends object>(
  load: Load<SlugForm<R, V, Update>>,
) {
  return lazyRouteComponent(async () => {
    const [form, { BySlugPage }] = await Promise.all([load(), import('./pages/formPages.ts')])
    return { Page: () => <BySlugPage form={form} /> }
  }, 'Page')
}

/** A form by its page. */
const form = <Path extends string>(path: Path, component: ReturnType<typeof slugPage>) =>
  createRoute({ getParentRoute: () => language, path, loader: pageMessages, component })

const event = () => import('./pages/EventPages.tsx').then((it) => it.eventForm)
const venue = () => import('../resources/venues/venueForm.tsx').then((it) => it.venueForm)
const organizer = () =>
  import('../resources/organizers/organizerForm.tsx').then((it) => it.organizerForm)
const category = () =>
  import('../resources/categories/categoryForm.tsx').then((it) => it.categoryForm)
const tag = () => import('../resources/tags/tagForm.tsx').then((it) => it.tagForm)

/** The lists and forms of the five resources, and what there is of events besides. */
const recordRoutes = [
  createRoute({
    getParentRoute: () => language,
    path: 'events',
    validateSearch: asTyped,
    beforeLoad: startOf('events'),
    component: EventList,
  }),
  page('events/new', () => import('../resources/events/EventCreatePage.tsx'), 'EventCreatePage'),
  form('events/$id', formPage(event, 'EditPage')),
  form('events/by-slug/$slug', slugPage(event)),
  page(
    'events/$id/duplicate',
    () => import('../resources/events/EventDuplicatePage.tsx'),
    'EventDuplicatePage',
  ),
  page(
    'events/$id/visibility',
    () => import('../features/visibility/EventVisibilityPage.tsx'),
    'EventVisibilityPage',
  ),
  page(
    'events/visibility',
    () => import('../features/visibility/VisibilityListPage.tsx'),
    'VisibilityListPage',
  ),
  // The report of earlier versions: what it found is a filter of the list.
  createRoute({
    getParentRoute: () => language,
    path: 'events/rules',
    validateSearch: asTyped,
    beforeLoad({ params, search: { rule = 'rules', ...search } }) {
      const missing = rule === 'languages' ? 'rules' : rule
      throw redirect({
        to: '/$language/events',
        params,
        search: { ...search, missing },
        replace: true,
      })
    },
  }),
  list('venues', () => import('../resources/venues/venueList.tsx'), 'VenueList'),
  form('venues/new', formPage(venue, 'CreatePage')),
  form('venues/$id', formPage(venue, 'EditPage')),
  form('venues/by-slug/$slug', slugPage(venue)),
  list('organizers', () => import('../resources/organizers/organizerList.tsx'), 'OrganizerList'),
  form('organizers/new', formPage(organizer, 'CreatePage')),
  form('organizers/$id', formPage(organizer, 'EditPage')),
  form('organizers/by-slug/$slug', slugPage(organizer)),
  list('categories', () => import('../resources/categories/categoryList.tsx'), 'CategoryList'),
  form('categories/new', formPage(category, 'CreatePage')),
  form('categories/$id', formPage(category, 'EditPage')),
  list('tags', () => import('../resources/tags/tagList.tsx'), 'TagList'),
  form('tags/new', formPage(tag, 'CreatePage')),
  form('tags/$id', formPage(tag, 'EditPage')),
]

/** Begins to fetch the code of a page. @param path after the language @returns whether that is another than the first */
export function preloadPage(path = ''): boolean {
  const route = [...pages, ...recordRoutes].find(
    ({ options }) => 'path' in options && options.path === (path || '/'),
  )
  const fetching = route?.options.component?.preload?.()
  fetching?.catch(() => undefined)
  return fetching !== undefined
}

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad({ context }) {
    const { configuration } = context.session.current()
    throw redirect({ to: '/$language', params: { language: lastContentLanguage(configuration) } })
  },
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' ? { next: safeReturn(search.next) } : {},
  loader: ({ context }) => context.translator.loadNamespaces('signIn'),
  component: lazyRouteComponent(() => import('./signIn/SignInPage.tsx'), 'SignInPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: 'settings',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
})

/** For everybody, signed in or not. */
const accessibility = createRoute({
  getParentRoute: () => root,
  path: 'accessibility',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./pages/AccessibilityPage.tsx'), 'AccessibilityPage'),
})

/** For everybody, signed in or not. */
const guide = createRoute({
  getParentRoute: () => root,
  path: '$language/guide/{-$page}',
  component: lazyRouteComponent(() => import('./pages/GuidePlace.tsx'), 'GuidePlace'),
})

export const routeTree = root.addChildren([
  start,
  signIn,
  accessibility,
  guide,
  shell.addChildren([settings, language.addChildren([...recordRoutes, ...pages])]),
])
