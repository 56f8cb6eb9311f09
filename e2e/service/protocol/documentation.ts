import type { World } from '../worlds/world.ts'
import { namespaceRootOf } from './address.ts'
import { documentedOperation } from './documentation/operations.ts'
import { type Schema, componentSchemas } from './documentation/schemas.ts'
import type { Handler, Language } from './handlers.ts'
import type { Parameter } from './parameters/parameter.ts'
import { type Endpoint, type Route, endpointParameters, routes } from './routes.ts'
import { say } from './words/say.ts'

/** `/events/(?P<id>\d+)` of the index is `/events/{id}` here. */
const documentedPath = ({ path }: Route): string =>
  path.replaceAll(/\(\?P<(\w+)>[^()]*\)/g, '{$1}') || '/'

const queryParameter = ({ name, words }: Parameter, language: Language): Schema => ({
  in: 'query',
  name,
  required: false,
  description: say(language, words ?? 'doc.language'),
  schema: { type: 'string' },
})

/** The index and the documentation itself. */
const ofService = (endpoint: Endpoint, world: World, language: Language): Schema => ({
  parameters: endpointParameters(endpoint, world).map((each) => queryParameter(each, language)),
  responses: {
    200: {
      description: say(language, `doc.${endpoint.operation}`),
      content: { 'application/json': { schema: { type: 'object' } } },
    },
  },
})

const pathItem = (route: Route, world: World, language: Language): Schema => {
  const { room } = route
  return Object.fromEntries(
    route.endpoints.flatMap((endpoint) => {
      const operation =
        room === null
          ? ofService(endpoint, world, language)
          : documentedOperation(route, endpoint, room, world, language)
      return endpoint.methods.map((method) => [method.toLowerCase(), operation])
    }),
  )
}

/** Live sites forget the port of their own address (contract.md §1.7). */
const serverUrl = (world: World, language: Language): string => {
  const url = new URL(`${namespaceRootOf(world, language)}/`)
  if (world.mode === 'live') url.port = ''
  return url.href
}

/** `GET /<ns>/doc`: every route, method, parameter and record in OpenAPI 3.0.0 (contract.md §1.7). */
export const documentation: Handler = async ({ world, language }) => ({
  status: 200,
  body: {
    openapi: '3.0.0',
    info: {
      title: say(language, 'doc.title'),
      description: say(language, 'doc.description'),
      version: '1.0.0',
    },
    servers: [{ url: serverUrl(world, language) }],
    components: {
      schemas: componentSchemas(world.mode, language),
      securitySchemes: {
        applicationPassword: { type: 'http', scheme: 'basic' },
        session: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
      },
    },
    paths: Object.fromEntries(
      routes.map((route) => [documentedPath(route), pathItem(route, world, language)]),
    ),
  },
})
