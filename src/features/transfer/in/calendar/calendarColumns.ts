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

/** The parameter by which the calendar files of an export tell tags from categories. */
export const tagMark = 'x-agenda-tags'

/** Whose an event is: a language of a site. */
interface Whose {
  readonly language: string
  /** of the site */
  readonly host: string
}

/** By which an exported calendar file names an event. */
export const uidOf = (id: number, { language, host }: Whose) => `event-${id}-${language}@${host}`

/** What a uid of ours says; null of any other, and of another site. */
export function ownUid(uid: string, host: string): { id: number; language: string } | null {
  const [, id, language, at] = /^event-([1-9]\d{0,14})-([\w-]+)@(\S+)$/.exec(uid) ?? []
  return id !== undefined && language !== undefined && at === host
    ? { id: Number(id), language }
    : null
}
