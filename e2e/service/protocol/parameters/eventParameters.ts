import { areOrganizers, areTermEntries, areVenues } from '../checks/links.ts'
import { isAuthor, isEventImage, isKnown, isKnownSlug } from '../checks/records.ts'
import { isDate, isName, isStatus, isText, isTimezone, isWebsite } from '../checks/texts.ts'
import { integerArray, integers } from './paging.ts'
import { type Check, type ParameterLine, type ParameterTable, requiring } from './parameter.ts'

const text = (name: string, check: Check): ParameterLine => ({ name, type: 'string', check })

const flag = (name: string): ParameterLine => ({ name, type: 'boolean' })

const linked = (name: string, check: Check): ParameterLine => ({
  name,
  default: null,
  check,
  live: integers,
  interface: { ...integerArray, accepts: ['null'] },
})

/** interface.md, Event (fields accepted on write). */
const fields: readonly ParameterLine[] = [
  { name: 'author', type: 'integer', check: isAuthor },
  text('date', isDate),
  text('date_utc', isDate),
  text('title', isName),
  text('description', isText),
  text('slug', isText),
  text('excerpt', isText),
  text('status', isStatus),
  text('timezone', isTimezone),
  { name: 'all_day', type: 'boolean', default: false },
  text('start_date', isDate),
  text('end_date', isDate),
  { ...text('image', isEventImage), interface: { accepts: ['number'] } },
  { name: 'cost' },
  {
    name: 'website',
    default: null,
    check: isWebsite,
    interface: { type: 'string', format: 'uri', accepts: ['null'] },
  },
  flag('show_map'),
  flag('show_map_link'),
  flag('hide_from_listings'),
  flag('sticky'),
  flag('featured'),
  linked('categories', areTermEntries),
  linked('tags', areTermEntries),
  linked('venue', areVenues),
  linked('organizer', areOrganizers),
]

export const eventCreate: ParameterTable = {
  name: 'event',
  lines: requiring(fields, 'title', 'start_date', 'end_date'),
}

export const eventUpdate: ParameterTable = { name: 'event', lines: fields }

/** Fields beside the slug, which by slug comes first and finds the record. */
export const eventUpdateBySlug: ParameterTable = {
  name: 'event',
  lines: [
    ...fields.filter(({ name }) => name === 'slug'),
    ...fields.filter(({ name }) => name !== 'slug'),
  ],
}

export const eventId: ParameterTable = {
  name: 'eventItem',
  lines: [
    { name: 'id', type: 'integer', required: true, check: isKnown('events') },
    { name: 'password', type: 'string' },
  ],
}

export const eventSlug: ParameterTable = {
  name: 'eventItem',
  lines: [{ name: 'slug', type: 'string', required: true, check: isKnownSlug('events') }],
}
