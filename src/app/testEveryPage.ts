/** What each collection of the test world holds, by the name that its list and its form give it. */
export const names = ['events', 'venues', 'organizers', 'categories', 'tags'] as const
export type Name = (typeof names)[number]

export const slugs = { events: 'fair', venues: 'hall', organizers: 'club' } as const

const slugNames = ['events', 'venues', 'organizers'] as const

/** Pages that ask for one thing: its address, its collection, and as what it is there. `:id` is a record's. */
export const readAtOnce = [
  ...names.map((name) => [`/ca/${name}`, name, 'link'] as const),
  ['/ca/categories?view=list', 'categories', 'link'] as const,
  ...names.map((name) => [`/ca/${name}/:id`, name, 'box'] as const),
  ...slugNames.map((name) => [`/ca/${name}/by-slug/${slugs[name]}`, name, 'box'] as const),
  ['/ca/events/:id/duplicate', 'events', 'heading'] as const,
  ['/ca/trash', 'events', 'trashed'] as const,
] as const

/** Pages that put many readings together, and are there in part when some of those fail. */
export const readInParts = [
  '/ca',
  '/ca/calendar?view=agenda',
  '/ca/events/:id/visibility',
  '/ca/events/visibility?include=:id',
  '/ca/translations',
  '/ca/translations/drift',
  '/ca/translations/exchange',
  '/ca/hygiene',
  '/ca/service',
  '/ca/transfer',
  '/ca/transfer?part=pack',
  '/ca/translations/:id',
  '/es/translations/of/ca/events/:id',
] as const

/** Forms that are there without any reading, but for what their choices offer. */
export const toFill = names.map((name) => `/ca/${name}/new`)

/** Pages of lists that this device keeps: it may not let them be read. */
export const readHere = ['/ca/activity'] as const

/**
 * Pages of what this device keeps, and the ways in: they ask the calendar for nothing that they show.
 */
export const ofThisDevice = [
  '/settings',
  ...readHere,
  '/ca/guide',
  '/sign-in',
  '/accessibility',
  '/',
] as const

/** Addresses of earlier versions, which lead to a page. */
export const moved = ['/ca/queue', '/ca/history', '/ca/events/rules'] as const
