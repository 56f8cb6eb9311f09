/** The parameter by which the calendar files of an export tell tags from categories. */
export const tagMark = 'x-agenda-tags'
