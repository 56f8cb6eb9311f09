import type { World } from '../../worlds/world.ts'
import { type Language, type Room, nouns } from '../handlers.ts'
import type { Parameter } from '../parameters/parameter.ts'
import { type Endpoint, type Route, endpointParameters, isWrite } from '../routes.ts'
import { catalogues, type Kind, about } from '../words/catalogues.ts'
import { say } from '../words/say.ts'
import type { Schema } from './schemas.ts'

const schemaNames: Readonly<Record<Room, string>> = {
  events: 'Event',
  venues: 'Venue',
  organizers: 'Organizer',
  categories: 'Term',
  tags: 'Term',
}

const isTerm = (room: Room): boolean => room === 'categories' || room === 'tags'

/** Statuses an operation can answer with; a live service never says 404 of an unknown record. */
const statusesOf = (endpoint: Endpoint, room: Room, { mode, options }: World): number[] => {
  const missing = mode === 'interface' || (room === 'events' && options.unknownEventIs404)
  const unknown = missing ? [404] : []
  switch (endpoint.operation) {
    case 'list':
      return isTerm(room) ? [200, 400] : [200, 400, 404]
    case 'create':
      return [201, 400, 401, 403]
    case 'read':
      return [200, 400, ...(isTerm(room) ? [] : [403]), ...unknown]
    case 'update':
      return [200, 400, 401, 403, ...unknown]
    case 'remove':
      return [200, 400, 401, 403, ...unknown, ...(isTerm(room) ? [] : [410])]
    default:
      return [200]
  }
}

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const envelope = (room: Room, language: Language): Schema => ({
  type: 'object',
  properties: {
    [room]: { type: 'array', items: reference(schemaNames[room]) },
    rest_url: { type: 'string', description: say(language, 'doc.list_url') },
    next_rest_url: { type: 'string', description: say(language, 'doc.next') },
    previous_rest_url: { type: 'string', description: say(language, 'doc.previous') },
    total: { type: 'integer', description: say(language, 'doc.total') },
    total_pages: { type: 'integer', description: say(language, 'doc.total_pages') },
  },
})

const json = (schema: Schema): Schema => ({ 'application/json': { schema } })

/** What the answer of an operation with a status means. */
const answerWords = (language: Language, kind: Kind, operation: string, status: number): string => {
  const sentences: Readonly<Record<string, string>> = catalogues[language].operations
  return about(language, kind, sentences[`${operation}.${status}`] ?? '')
}

const responses = (endpoint: Endpoint, room: Room, world: World, language: Language): Schema => {
  const { operation } = endpoint
  const record = operation === 'list' ? envelope(room, language) : reference(schemaNames[room])
  return Object.fromEntries(
    statusesOf(endpoint, room, world).map((status) => [
      String(status),
      {
        description: answerWords(language, nouns[room], operation, status),
        content: json(status < 300 ? record : reference('Error')),
      },
    ]),
  )
}

const described = ({ words }: Parameter, language: Language): string =>
  say(language, words ?? 'doc.language')

const valueSchema = (parameter: Parameter): Schema => {
  const { type, enum: known, items, format } = parameter
  return {
    ...(type === undefined ? {} : { type }),
    ...(type === undefined && items !== undefined ? { type: 'array' } : {}),
    ...(items === undefined ? {} : { items }),
    ...(known === undefined ? {} : { enum: known }),
    ...(format === undefined ? {} : { format }),
    ...((parameter.default ?? null) === null ? {} : { default: parameter.default }),
    ...(parameter.accepts?.includes('null') ? { nullable: true } : {}),
  }
}

const inAddress = (parameter: Parameter, place: 'path' | 'query', language: Language): Schema => ({
  in: place,
  name: parameter.name,
  required: place === 'path' || parameter.required,
  description: described(parameter, language),
  schema: valueSchema(parameter),
})

const bodySchema = (parameters: readonly Parameter[], language: Language): Schema => {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        { ...valueSchema(parameter), description: described(parameter, language) },
      ]),
    ),
  }
}

const requestBody = (parameters: readonly Parameter[], language: Language): Schema => {
  const schema = bodySchema(parameters, language)
  return {
    content: { ...json(schema), 'application/x-www-form-urlencoded': { schema } },
  }
}

/** One operation of a record route, as `/doc` describes it. */
export const documentedOperation = (
  route: Route,
  endpoint: Endpoint,
  room: Room,
  world: World,
  language: Language,
): Schema => {
  const parameters = endpointParameters(endpoint, world)
  const inPath = parameters.filter(({ name }) => name === route.by)
  const selector = parameters.slice(-1)
  const others = parameters.filter((parameter) => ![...inPath, ...selector].includes(parameter))
  const takesBody = endpoint.operation === 'create' || endpoint.operation === 'update'
  return {
    tags: [room],
    ...(isWrite(endpoint) ? { security: [{ applicationPassword: [] }, { session: [] }] } : {}),
    parameters: [
      ...inPath.map((parameter) => inAddress(parameter, 'path', language)),
      ...[...(takesBody ? [] : others), ...selector].map((parameter) =>
        inAddress(parameter, 'query', language),
      ),
    ],
    ...(takesBody
      ? { requestBody: requestBody(bodyFields(route, others, inPath, world), language) }
      : {}),
    responses: responses(endpoint, room, world, language),
  }
}

/** By slug, the `slug` in the body of an event names the new one: the interface alone (modes.md). */
const bodyFields = (
  { by, room }: Route,
  others: readonly Parameter[],
  inPath: readonly Parameter[],
  { mode }: World,
): readonly Parameter[] =>
  by === 'slug' && room === 'events' && mode === 'interface' ? [...inPath, ...others] : others
