import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Argument, Endpoint, ServiceIndex } from '../../../api/discovery.ts'
import { readFilters, text } from '../../../core/resource/filters.ts'
import { folded } from '../../../i18n/folded.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'

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

const wordsIn = (text: string) => folded(text).split(/\s+/).filter(Boolean)

const holds = (text: string, words: readonly string[]) => {
  const within = folded(text)
  return words.every((word) => within.includes(word))
}

const said = ({ name, type, description }: Parameter) => `${name} ${type} ${description}`

const named = ({ methods, id }: Operation) => `${methods.join(' ')} ${id}`

/** The parameters of an operation that have all the words, with its method and route counted in. */
export function foundParameters(operation: Operation, text: string): readonly Parameter[] {
  const words = wordsIn(text)
  if (words.length === 0 || holds(named(operation), words)) return []
  return operation.parameters.filter((one) => holds(`${named(operation)} ${said(one)}`, words))
}

export function isFound(operation: Operation, text: string): boolean {
  return holds(named(operation), wordsIn(text)) || foundParameters(operation, text).length > 0
}

/** The groups with what has all the words in its method, route or one of its parameters. */
export function foundGroups(groups: readonly Group[], text: string): readonly Group[] {
  return groups
    .map(({ resource, operations }) => ({
      resource,
      operations: operations.filter((operation) => isFound(operation, text)),
    }))
    .filter(({ operations }) => operations.length > 0)
}

/** What the address says of the reference: words looked for, the operation that is open, what the index is asked. */
const names = { search: text(), open: text(), namespace: text(), context: text() }

type Said = Partial<Record<keyof typeof names, string | undefined>>

interface ReferenceAddress {
  readonly said: Said
  /** the address with these changes; what is undefined goes */
  searchOf: (changes: Said) => Record<string, string>
  change: (changes: Said) => void
}

function changed(search: Readonly<Record<string, string | undefined>>, changes: Said) {
  return Object.fromEntries(
    Object.entries({ ...search, ...changes }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
}

export function useReferenceAddress(): ReferenceAddress {
  const search: AddressSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    said: readFilters(names, search).filters,
    searchOf: (changes) => changed(search, changes),
    change: (changes) => {
      void navigate({
        to: '.',
        search: (now) => changed(now, changes),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
