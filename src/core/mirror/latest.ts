import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { mayWrite } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import { isObject } from '../../api/isObject.ts'
import { fallbackLanguageOf } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { entryAt, keep } from '../../platform/entries.ts'
import { versionHere } from '../../platform/offline/version.ts'
import { keyOf } from '../query/keys.ts'
import { ownerOf } from '../query/owner.ts'
import type { Identified, WritableName } from '../resource/collection.ts'
import { postStatuses } from '../resource/everyStatus.ts'
import { modifiedUtc } from '../resource/modifiedUtc.ts'

/** What the content system calls the collections. Of terms it does not say when they changed. */
const typeNames: Readonly<Partial<Record<WritableName, string>>> = {
  events: 'tribe_events',
  venues: 'tribe_venue',
  organizers: 'tribe_organizer',
}

/** As many as the content system gives at once (contract.md §13.6). */
const most = 100

/** Records of a collection, those that changed last first, and how many there are, those in the trash among them. */
interface Latest {
  readonly changed: readonly {
    readonly id: number
    /** as `modified_utc` */
    readonly modified: string
    readonly isTrashed: boolean
  }[]
  readonly total: number
}

/** Where the next look begins. */
export interface Seen {
  /** as the look before counted them; null where there was none */
  readonly total: number | null
  /** when the latest change was, as `modified_utc` */
  readonly until: string
  /** the highest id: what is made later has a higher one */
  readonly lastId: number
}

type Routes = Readonly<Record<string, string>>

/** What refuses a route for good: it is not there, or not for this account. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status)

const ask = (service: Service, route: string, query: object, signal: AbortSignal) =>
  service.request({
    method: 'GET',
    path: `wp/v2/${route}`,
    query: { ...query },
    signal,
    outside: true,
    aside: true,
    isOnce: true,
    priority: 'background',
  })

/** The content system's names of routes, by type. Asked for once by each account and version of the application. */
function routesOptions(service: Service) {
  const { configuration } = service
  const there = service.in(fallbackLanguageOf(configuration))
  return queryOptions({
    queryKey: keyOf(there, 'description', 'mirror', 'routes'),
    queryFn: async ({ signal }): Promise<Routes> => {
      const stored = (await entryAt('mirror', `${ownerOf(service)} routes`))?.body
      if (isObject(stored) && stored.version === versionHere()) return stored.routes as Routes
      const types = await ask(there, 'types', { context: 'edit' }, signal).catch(
        (error: unknown) => {
          if (isRefused(error)) return {}
          throw error
        },
      )
      const routes = Object.entries(Object(types)).flatMap(([name, type]) =>
        isObject(type) && typeof type.rest_base === 'string' ? [[name, type.rest_base]] : [],
      )
      return await keepRoutes(service, Object.fromEntries(routes))
    },
    staleTime: Infinity,
  })
}

/** Finds the routes before they are needed. */
export async function findRoutes(client: QueryClient, service: Service): Promise<void> {
  if (mayWrite(service.account)) await client.prefetchQuery(routesOptions(service))
}

async function keepRoutes(service: Service, routes: Routes): Promise<Routes> {
  const owner = ownerOf(service)
  const body = { version: versionHere(), routes }
  const at = new Date().toISOString()
  await keep('mirror', { key: `${owner} routes`, owner, at, body }, null)
  return routes
}

function latestIn(answer: unknown): Latest | null {
  const { body, headers } = isObject(answer) ? answer : {}
  const total = isObject(headers) ? Number(headers['X-WP-Total'] ?? NaN) : NaN
  if (!Array.isArray(body) || !Number.isInteger(total)) return null
  // What this account may not read is counted, and not told.
  if (body.length < Math.min(total, most)) return null
  const changed = body.map(({ id, modified_gmt, status }) => ({
    id: Number(id),
    modified: String(modified_gmt).replace('T', ' '),
    isTrashed: status === 'trash',
  }))
  return { changed, total }
}

/**
 * What changed last in a collection, by the content system's own routes; null where they do not tell.
 * @throws the reason of the signal
 */
export async function readLatest(
  client: QueryClient,
  service: Service,
  name: WritableName,
  signal: AbortSignal,
): Promise<Latest | null> {
  const type = typeNames[name]
  if (type === undefined || !mayWrite(service.account)) return null
  try {
    const options = routesOptions(service)
    const { [type]: route, ...others } = await client.fetchQuery(options)
    if (route === undefined) return null
    const query = {
      status: [...postStatuses, 'trash'],
      orderby: 'modified',
      order: 'desc',
      per_page: most,
      _fields: 'id,modified_gmt,status',
      // Its headers, which pages of another origin need not be shown, are told in the answer (contract.md §3.1).
      _envelope: 1,
    }
    const latest = await ask(service, route, query, signal).then(latestIn, (error: unknown) => {
      if (isRefused(error)) return null
      throw error
    })
    if (latest === null) client.setQueryData(options.queryKey, await keepRoutes(service, others))
    return latest
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/** What is to be read again of a listing. */
export interface Changes {
  readonly ids: readonly number[]
  /** those that went to the trash */
  readonly gone: readonly number[]
  readonly seen: Seen
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

/** Where looks begin at a listing all of which was just read. */
export function seenIn<R extends Identified>(records: readonly R[]): Seen {
  return {
    total: null,
    until: records.reduce((latest, one) => laterOf(latest, modifiedUtc(one)), ''),
    lastId: records.reduce((highest, { id }) => Math.max(highest, id), 0),
  }
}

/**
 * What a look tells of a listing that is here: what changed in it. `all` where more changed than it tells; null where it
 * tells of another language, or that records are gone.
 */
export function changesIn<R extends Identified>(
  records: readonly R[],
  { total: before, until, lastId }: Seen,
  { changed, total }: Latest,
): Changes | 'all' | null {
  const here = new Map(records.map((record) => [record.id, record]))
  const isEmpty = here.size === 0 && total === 0
  if (!isEmpty && !changed.some(({ id }) => here.has(id))) return null
  if (changed.length < total && changed.every(({ modified }) => modified > until)) return 'all'
  const made = changed.filter(({ id }) => id > lastId).length
  if (before !== null && total !== before + made) return null
  const news = changed.filter(({ id, modified, isTrashed }) => {
    const known = here.get(id)
    return known ? modifiedUtc(known) !== modified : !isTrashed && (modified > until || id > lastId)
  })
  return {
    ids: news.flatMap(({ id, isTrashed }) => (isTrashed ? [] : [id])),
    gone: news.flatMap(({ id, isTrashed }) => (isTrashed ? [id] : [])),
    seen: {
      total,
      until: changed.reduce((latest, { modified }) => laterOf(latest, modified), until),
      lastId: changed.reduce((highest, { id }) => Math.max(highest, id), lastId),
    },
  }
}
