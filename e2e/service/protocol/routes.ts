import type { World } from '../worlds/world.ts'
import { type Operation, type Room, languages } from './handlers.ts'
import { eventTables } from './parameters/eventParameters.ts'
import { organizerTables, venueTables } from './parameters/linkedParameters.ts'
import {
  type CollectionTables,
  type Parameter,
  type ParameterTable,
  languageParameter,
  parametersOf,
} from './parameters/parameter.ts'
import type { PostTables } from './parameters/postTables.ts'
import { categoryTables, tagTables } from './parameters/termParameters.ts'

export interface Endpoint {
  readonly operation: Operation | 'index' | 'doc'
  readonly methods: readonly string[]
  readonly tables: readonly ParameterTable[]
}

/** Whether it changes anything. */
export const isWrite = ({ operation }: Endpoint): boolean =>
  operation === 'create' || operation === 'update' || operation === 'remove'

export interface Route {
  /** Under the namespace, with the placeholders of the index: `/events/(?P<id>\d+)`. */
  readonly path: string
  readonly pattern: RegExp
  /** Null for the index and the documentation. */
  readonly room: Room | null
  readonly by: 'id' | 'slug' | null
  readonly methods: readonly string[]
  readonly endpoints: readonly Endpoint[]
}

const idPath = '/(?P<id>\\d+)'
const slugPath = '/by-slug/(?P<slug>[^/]+)'
const updateMethods = ['POST', 'PUT', 'PATCH']

const endpoint = (
  operation: Endpoint['operation'],
  methods: readonly string[],
  ...tables: ParameterTable[]
): Endpoint => ({ operation, methods, tables })

const route = (
  path: string,
  room: Room | null,
  by: Route['by'],
  ...endpoints: Endpoint[]
): Route => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('(?P<', '(?<')}/?$`),
  room,
  by,
  methods: endpoints.flatMap(({ methods }) => methods),
  endpoints,
})

const collection = (room: Room, list: ParameterTable, create: ParameterTable): Route =>
  route(
    `/${room}`,
    room,
    null,
    endpoint('list', ['GET'], list),
    endpoint('create', ['POST'], create),
  )

const item = (
  room: Room,
  by: 'id' | 'slug',
  found: ParameterTable,
  updates: readonly ParameterTable[],
): Route =>
  route(
    `/${room}${by === 'id' ? idPath : slugPath}`,
    room,
    by,
    endpoint('read', ['GET'], found),
    endpoint('remove', ['DELETE'], found),
    endpoint('update', updateMethods, ...updates),
  )

const postRoutes = (room: Room, tables: PostTables): Route[] => [
  collection(room, tables.list, tables.create),
  item(room, 'id', tables.id, [tables.id, tables.update]),
  item(room, 'slug', tables.slug, tables.updateBySlug),
]

const termRoutes = (room: Room, { list, create, update, id }: CollectionTables): Route[] => [
  collection(room, list, create),
  route(
    `/${room}${idPath}`,
    room,
    'id',
    endpoint('read', ['GET'], id),
    endpoint('update', updateMethods, id, update),
    endpoint('remove', ['DELETE'], id),
  ),
]

const indexTable: ParameterTable = {
  name: 'index',
  lines: [
    { name: 'namespace', computed: ({ options }) => options.namespace },
    { name: 'context', default: 'view' },
  ],
}

/** interface.md, Route table. */
export const routes: readonly Route[] = [
  route('', null, null, endpoint('index', ['GET'], indexTable)),
  route('/doc', null, null, endpoint('doc', ['GET'])),
  ...postRoutes('events', eventTables),
  ...postRoutes('venues', venueTables),
  ...postRoutes('organizers', organizerTables),
  ...termRoutes('categories', categoryTables),
  ...termRoutes('tags', tagTables),
]

/** Every parameter of an endpoint as a world declares it, the language selector last. */
export const endpointParameters = ({ tables }: Endpoint, world: World): Parameter[] => [
  ...tables.flatMap((table) => parametersOf(table, world)),
  languageParameter(world, languages),
]
