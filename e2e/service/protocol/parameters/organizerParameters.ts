import { isAuthor, isImage, isKnown, isKnownSlug } from '../checks/records.ts'
import { isDate, isName, isStatus, isWebsite } from '../checks/texts.ts'
import { type Check, type ParameterLine, type ParameterTable, requiring } from './parameter.ts'
import { linkedListLines } from './venueParameters.ts'

export const organizerList: ParameterTable = { name: 'organizerList', lines: linkedListLines }

/** All fields are declared with the default null; the interface therefore takes it as a value. */
const text = (name: string, check?: Check): ParameterLine => ({
  name,
  type: 'string',
  default: null,
  check,
  interface: { accepts: ['null'] },
})

/** interface.md, Organizer (fields accepted on write). */
const fields: readonly ParameterLine[] = [
  { ...text('author', isAuthor), type: 'integer' },
  text('date', isDate),
  text('date_utc', isDate),
  { ...text('organizer', isName), interface: {} },
  text('description'),
  text('status', isStatus),
  text('phone'),
  text('website', isWebsite),
  text('email'),
  { ...text('image', isImage), interface: { accepts: ['null', 'number'] } },
]

export const organizerCreate: ParameterTable = {
  name: 'organizer',
  lines: requiring(fields, 'organizer'),
}

export const organizerUpdate: ParameterTable = { name: 'organizer', lines: fields }

export const organizerId: ParameterTable = {
  name: 'organizerItem',
  lines: [{ name: 'id', type: 'integer', required: true, check: isKnown('organizers') }],
}

export const organizerSlug: ParameterTable = {
  name: 'organizerItem',
  lines: [{ name: 'slug', type: 'string', required: true, check: isKnownSlug('organizers') }],
}
