import type { Mode } from '../../worlds/world.ts'
import type { Language } from '../handlers.ts'
import { say } from '../words/say.ts'
import schemas from './schemas.json' with { type: 'json' }

export type Schema = Readonly<Record<string, unknown>>

/**
 * A record, or a part of one: the first half of the keys of its words, and the type of each field,
 * a JSON type or the name of a schema, `[]` behind it for a list.
 */
interface Written {
  readonly kind: string
  readonly fields: Readonly<Record<string, string>>
}

const isRecord = (type: string): boolean => type in schemas

/** A reference stands alone in OpenAPI 3.0: to be described it has to be wrapped. */
const describedSchema = (schema: Schema, description: string): Schema =>
  '$ref' in schema ? { allOf: [schema], description } : { ...schema, description }

/** What a type is in JSON; live sites write an author as a text (contract.md §1.1). */
const typeSchema = (type: string, mode: Mode): Schema => {
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

const recordSchema = ({ kind, fields }: Written, mode: Mode, language: Language): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [
      name,
      describedSchema(typeSchema(type, mode), say(language, `${kind}.${name}`)),
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
    Object.entries(schemas).map(([name, written]) => [name, recordSchema(written, mode, language)]),
  ),
  Error: errorSchema,
})
