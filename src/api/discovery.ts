import { isObject } from './isObject.ts'
import { ApiError } from './apiError.ts'
import type { Service } from './service.ts'
import { namePatterns } from './configuration.ts'

/** One argument of an endpoint, as the index of the namespace declares it (contract.md §1.6). */
export interface Argument {
  readonly required: boolean
  /** `''` where none is declared; several as `string|null` */
  readonly type: string
  /** type of the items of a list, `''` for none */
  readonly items: string
  /** of a text: `date-time`, `uri`; `''` for none */
  readonly format: string
  readonly default: unknown
  /** `null` where any value goes */
  readonly enum: readonly string[] | null
  /** in the language of the address; may hold anything, unsafe as HTML */
  readonly description: string
}

export interface Endpoint {
  /** relative to the namespace, placeholders as `<id>` and `<slug>` */
  readonly route: string
  readonly methods: readonly string[]
  readonly arguments: Readonly<Record<string, Argument>>
}

export interface ServiceIndex {
  readonly namespace: string
  readonly endpoints: readonly Endpoint[]
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const word = (value: unknown): string =>
  typeof value === 'string' ? value : words(value).join('|')

function argumentOf(value: unknown): Argument {
  const argument = isObject(value) ? value : {}
  return {
    required: argument.required === true,
    type: word(argument.type),
    items: isObject(argument.items) ? word(argument.items.type) : '',
    format: word(argument.format),
    description: word(argument.description),
    default: argument.default ?? null,
    enum: Array.isArray(argument.enum) ? words(argument.enum) : null,
  }
}

function endpointOf(route: string, value: unknown): Endpoint {
  const endpoint = isObject(value) ? value : {}
  // PHP writes an empty map as an empty list.
  const declared = isObject(endpoint.args) ? endpoint.args : {}
  return {
    route,
    methods: words(endpoint.methods),
    arguments: Object.fromEntries(
      Object.entries(declared).map(([name, argument]) => [name, argumentOf(argument)]),
    ),
  }
}

const relative = (route: string, namespace: string) =>
  route.slice(namespace.length + 1).replaceAll(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '<$1>')

/** The index of a namespace, or null when the answer is none, or names one that leads elsewhere. */
export function indexOf(body: unknown): ServiceIndex | null {
  if (!isObject(body) || typeof body.namespace !== 'string' || !isObject(body.routes)) return null
  const { namespace } = body
  if (!namePatterns.namespace.test(namespace)) return null
  const endpoints = Object.entries(body.routes).flatMap(([route, value]) => {
    const list = isObject(value) && Array.isArray(value.endpoints) ? value.endpoints : []
    return list.map((endpoint) => endpointOf(relative(route, namespace), endpoint))
  })
  return { namespace, endpoints }
}

/** The text argument with a closed list of values that every endpoint has (contract.md §5.7). */
export function selectorOf({
  endpoints,
}: ServiceIndex): { name: string; codes: readonly string[] } | null {
  const [first, ...others] = endpoints
  for (const [name, argument] of Object.entries(first?.arguments ?? {})) {
    const everywhere = others.every((endpoint) => Object.hasOwn(endpoint.arguments, name))
    const isName = namePatterns.languageParameter.test(name)
    if (isName && argument.enum !== null && everywhere) return { name, codes: argument.enum }
  }
  return null
}

/** A name that the service says differently than the configuration. */
export interface Correction {
  readonly key: 'namespace' | 'languageParameter'
  readonly configured: string
  readonly found: string
}

export interface Discovery {
  readonly corrections: readonly Correction[]
  /** languages that the service selects by, empty when it does not say */
  readonly languages: readonly string[]
  /** declared size of a page of events, null when it does not say */
  readonly perPage: number | null
  /** whether events by id take the password of a protected one */
  readonly passwords: boolean
  readonly index: ServiceIndex
}

/** Names seen on services of this kind (contract.md §0.2), for one without a root index. */
const knownNamespaces = ['calendar/events/v1', 'tribe/events/v1']

async function rootIndex(service: Service, signal?: AbortSignal): Promise<unknown> {
  try {
    return await service.request({
      method: 'GET',
      path: '',
      outside: true,
      anonymous: true,
      signal,
    })
  } catch (refusal) {
    if (refusal instanceof ApiError) return null
    throw refusal
  }
}

/** Whether the site takes files: it says so itself, outside of the interface. Asked of its index, so that nothing fails. */
export async function offersMedia(service: Service, signal?: AbortSignal): Promise<boolean> {
  const root = await rootIndex(service, signal)
  const route = isObject(root) && isObject(root.routes) ? root.routes['/wp/v2/media'] : null
  return isObject(route) && Array.isArray(route.methods) && route.methods.includes('POST')
}

/** The namespaces of a site that have events and venues. */
function candidates(root: unknown, configured: string): string[] {
  const routes = isObject(root) && isObject(root.routes) ? Object.keys(root.routes) : []
  const found = routes
    .filter((route) => route.endsWith('/events'))
    .map((route) => route.slice(1, -'/events'.length))
    .filter((name) => namePatterns.namespace.test(name) && routes.includes(`/${name}/venues`))
  return [...new Set([...found, ...knownNamespaces])].filter((name) => name !== configured)
}

async function indexUnder(
  service: Service,
  namespace: string,
  signal?: AbortSignal,
): Promise<ServiceIndex | null> {
  try {
    const path = namespace
    return indexOf(
      await service.request({ method: 'GET', path, outside: true, anonymous: true, signal }),
    )
  } catch (refusal) {
    if (refusal instanceof ApiError && ['noRoute', 'missing'].includes(refusal.kind)) return null
    throw refusal
  }
}

async function foundIndex(service: Service, signal?: AbortSignal): Promise<ServiceIndex> {
  const { namespace } = service.configuration.service
  const index = await indexUnder(service, namespace, signal)
  if (index !== null) return index
  for (const other of candidates(await rootIndex(service, signal), namespace)) {
    const found = await indexUnder(service, other, signal)
    if (found !== null) return found
  }
  throw new ApiError({ kind: 'noRoute', status: 404, code: 'no_namespace' })
}

function correction(key: Correction['key'], configured: string, found: string): Correction[] {
  return configured === found ? [] : [{ key, configured, found }]
}

/**
 * What the service says of itself, and where the configuration says otherwise (contract.md §5.7).
 * @throws ApiError `noRoute` when no namespace of this kind is there
 */
export async function discover(service: Service, signal?: AbortSignal): Promise<Discovery> {
  const { namespace, languageParameter } = service.configuration.service
  const index = await foundIndex(service, signal)
  const selector = selectorOf(index)
  const at = (route: string) => index.endpoints.find((endpoint) => endpoint.route === route)
  const declared = Number(at('/events')?.arguments.per_page?.default ?? Number.NaN)
  return {
    corrections: [
      ...correction('namespace', namespace, index.namespace),
      ...correction('languageParameter', languageParameter, selector?.name ?? languageParameter),
    ],
    languages: selector?.codes ?? [],
    perPage: Number.isInteger(declared) ? declared : null,
    passwords: Object.hasOwn(at('/events/<id>')?.arguments ?? {}, 'password'),
    index,
  }
}

/** Whether an address that an index names is of the service's host or the page's: another might ask for the password of the site. */
function isOwn({ site, base }: Service, address: string): boolean {
  const [{ host, protocol }, root] = [new URL(address), new URL(site)]
  const isSafe = protocol === 'https:' || root.protocol !== 'https:'
  return isSafe && [root.host, new URL(base).host].includes(host)
}

/** Where an application password is made: configured, or a page of its own that the site names; null when neither. */
export async function applicationPasswordsAddress(
  service: Service,
  signal?: AbortSignal,
): Promise<string | null> {
  const configured = service.configuration.service.applicationPasswordsAddress
  if (configured !== null) return configured
  const named = passwordsIn(await rootIndex(service, signal))
  return named !== null && isOwn(service, named) ? named : null
}

/** Where the index of a site says that one is made; null where it says nothing of them (contract.md §5.2). */
export function passwordsIn(index: unknown): string | null {
  let step = index
  for (const key of ['authentication', 'application-passwords', 'endpoints', 'authorization'])
    step = isObject(step) ? step[key] : undefined
  return typeof step === 'string' && /^https?:\/\//.test(step) && URL.canParse(step) ? step : null
}
