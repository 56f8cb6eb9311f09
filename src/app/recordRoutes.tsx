import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { language } from './parentRoutes.tsx'
import { formWords, listWords } from './routeWords.ts'
import { asTyped } from './search.ts'
import { startOf } from './startOf.ts'

/** Which event the form of a new one is filled with, and for which day. */
function asCopy({ copy, on }: Record<string, unknown>): { copy?: number; on?: string } {
  return {
    ...(Number.isSafeInteger(Number(copy)) && Number(copy) > 0 ? { copy: Number(copy) } : {}),
    ...(typeof on === 'string' ? { on } : {}),
  }
}

const eventWords = formWords('eventForm', 'eventDuplicate', 'visibility', 'rules')
const venueWords = formWords('venueForm')
const organizerWords = formWords('organizerForm')
const categoryWords = formWords('termForm', 'categoryForm', 'categoryTree')
const tagWords = formWords('termForm', 'tagForm')

const events = createRoute({
  getParentRoute: () => language,
  path: 'events',
  validateSearch: asTyped,
  beforeLoad: startOf('events'),
  component: lazyRouteComponent(() => import('../events/EventListPage.tsx'), 'EventListPage'),
})

const newEvent = createRoute({
  getParentRoute: () => language,
  path: 'events/new',
  validateSearch: asCopy,
  loader: eventWords,
  component: lazyRouteComponent(() => import('../events/EventCreatePage.tsx'), 'EventCreatePage'),
})

const event = createRoute({
  getParentRoute: () => language,
  path: 'events/$id',
  loader: eventWords,
  component: lazyRouteComponent(() => import('./pages/EventPages.tsx'), 'EventPage'),
})

const eventCopies = createRoute({
  getParentRoute: () => language,
  path: 'events/$id/duplicate',
  loader: eventWords,
  component: lazyRouteComponent(
    () => import('../events/EventDuplicatePage.tsx'),
    'EventDuplicatePage',
  ),
})

const eventVisibility = createRoute({
  getParentRoute: () => language,
  path: 'events/$id/visibility',
  loader: formWords('visibility'),
  component: lazyRouteComponent(
    () => import('../visibility/EventVisibilityPage.tsx'),
    'EventVisibilityPage',
  ),
})

const eventsVisibility = createRoute({
  getParentRoute: () => language,
  path: 'events/visibility',
  validateSearch: asTyped,
  loader: listWords('visibility'),
  component: lazyRouteComponent(
    () => import('../visibility/VisibilityListPage.tsx'),
    'VisibilityListPage',
  ),
})

const eventsRules = createRoute({
  getParentRoute: () => language,
  path: 'events/rules',
  validateSearch: asTyped,
  loader: listWords('rules', 'eventForm'),
  component: lazyRouteComponent(() => import('../rules/RulesPage.tsx'), 'RulesPage'),
})

const eventBySlug = createRoute({
  getParentRoute: () => language,
  path: 'events/by-slug/$slug',
  loader: eventWords,
  component: lazyRouteComponent(() => import('./pages/EventPages.tsx'), 'EventPageBySlug'),
})

const venues = createRoute({
  getParentRoute: () => language,
  path: 'venues',
  validateSearch: asTyped,
  beforeLoad: startOf('venues'),
  loader: listWords('venueList'),
  component: lazyRouteComponent(() => import('../venues/VenueListPage.tsx'), 'VenueListPage'),
})

const organizers = createRoute({
  getParentRoute: () => language,
  path: 'organizers',
  validateSearch: asTyped,
  beforeLoad: startOf('organizers'),
  loader: listWords('organizerList'),
  component: lazyRouteComponent(
    () => import('../organizers/OrganizerListPage.tsx'),
    'OrganizerListPage',
  ),
})

const newVenue = createRoute({
  getParentRoute: () => language,
  path: 'venues/new',
  loader: venueWords,
  component: lazyRouteComponent(() => import('../venues/VenueCreatePage.tsx'), 'VenueCreatePage'),
})

const venue = createRoute({
  getParentRoute: () => language,
  path: 'venues/$id',
  loader: venueWords,
  component: lazyRouteComponent(() => import('../venues/VenueEditPage.tsx'), 'VenueEditPage'),
})

const venueBySlug = createRoute({
  getParentRoute: () => language,
  path: 'venues/by-slug/$slug',
  loader: venueWords,
  component: lazyRouteComponent(() => import('../venues/VenueBySlugPage.tsx'), 'VenueBySlugPage'),
})

const newOrganizer = createRoute({
  getParentRoute: () => language,
  path: 'organizers/new',
  loader: organizerWords,
  component: lazyRouteComponent(
    () => import('../organizers/OrganizerCreatePage.tsx'),
    'OrganizerCreatePage',
  ),
})

const organizer = createRoute({
  getParentRoute: () => language,
  path: 'organizers/$id',
  loader: organizerWords,
  component: lazyRouteComponent(
    () => import('../organizers/OrganizerEditPage.tsx'),
    'OrganizerEditPage',
  ),
})

const organizerBySlug = createRoute({
  getParentRoute: () => language,
  path: 'organizers/by-slug/$slug',
  loader: organizerWords,
  component: lazyRouteComponent(
    () => import('../organizers/OrganizerBySlugPage.tsx'),
    'OrganizerBySlugPage',
  ),
})

const categories = createRoute({
  getParentRoute: () => language,
  path: 'categories',
  validateSearch: asTyped,
  beforeLoad: startOf('categories'),
  loader: listWords('categoryList', 'categoryTree'),
  component: lazyRouteComponent(
    () => import('../categories/CategoryListPage.tsx'),
    'CategoryListPage',
  ),
})

const newCategory = createRoute({
  getParentRoute: () => language,
  path: 'categories/new',
  loader: categoryWords,
  component: lazyRouteComponent(
    () => import('../categories/CategoryCreatePage.tsx'),
    'CategoryCreatePage',
  ),
})

const category = createRoute({
  getParentRoute: () => language,
  path: 'categories/$id',
  loader: categoryWords,
  component: lazyRouteComponent(
    () => import('../categories/CategoryEditPage.tsx'),
    'CategoryEditPage',
  ),
})

const tags = createRoute({
  getParentRoute: () => language,
  path: 'tags',
  validateSearch: asTyped,
  beforeLoad: startOf('tags'),
  loader: listWords('tagList'),
  component: lazyRouteComponent(() => import('../tags/TagListPage.tsx'), 'TagListPage'),
})

const newTag = createRoute({
  getParentRoute: () => language,
  path: 'tags/new',
  loader: tagWords,
  component: lazyRouteComponent(() => import('../tags/TagCreatePage.tsx'), 'TagCreatePage'),
})

const tag = createRoute({
  getParentRoute: () => language,
  path: 'tags/$id',
  loader: tagWords,
  component: lazyRouteComponent(() => import('../tags/TagEditPage.tsx'), 'TagEditPage'),
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
