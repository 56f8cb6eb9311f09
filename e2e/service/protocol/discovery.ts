import type { World } from '../worlds/world.ts'
import { namespaceRootOf, restRootOf } from './address.ts'
import { ProtocolError, invalidParameter } from './errors.ts'
import type { Handler, Language } from './handlers.ts'
import type { Parameter } from './parameters/parameter.ts'
import { type Endpoint, type Route, endpointParameters, routes } from './routes.ts'
import { say } from './words/say.ts'

/** Live sites say nothing of the index's own parameters, and neither does the interface. */
const isOfIndex = (words: string): boolean => words.startsWith('index.')

type Described = Readonly<Record<string, unknown>>

const describedParameter = (parameter: Parameter, language: Language): Described => {
  const { type, enum: known, items, format, words, required } = parameter
  return {
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
    ...(type === undefined ? {} : { type }),
    ...(words === undefined || isOfIndex(words) ? {} : { description: say(language, words) }),
    ...(known === undefined ? {} : { enum: known }),
    ...(items === undefined ? {} : { items }),
    ...(format === undefined ? {} : { format }),
    required,
  }
}

/** The arguments of an endpoint; an empty map is `[]`, as PHP writes it (contract.md §1.6). */
const describedArguments = (
  parameters: readonly Parameter[],
  language: Language,
): Described | readonly [] =>
  parameters.length === 0
    ? []
    : Object.fromEntries(
        parameters.map((parameter) => [parameter.name, describedParameter(parameter, language)]),
      )

const describedEndpoint = (endpoint: Endpoint, world: World, language: Language): Described => ({
  methods: endpoint.methods,
  args: describedArguments(endpointParameters(endpoint, world), language),
})

const unlinked = (route: Route, world: World, language: Language): Described => ({
  namespace: world.options.namespace,
  methods: route.methods,
  endpoints: route.endpoints.map((endpoint) => describedEndpoint(endpoint, world, language)),
})

/** A route as OPTIONS answers it: namespace, methods, and every endpoint with its arguments. */
export const describedRoute = (route: Route, world: World, language: Language): Described => {
  const described = unlinked(route, world, language)
  // A route with a placeholder has no one address to link to.
  if (route.by !== null) return described
  const href = namespaceRootOf(world, language) + route.path
  return { ...described, _links: { self: [{ href }] } }
}

/** Every route of the namespace by its path. */
export const namespaceRoutes = (world: World, language: Language): Record<string, Described> =>
  Object.fromEntries(
    routes.map((route) => [
      `/${world.options.namespace}${route.path}`,
      describedRoute(route, world, language),
    ]),
  )

const withoutLinks = (described: Record<string, Described>): Record<string, Described> =>
  Object.fromEntries(
    Object.entries(described).map(([path, { namespace, methods, endpoints }]) => [
      path,
      { namespace, methods, endpoints },
    ]),
  )

const contexts: ReadonlySet<unknown> = new Set(['view', 'embed', 'help'])

/**
 * `GET /<ns>`: the routes and their parameters. `namespace` names the one to describe, and there is
 * one.
 *
 * Interface silent: what `context` does is not specified. Interface mode accepts the values of the content system, and
 * `embed` leaves out the links; live mode accepts any value.
 *
 * @throws ProtocolError 404 `rest_invalid_namespace`, 400 `rest_invalid_param`
 */
export const namespaceIndex: Handler = async ({ world, language, arguments: given }) => {
  const { namespace } = world.options
  if (given.namespace !== namespace) throw new ProtocolError(404, 'rest_invalid_namespace')
  if (world.mode === 'interface' && !contexts.has(given.context)) throw invalidParameter('context')
  const described = namespaceRoutes(world, language)
  const short = world.mode === 'interface' && given.context === 'embed'
  return {
    status: 200,
    body: {
      namespace,
      routes: short ? withoutLinks(described) : described,
      _links: { up: [{ href: `${restRootOf(world, language)}/` }] },
    },
  }
}
