import type { Mode } from '../../worlds/world.ts'
import type { Language } from '../handlers.ts'
import { say } from '../words/say.ts'

export type Schema = Readonly<Record<string, unknown>>

/** The type of a field: a JSON type, or the name of a schema, `[]` behind it for a list. */
type FieldType = string

/** A field, its type, and the key of its words when it is not `<kind>.<field>`. */
type Field = readonly [name: string, type: FieldType, words?: string]

const text = (...names: string[]): Field[] => names.map((name) => [name, 'string'])
const flags = (...names: string[]): Field[] => names.map((name) => [name, 'boolean'])

const posts: readonly Field[] = [
  ['id', 'integer'],
  ...text('global_id'),
  ['global_id_lineage', 'string[]'],
  ['author', 'author'],
  ...text('status', 'date', 'date_utc', 'modified', 'modified_utc', 'url'),
  ...text('description', 'excerpt', 'slug'),
  ['image', 'Image'],
]

const event: readonly Field[] = [
  ...posts,
  ...text('rest_url', 'title', 'start_date', 'end_date', 'utc_start_date', 'utc_end_date'),
  ['start_date_details', 'DateDetails'],
  ['end_date_details', 'DateDetails'],
  ['utc_start_date_details', 'DateDetails'],
  ['utc_end_date_details', 'DateDetails'],
  ...text('timezone', 'timezone_abbr', 'cost', 'website'),
  ['cost_details', 'CostDetails'],
  ...flags('all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'),
  ['categories', 'Term[]'],
  ['tags', 'Term[]'],
  ['venue', 'venues', 'event.venue'],
  ['organizer', 'Organizer[]', 'event.organizer'],
]

const venue: readonly Field[] = [
  ...posts,
  ...text('venue', 'address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website'),
  ...text('stateprovince'),
  ['geo_lat', 'number'],
  ['geo_lng', 'number'],
  ...flags('show_map', 'show_map_link'),
]

const organizer: readonly Field[] = [...posts, ...text('organizer', 'phone', 'website', 'email')]

const term: readonly Field[] = [
  ['id', 'integer'],
  ['count', 'integer'],
  ...text('name', 'slug', 'taxonomy', 'description', 'url'),
  ['parent', 'integer'],
  ['urls', 'object'],
]

const image: readonly Field[] = [
  ['url', 'string', 'part.url'],
  ['id', 'integer', 'part.image_id'],
  ['extension', 'string', 'part.extension'],
  ['width', 'integer', 'part.width'],
  ['height', 'integer', 'part.height'],
  ['filesize', 'integer', 'part.filesize'],
  ['sizes', 'object', 'part.sizes'],
]

const imageSize: readonly Field[] = [
  ['width', 'integer', 'part.width'],
  ['height', 'integer', 'part.height'],
  ['filesize', 'integer', 'part.filesize'],
  ['mime-type', 'string', 'part.mime'],
  ['url', 'string', 'part.url'],
]

const costDetails: readonly Field[] = [
  ['currency_symbol', 'string', 'part.currency_symbol'],
  ['currency_code', 'string', 'part.currency_code'],
  ['currency_position', 'string', 'part.currency_position'],
  ['values', 'string[]', 'part.values'],
]

const dateDetails: readonly Field[] = ['year', 'month', 'day', 'hour', 'minutes', 'seconds'].map(
  (name) => [name, 'string', `part.${name}`],
)

const records = {
  ImageSize: ['part', imageSize],
  CostDetails: ['part', costDetails],
  Term: ['category', term],
  Image: ['part', image],
  DateDetails: ['part', dateDetails],
  Event: ['event', event],
  Venue: ['venue', venue],
  Organizer: ['organizer', organizer],
} as const satisfies Record<string, readonly [string, readonly Field[]]>

const isRecord = (type: string): boolean => type in records

/** A reference stands alone in OpenAPI 3.0: to be described it has to be wrapped. */
const describedSchema = (schema: Schema, description: string): Schema =>
  '$ref' in schema ? { allOf: [schema], description } : { ...schema, description }

/** What a type is in JSON; live sites write an author as a text (contract.md §1.1). */
const typeSchema = (type: FieldType, mode: Mode): Schema => {
  // One venue is no list on live sites, several and none are (contract.md §1.1).
  if (type === 'venues' && mode === 'live')
    return { oneOf: [typeSchema('Venue', mode), typeSchema('Venue[]', mode)] }
  if (type === 'venues') return typeSchema('Venue[]', mode)
  if (type.endsWith('[]')) return { type: 'array', items: typeSchema(type.slice(0, -2), mode) }
  if (isRecord(type)) return { $ref: `#/components/schemas/${type}` }
  if (type === 'author') return { type: mode === 'live' ? 'string' : 'integer' }
  if (type === 'object') return { type: 'object', additionalProperties: true }
  return { type }
}

const recordSchema = (
  kind: string,
  fields: readonly Field[],
  mode: Mode,
  language: Language,
): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    fields.map(([name, type, words = `${kind}.${name}`]) => [
      name,
      describedSchema(typeSchema(type, mode), say(language, words)),
    ]),
  ),
})

const errorSchema: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: { type: 'object', nullable: true, additionalProperties: true },
  },
}

/** `components.schemas` of `/doc`: every record and every part of one. */
export const componentSchemas = (mode: Mode, language: Language): Record<string, Schema> => ({
  ...Object.fromEntries(
    Object.entries(records).map(([name, [kind, fields]]) => [
      name,
      recordSchema(kind, fields, mode, language),
    ]),
  ),
  Error: errorSchema,
})
