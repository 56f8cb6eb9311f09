/** By the field of an event, what of a calendar file it is: capitals, which no other table has in its names. */
export const calendarColumns = {
  title: 'SUMMARY',
  start_date: 'DTSTART',
  end_date: 'DTEND',
  all_day: 'VALUE=DATE',
  timezone: 'TZID',
  venue: 'LOCATION',
  organizer: 'ORGANIZER',
  categories: 'CATEGORIES',
  tags: 'TAGS',
  website: 'URL',
  description: 'DESCRIPTION',
  image: 'IMAGE',
} as const
