import { EventList } from '../resources/events/eventList.tsx'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
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

const event = createRoute({
  getParentRoute: () => language,
  path: 'events/$id',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./pages/EventPages.tsx'), 'EventPage'),
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

const eventsRules = createRoute({
  getParentRoute: () => language,
  path: 'events/rules',
  validateSearch: asTyped,
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../features/publishing-rules/RulesPage.tsx'),
    'RulesPage',
  ),
})

const eventBySlug = createRoute({
  getParentRoute: () => language,
  path: 'events/by-slug/$slug',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./pages/EventPages.tsx'), 'EventPageBySlug'),
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

const newVenue = createRoute({
  getParentRoute: () => language,
  path: 'venues/new',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/venues/VenueCreatePage.tsx'),
    'VenueCreatePage',
  ),
})

const venue = createRoute({
  getParentRoute: () => language,
  path: 'venues/$id',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/venues/VenueEditPage.tsx'),
    'VenueEditPage',
  ),
})

const venueBySlug = createRoute({
  getParentRoute: () => language,
  path: 'venues/by-slug/$slug',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/venues/VenueBySlugPage.tsx'),
    'VenueBySlugPage',
  ),
})

const newOrganizer = createRoute({
  getParentRoute: () => language,
  path: 'organizers/new',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/organizers/OrganizerCreatePage.tsx'),
    'OrganizerCreatePage',
  ),
})

const organizer = createRoute({
  getParentRoute: () => language,
  path: 'organizers/$id',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/organizers/OrganizerEditPage.tsx'),
    'OrganizerEditPage',
  ),
})

const organizerBySlug = createRoute({
  getParentRoute: () => language,
  path: 'organizers/by-slug/$slug',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/organizers/OrganizerBySlugPage.tsx'),
    'OrganizerBySlugPage',
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

const newCategory = createRoute({
  getParentRoute: () => language,
  path: 'categories/new',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/categories/CategoryCreatePage.tsx'),
    'CategoryCreatePage',
  ),
})

const category = createRoute({
  getParentRoute: () => language,
  path: 'categories/$id',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/categories/CategoryEditPage.tsx'),
    'CategoryEditPage',
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

const newTag = createRoute({
  getParentRoute: () => language,
  path: 'tags/new',
  loader: pageMessages,
  component: lazyRouteComponent(
    () => import('../resources/tags/TagCreatePage.tsx'),
    'TagCreatePage',
  ),
})

const tag = createRoute({
  getParentRoute: () => language,
  path: 'tags/$id',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('../resources/tags/TagEditPage.tsx'), 'TagEditPage'),
})

/** The lists and forms of the five resources. */
export const recordRoutes = [
  events,
  newEvent,
  event,
  eventCopies,
  eventVisibility,
  eventsVisibility,
  eventsRules,
  eventBySlug,
  venues,
  organizers,
  newVenue,
  venue,
  venueBySlug,
  newOrganizer,
  organizer,
  organizerBySlug,
  categories,
  newCategory,
  category,
  tags,
  newTag,
  tag,
]
