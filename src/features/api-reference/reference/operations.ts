import type { Argument, Endpoint, ServiceIndex } from '../../../api/discovery.ts'

/** Where an argument is sent (contract.md §3.1), as in outgoing.ts. */
type Place = 'path' | 'query' | 'body'

export interface Parameter extends Argument {
  readonly name: string
  readonly place: Place
}

/** One thing that can be asked of the service: a route with methods that mean the same. */
export interface Operation {
  /** the first method and the route, `GET /events/:id`: its name in the address */
  readonly id: string
  /** of whose index it is: a service shows those of others too */
  readonly namespace: string
  /** relative to the namespace, placeholders as `<id>`; `''` is the index */
  readonly route: string
  readonly methods: readonly string[]
  readonly parameters: readonly Parameter[]
}

/** Operations on one kind of record; the index and the documentation have no name. */
export interface Group {
  readonly resource: string
  readonly operations: readonly Operation[]
}

export const readable = (route: string) => route.replaceAll(/<(\w+)>/g, ':$1') || '/'

function placeOf(name: string, { route, methods }: Endpoint): Place {
  if (route.includes(`<${name}>`)) return 'path'
  return methods.includes('GET') ? 'query' : 'body'
}

function parameterOf(name: string, endpoint: Endpoint): Parameter[] {
  const argument = endpoint.arguments[name]
  return argument ? [{ ...argument, name, place: placeOf(name, endpoint) }] : []
}

function operationOf(namespace: string, endpoint: Endpoint): Operation {
  const { route, methods } = endpoint
  return {
    id: `${methods[0] ?? ''} ${readable(route)}`,
    namespace,
    route,
    methods,
    parameters: Object.keys(endpoint.arguments).flatMap((name) => parameterOf(name, endpoint)),
  }
}

/** What is asked of every service of this kind, whatever its records are. */
const ofService = new Set(['', '/', '/doc'])

/** The collection that an operation is on, `''` for the service itself. */
export const resourceOf = ({ route }: Operation) =>
  ofService.has(route) ? '' : (route.split('/')[1] ?? '')

/** The operations of an index by resource, in the order of the index. */
export function groupsOf({ namespace, endpoints }: ServiceIndex): readonly Group[] {
  const groups = new Map<string, Operation[]>()
  for (const endpoint of endpoints) {
    const operation = operationOf(namespace, endpoint)
    const resource = resourceOf(operation)
    groups.set(resource, [...(groups.get(resource) ?? []), operation])
  }
  return [...groups].map(([resource, operations]) => ({ resource, operations }))
}

/** What an operation does, in a word. */
export type Deed = 'index' | 'doc' | 'list' | 'create' | 'read' | 'update' | 'remove'

const ofCollection: Readonly<Record<string, Deed>> = { GET: 'list', POST: 'create' }
const ofRecord: Readonly<Record<string, Deed>> = { GET: 'read', POST: 'update', DELETE: 'remove' }

/** Null for what no service of this kind is known to have. */
export function deedOf({ route, methods: [method = ''] }: Operation): Deed | null {
  if (route === '/doc') return 'doc'
  if (ofService.has(route)) return 'index'
  const isRecord = route.endsWith('>')
  return (isRecord ? ofRecord : ofCollection)[method] ?? null
}
