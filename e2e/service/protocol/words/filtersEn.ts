/** What each parameter of a listing does, with the noun of what is listed in the holes. */
export const filtersEn = {
  page: 'the archive page to return',
  per_page: 'the number {some} to return on each page',
  start_date: 'events that start on the specified date',
  end_date: 'events that end on the specified date',
  starts_before: 'events that start before the specified date',
  starts_after: 'events that start after the specified date',
  ends_before: 'events that end before the specified date',
  ends_after: 'events that end after the specified date',
  strict_dates:
    'dates set using the start_date/end_date, starts_*/ends_* parameters are set to start at the specified times; by default they include the entire days',
  search: '{many} should contain the specified string in the title or description',
  search_fields:
    '{many} should contain the specified string in the title, description or custom fields',
  search_terms: 'limit results to those matching a string',
  categories: 'events should be assigned one of the specified category slugs or IDs',
  tags: 'events should be assigned one of the specified tag slugs or IDs',
  venue: 'events should be assigned one of the specified venue IDs',
  organizer: 'events should be assigned one of the specified organizer IDs',
  featured: 'events should be filtered by their featured status',
  status: 'the {one} post status',
  geoloc:
    'requires an extension; events should be filtered by whether their venue has geolocation data',
  geoloc_lat:
    'requires an extension; events should be filtered by their venue latitude, geoloc_lng must also be provided',
  geoloc_lng:
    'requires an extension; events should be filtered by their venue longitude, geoloc_lat must also be provided',
  include:
    'include events with one of the post IDs specified in the array or CSV list, date filters will be ignored',
  post_parent: 'events should be filtered by their post_parent being the specified one',
  ticketed: 'filter events with or without tickets',
  event_related: '{many} should be related to this event',
  has_events: '{many} should have events associated to them',
  only_with_upcoming: '{many} should have upcoming events associated to them',
  exclude: 'ensure result set excludes specific IDs',
  include_terms: 'limit result set to specific IDs',
  order: 'order sort attribute ascending or descending',
  orderby: 'sort collection by term attribute',
  hide_empty: 'whether to hide terms not assigned to any posts',
  parent: 'limit result set to terms assigned to a specific parent',
  post: 'limit result set to terms assigned to a specific post',
  event: 'limit result set to terms assigned to a specific event (an alias of “post”)',
  slug: 'limit result set to terms with a specific slug',
} as const

export type FilterWords = Record<keyof typeof filtersEn, string>
