import { namePatterns } from './address.ts'
import { isObject } from './isObject.ts'

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
