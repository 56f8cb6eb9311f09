import { EventList } from '../resources/events/eventList.tsx'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import type { CollectionName } from '../core/resource/collection.ts'
import type { Shown } from '../core/views/form/recordForm.ts'
import type { ResourceForm, SlugForm } from '../core/views/form/resourceForm.ts'
import { language } from './parentRoutes.tsx'
import { pageMessages } from './pageMessages.ts'
import { asTyped } from './search.ts'
import { startOf } from './startOf.ts'

/** Which event the form of a new one is filled with, and for which day. */
function asCopy({ copy, on }: Record<string, unknown>): { copy?: number; on?: string } {
  return {
    ...(Number.isSafeInteger(Number(copy)) && Number(copy) > 0 ? { copy: Number(copy) } : {}),
    ...(typeof on === 'string' ? { on } : {}),
  }
}

const events = createRoute({
  getParentRoute: () => language,
  path: 'events',
  validateSearch: asTyped,
  beforeLoad: startOf('events'),
  component: EventList,
})

const newEvent = createRoute({
  getParentRoute: () => language,
  path: 'events/new',
  validateSearch: asCopy,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/events/EventCreatePage.tsx'),
    'EventCreatePage',
  ),
})

const eventCopies = createRoute({
  getParentRoute: () => language,
  path: 'events/$id/duplicate',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/events/EventDuplicatePage.tsx'),
    'EventDuplicatePage',
  ),
})

const eventVisibility = createRoute({
  getParentRoute: () => language,
  path: 'events/$id/visibility',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/visibility/EventVisibilityPage.tsx'),
    'EventVisibilityPage',
  ),
})

const eventsVisibility = createRoute({
  getParentRoute: () => language,
  path: 'events/visibility',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/visibility/VisibilityListPage.tsx'),
    'VisibilityListPage',
  ),
})

/** The report of earlier versions: what it found is a filter of the list. */
const eventsRules = createRoute({
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
})

const venues = createRoute({
  getParentRoute: () => language,
  path: 'venues',
  validateSearch: asTyped,
  beforeLoad: startOf('venues'),
  loader: pageMessages,
  component: lazyRouteComponent(() => import('../resources/venues/venueList.tsx'), 'VenueList'),
})

const organizers = createRoute({
  getParentRoute: () => language,
  path: 'organizers',
  validateSearch: asTyped,
  beforeLoad: startOf('organizers'),
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/organizers/organizerList.tsx'),
    'OrganizerList',
  ),
})

const categories = createRoute({
  getParentRoute: () => language,
  path: 'categories',
  validateSearch: asTyped,
  beforeLoad: startOf('categories'),
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/categories/categoryList.tsx'),
    'CategoryList',
  ),
})

const tags = createRoute({
  getParentRoute: () => language,
  path: 'tags',
  validateSearch: asTyped,
  beforeLoad: startOf('tags'),
  loader: pageMessages,
  component: lazyRouteComponent(() => import('../resources/tags/tagList.tsx'), 'TagList'),
})

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

function createRouteOf<
  Name extends CollectionName,
  R extends Shown,
  V extends FieldValues,
  Update extends object,
>(name: Name, load: Load<ResourceForm<R, V, Update>>) {
  return createRoute({
    getParentRoute: () => language,
    path: `${name}/new`,
    loader: pageMessages,
    component: formPage(load, 'CreatePage'),
  })
}

function editRouteOf<
  Name extends CollectionName,
  R extends Shown,
  V extends FieldValues,
  Update extends object,
>(name: Name, load: Load<ResourceForm<R, V, Update>>) {
  return createRoute({
    getParentRoute: () => language,
    path: `${name}/$id`,
    loader: pageMessages,
    component: formPage(load, 'EditPage'),
  })
}

function slugRouteOf<
  Name extends CollectionName,
  R extends Shown,
  V extends FieldValues,
  Update extends object,
>(name: Name, load: Load<SlugForm<R, V, Update>>) {
  return createRoute({
    getParentRoute: () => language,
    path: `${name}/by-slug/$slug`,
    loader: pageMessages,
    component: slugPage(load),
  })
}

const event = () => import('./pages/EventPages.tsx').then((it) => it.eventForm)
const venue = () => import('../resources/venues/venueForm.tsx').then((it) => it.venueForm)
const organizer = () =>
  import('../resources/organizers/organizerForm.tsx').then((it) => it.organizerForm)
const category = () =>
  import('../resources/categories/categoryForm.tsx').then((it) => it.categoryForm)
const tag = () => import('../resources/tags/tagForm.tsx').then((it) => it.tagForm)

/** The lists and forms of the five resources. */
export const recordRoutes = [
  events,
  newEvent,
  editRouteOf('events', event),
  slugRouteOf('events', event),
  eventCopies,
  eventVisibility,
  eventsVisibility,
  eventsRules,
  venues,
  createRouteOf('venues', venue),
  editRouteOf('venues', venue),
  slugRouteOf('venues', venue),
  organizers,
  createRouteOf('organizers', organizer),
  editRouteOf('organizers', organizer),
  slugRouteOf('organizers', organizer),
  categories,
  createRouteOf('categories', category),
  editRouteOf('categories', category),
  tags,
  createRouteOf('tags', tag),
  editRouteOf('tags', tag),
]
