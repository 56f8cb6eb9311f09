import type { World } from '../worlds/world.ts'
import { type Operation, type Room, languages } from './handlers.ts'
import { eventList } from './parameters/eventListParameters.ts'
import {
  eventCreate,
  eventId,
  eventSlug,
  eventUpdate,
  eventUpdateBySlug,
} from './parameters/eventParameters.ts'
import {
  organizerCreate,
  organizerId,
  organizerList,
  organizerSlug,
  organizerUpdate,
} from './parameters/organizerParameters.ts'
import {
  type Parameter,
  type ParameterTable,
  languageParameter,
  parametersOf,
} from './parameters/parameter.ts'
import { type TermTables, categoryTables, tagTables } from './parameters/termParameters.ts'
import {
  venueCreate,
  venueId,
  venueList,
  venueSlug,
  venueUpdate,
} from './parameters/venueParameters.ts'

export interface Endpoint {
  readonly operation: Operation | 'index' | 'doc'
  readonly methods: readonly string[]
  readonly tables: readonly ParameterTable[]
}

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
  ...update: ParameterTable[]
): Route =>
  route(
    `/${room}${by === 'id' ? idPath : slugPath}`,
    room,
    by,
    endpoint('read', ['GET'], found),
    endpoint('remove', ['DELETE'], found),
    endpoint('update', updateMethods, ...update),
  )

const termRoutes = (room: Room, { list, create, update, id }: TermTables): Route[] => [
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
  collection('events', eventList, eventCreate),
  item('events', 'id', eventId, eventId, eventUpdate),
  item('events', 'slug', eventSlug, eventUpdateBySlug),
  collection('venues', venueList, venueCreate),
  item('venues', 'id', venueId, venueId, venueUpdate),
  item('venues', 'slug', venueSlug, venueSlug, venueUpdate),
  collection('organizers', organizerList, organizerCreate),
  item('organizers', 'id', organizerId, organizerId, organizerUpdate),
  item('organizers', 'slug', organizerSlug, organizerSlug, organizerUpdate),
  ...termRoutes('categories', categoryTables),
  ...termRoutes('tags', tagTables),
]

/** Every parameter of an endpoint as a world declares it, the language selector last. */
export const endpointParameters = ({ tables }: Endpoint, world: World): Parameter[] => [
  ...tables.flatMap((table) => parametersOf(table, world)),
  languageParameter(world, languages),
]
