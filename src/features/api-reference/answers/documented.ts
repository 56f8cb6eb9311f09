import { isObject } from '../../../api/isObject.ts'
import type { Operation } from '../reference/operations.ts'

/** A field of a record as `/doc` describes it; all of it is the service's own words, unsafe as HTML. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly description: string
}

/** One answer an operation may have. */
export interface Documented {
  readonly status: string
  readonly description: string
  /** what the body holds, `''` where it is not said */
  readonly schema: string
  readonly fields: readonly Field[]
}

type Json = Readonly<Record<string, unknown>>

const inside = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)

const word = (value: unknown) => (typeof value === 'string' ? value : '')

const names = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

/** `#/components/schemas/Event` within the document. */
function referred(document: Json, schema: unknown): { name: string; schema: unknown } {
  const name = word(inside(schema, '$ref')).split('/').at(-1) ?? ''
  return name === ''
    ? { name: '', schema }
    : { name, schema: inside(document, 'components', 'schemas', name) }
}

function typeOf(schema: unknown): string {
  const name = word(inside(schema, '$ref')).split('/').at(-1) ?? ''
  const items = inside(schema, 'items')
  if (items !== undefined) return `array <${typeOf(items)}>`
  return name || word(inside(schema, 'type'))
}

/** The schema of JSON in an answer, or of whatever else it is said to be. */
function schemaOf(answer: unknown): unknown {
  const content = inside(answer, 'content')
  const [, first] = names(content)[0] ?? []
  return inside(inside(content, 'application/json') ?? first, 'schema')
}

function answerOf(document: Json, [status, answer]: readonly [string, unknown]): Documented {
  const said = schemaOf(answer)
  const { schema } = referred(document, said)
  return {
    status,
    description: word(inside(answer, 'description')),
    schema: typeOf(said),
    fields: names(inside(schema, 'properties')).map(([name, property]) => ({
      name,
      type: typeOf(property),
      description: word(inside(property, 'description')),
    })),
  }
}

const braced = (route: string) => route.replaceAll(/<(\w+)>/g, '{$1}') || '/'

/**
 * The answers of an operation by `/doc`. Live services document creating and updating together, as a POST to the address of
 * one record (contract.md §1.7); of these, what is not meant here is left out.
 */
export function answersOf(document: Json, { route, methods }: Operation): readonly Documented[] {
  const path = braced(route)
  const at = (one: string) =>
    methods
      .map((method) => inside(document, 'paths', one, method.toLowerCase(), 'responses'))
      .find(isObject)
  const own = names(at(path))
  const isCreation = methods.includes('POST') && !route.endsWith('>')
  const found = own.length === 0 && isCreation ? names(at(`${path}/{id}`)) : own
  const unmeant = isCreation ? '200' : '201'
  return found
    .filter(([status]) => status !== unmeant || found.length === 1)
    .map((answer) => answerOf(document, answer))
}

/** What the documentation calls itself: its title and version, and the standard it follows. */
export function titleOf(document: Json): { title: string; version: string; openapi: string } {
  return {
    title: word(inside(document, 'info', 'title')),
    version: word(inside(document, 'info', 'version')),
    openapi: word(document.openapi) || word(document.swagger),
  }
}
