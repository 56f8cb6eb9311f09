import { isObject } from '../../../api/isObject.ts'
import type { Operation, Deed } from '../reference/operations.ts'

/** A field of a record as `/doc` describes it; all of it is the service's own words, unsafe as HTML. */
interface Field {
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

/** What is known of an operation, or of some of its parameters. */
export interface Known<Name extends string = string> {
  /** its words stand under this name */
  readonly name: Name
  readonly of: readonly string[]
  readonly deeds: readonly Deed[]
  /** what it is about; the whole operation where it is left out */
  readonly parameters?: readonly string[]
  /** only where that names the record, and is no field of it */
  readonly inPath?: true
}

const events = ['events'] as const
const venues = ['venues'] as const
const linked = ['venues', 'organizers'] as const
const posts = [...events, ...linked] as const
const terms = ['categories', 'tags'] as const
const all = [...posts, ...terms] as const
const writes = ['create', 'update'] as const
const one = ['read', 'update', 'remove'] as const

/** Where live services do otherwise than they declare; each says the section of contract.md it is from. */
export const deviations = [
  // §1.6, §5.7
  { name: 'indexTypes', of: [''], deeds: ['index'] },
  // §1.7
  { name: 'docTraps', of: [''], deeds: ['doc'] },
  // §0.3 1, §7.8
  { name: 'updateResets', of: events, deeds: ['update'] },
  // §0.3 2
  { name: 'linkedResets', of: linked, deeds: ['update'] },
  // §0.3 9
  { name: 'rendered', of: posts, deeds: ['list', 'read'] },
  // §0.3 7
  { name: 'hiddenUnlisted', of: events, deeds: ['list'] },
  // §0.3 10, §7.5, §8.1
  { name: 'namesake', of: linked, deeds: ['create'] },
  // §2
  { name: 'trashed', of: posts, deeds: ['remove'] },
  { name: 'unlinks', of: linked, deeds: ['remove'] },
  { name: 'termGone', of: terms, deeds: ['remove'] },
  // §0.3 5
  { name: 'unknownIs400', of: all, deeds: one, parameters: ['id', 'slug'], inPath: true },
  // §0.3 4, §7.9
  { name: 'slugLooksUp', of: posts, deeds: ['update'], parameters: ['slug'], inPath: true },
  // §0.3 8, §3.8
  { name: 'fifty', of: all, deeds: ['list'], parameters: ['per_page'] },
  { name: 'pastEnd', of: posts, deeds: ['list'], parameters: ['page'] },
  { name: 'pastEndEmpty', of: terms, deeds: ['list'], parameters: ['page'] },
  // §3.6
  { name: 'containment', of: events, deeds: ['list'], parameters: ['start_date', 'end_date'] },
  { name: 'dayExcluded', of: events, deeds: ['list'], parameters: ['starts_after', 'ends_after'] },
  { name: 'allDayMissed', of: events, deeds: ['list'], parameters: ['ends_before'] },
  { name: 'strictIsUtc', of: events, deeds: ['list'], parameters: ['strict_dates'] },
  { name: 'includeWindowed', of: events, deeds: ['list'], parameters: ['include'] },
  { name: 'statusAny', of: posts, deeds: ['list'], parameters: ['status'] },
  {
    name: 'unknownFilter',
    of: events,
    deeds: ['list'],
    parameters: ['categories', 'tags', 'venue', 'organizer'],
  },
  { name: 'ticketedRefused', of: events, deeds: ['list'], parameters: ['ticketed'] },
  {
    name: 'geolocIgnored',
    of: events,
    deeds: ['list'],
    parameters: ['geoloc', 'geoloc_lat', 'geoloc_lng'],
  },
  // §3.2, §3.7
  { name: 'searchEmpty', of: all, deeds: ['list'], parameters: ['search'] },
  { name: 'totalWrong', of: linked, deeds: ['list'], parameters: ['search'] },
  { name: 'upcomingUnsure', of: linked, deeds: ['list'], parameters: ['only_with_upcoming'] },
  { name: 'emptyHidden', of: terms, deeds: ['list'], parameters: ['hide_empty'] },
  { name: 'unknownTerm', of: terms, deeds: ['list'], parameters: ['include', 'exclude'] },
  { name: 'eventWins', of: terms, deeds: ['list'], parameters: ['post', 'event'] },
  { name: 'parentZero', of: ['categories'], deeds: ['list'], parameters: ['parent'] },
  // §7.10
  { name: 'parentSelf', of: ['categories'], deeds: writes, parameters: ['parent'] },
  { name: 'slugTaken', of: terms, deeds: ['update'], parameters: ['slug'] },
  { name: 'nameTaken', of: terms, deeds: writes, parameters: ['name'] },
  // §6, §5.6
  { name: 'statusPublishes', of: posts, deeds: ['create'], parameters: ['status'] },
  { name: 'futurePublished', of: events, deeds: ['update'], parameters: ['date', 'status'] },
  // §3.4
  { name: 'datesTogether', of: events, deeds: ['update'], parameters: ['start_date', 'end_date'] },
  { name: 'offsetDropped', of: events, deeds: writes, parameters: ['start_date', 'end_date'] },
  { name: 'endMoved', of: events, deeds: writes, parameters: ['end_date'] },
  { name: 'zoneReset', of: events, deeds: ['update'], parameters: ['timezone'] },
  // §3.2, §7.6
  { name: 'imageText', of: posts, deeds: writes, parameters: ['image'] },
  // §3.2
  { name: 'emptyRefused', of: events, deeds: writes, parameters: ['description', 'excerpt'] },
  // §7.7
  { name: 'costParsed', of: events, deeds: writes, parameters: ['cost'] },
  { name: 'websiteOwn', of: events, deeds: writes, parameters: ['website'] },
  { name: 'mapText', of: venues, deeds: writes, parameters: ['show_map', 'show_map_link'] },
  { name: 'region', of: venues, deeds: writes, parameters: ['stateprovince'] },
  // §0.3 3, §7.3
  { name: 'venueNoList', of: events, deeds: writes, parameters: ['venue'] },
  // §7.2
  { name: 'organizerWhole', of: events, deeds: ['update'], parameters: ['organizer'] },
  // §7.1
  { name: 'termsByName', of: events, deeds: writes, parameters: ['categories', 'tags'] },
  // §0.3 7
  { name: 'hides', of: events, deeds: writes, parameters: ['hide_from_listings'] },
  // §1.8
  { name: 'passwordAsked', of: events, deeds: one, parameters: ['password'] },
] as const satisfies readonly Known[]

export type Deviation = (typeof deviations)[number]['name'] | 'selectorStrict'
