import { isAuthor, isImage, isKnown, isKnownSlug, isEvent } from '../checks/records.ts'
import { isDate, isName, isSearch, isStatus, isStatusFilter, isWebsite } from '../checks/texts.ts'
import { paging } from './paging.ts'
import {
  type Check,
  type Declaration,
  type ParameterLine,
  type ParameterTable,
  requiring,
} from './parameter.ts'

/** interface.md, Listing parameters: venues and organizers. */
export const linkedListLines: readonly ParameterLine[] = [
  ...paging,
  { name: 'search', type: 'string', check: isSearch },
  { name: 'event', type: 'integer', check: isEvent },
  { name: 'has_events' },
  { name: 'only_with_upcoming', default: false },
  {
    name: 'status',
    check: isStatusFilter,
    live: { format: 'string' },
    interface: { type: 'string', accepts: ['array'] },
  },
]

export const venueList: ParameterTable = { name: 'venueList', lines: linkedListLines }

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
const fields: readonly ParameterLine[] = [
  { name: 'author', type: 'integer', check: isAuthor },
  text('date', isDate),
  text('date_utc', isDate),
  text('venue', isName),
  optional('description'),
  text('status', isStatus),
  optional('show_map', undefined, ['boolean']),
  optional('show_map_link', undefined, ['boolean']),
  optional('address'),
  optional('city'),
  optional('country'),
  optional('province'),
  optional('state'),
  optional('zip'),
  optional('phone'),
  optional('stateprovince'),
  optional('website', isWebsite),
  optional('image', isImage, ['number']),
]

export const venueCreate: ParameterTable = { name: 'venue', lines: requiring(fields, 'venue') }

export const venueUpdate: ParameterTable = { name: 'venue', lines: fields }

export const venueId: ParameterTable = {
  name: 'venueItem',
  lines: [{ name: 'id', type: 'integer', required: true, check: isKnown('venues') }],
}

export const venueSlug: ParameterTable = {
  name: 'venueItem',
  lines: [{ name: 'slug', type: 'string', required: true, check: isKnownSlug('venues') }],
}
