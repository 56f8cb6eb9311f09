import { isAuthor, isEvent, isImage } from '../checks/records.ts'
import { isDate, isName, isSearch, isStatus, isWebsite } from '../checks/texts.ts'
import { paging } from './paging.ts'
import type { Check, Declaration, ParameterLine } from './parameter.ts'
import { postTables, statusFilter } from './postTables.ts'

/** interface.md, Listing parameters: venues and organizers. */
const listLines: readonly ParameterLine[] = [
  ...paging,
  { name: 'search', type: 'string', check: isSearch },
  { name: 'event', type: 'integer', check: isEvent },
  { name: 'has_events' },
  { name: 'only_with_upcoming', default: false },
  statusFilter,
]

const text = (name: string, check?: Check): ParameterLine => ({ name, type: 'string', check })

/** Declared with the default null, which the interface therefore takes as a value (modes.md). */
const optional = (
  name: string,
  check?: Check,
  also: Declaration['accepts'] = [],
): ParameterLine => ({
  ...text(name, check),
  default: null,
  interface: { accepts: ['null', ...also] },
})

/** interface.md, Venue (fields accepted on write). */
export const venueTables = postTables(
  'venues',
  listLines,
  [
    { name: 'author', type: 'integer', check: isAuthor },
    text('date', isDate),
    text('date_utc', isDate),
    text('venue', isName),
    optional('description'),
    text('status', isStatus),
    optional('show_map', undefined, ['boolean']),
    optional('show_map_link', undefined, ['boolean']),
    ...['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'].map(
      (name) => optional(name),
    ),
    optional('website', isWebsite),
    optional('image', isImage, ['number']),
  ],
  'venue',
)

/** interface.md, Organizer (fields accepted on write), all of them with the default null. */
export const organizerTables = postTables(
  'organizers',
  listLines,
  [
    { ...optional('author', isAuthor), type: 'integer' },
    optional('date', isDate),
    optional('date_utc', isDate),
    { ...optional('organizer', isName), interface: {} },
    optional('description'),
    optional('status', isStatus),
    optional('phone'),
    optional('website', isWebsite),
    optional('email'),
    optional('image', isImage, ['number']),
  ],
  'organizer',
)
