/** Fields whose values are words of the calendar, and those whose values are named by such. */
const worded = new Set([
  'title',
  'name',
  'description',
  'excerpt',
  'address',
  'city',
  'province',
  'state',
  'venue',
  'organizer',
  'categories',
  'tags',
  'parent',
])

const isNothing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

/** The language in which a value of a field is said; undefined where the interface has the word for it: none, a date, «published». */
export function contentLanguage(
  field: string,
  value: unknown,
  language: string,
): string | undefined {
  return worded.has(field) && !isNothing(value) ? language : undefined
}
