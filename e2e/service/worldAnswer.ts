import { meddle } from './faults/colleague.ts'
import { inTrouble } from './faults/trouble.ts'
import type { Faults } from './faults.ts'
import { answerPicture } from './pictures.ts'
import { answer } from './protocol/protocol.ts'
import { isPublicPage, publicPage } from './protocol/publicPage.ts'
import type { Site } from './site.ts'
import type { Watch } from './watch.ts'
import type { World } from './worlds/world.ts'

type Work = (request: Request) => Promise<Response>

/** Milliseconds that a host remembers an answer. */
const REMEMBERED = 60_000

const memory = new Map<string, { until: number; answer: Response }>()

/** Headers and body of the answer, as whoever asked first got them. */
const fromMemory = async (request: Request, world: World, work: Work): Promise<Response> => {
  const key = `${world.name} ${request.url}`
  const now = world.now().getTime()
  const known = memory.get(key)
  if (known !== undefined && known.until > now) return known.answer.clone()
  const answer = await work(request)
  memory.set(key, { until: now + REMEMBERED, answer: answer.clone() })
  return answer
}

const isJson = ({ headers }: Response): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('application/json')

/** Answers a reading of data as the caches of the world's host let it be answered (contract.md 13.7). */
const throughCaches = async (request: Request, world: World, work: Work): Promise<Response> => {
  const { cacheControl, microCache } = world.options
  if (!new URL(request.url).pathname.includes('/wp-json')) return work(request)
  const answer = microCache ? await fromMemory(request, world, work) : await work(request)
  if (!cacheControl || !isJson(answer)) return answer
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'max-age=600')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Paths that the service itself answers; below a world everything else is the application's. */
export const isOfService = (path: string): boolean =>
  /^\/(?:[^/]+\/)?(?:wp-json(?:\/|$)|wp-admin\/|wp-login\.php$)/.test(path) ||
  path.startsWith('/pictures/') ||
  isPublicPage(path)

/** What a fault rule calls the path: the part under the namespace, or the whole outside of it. */
const pathUnder = (namespace: string, path: string): string => {
  const start = `/wp-json/${namespace}`
  const at = path.indexOf(start)
  return at < 0 ? path.slice(1) : path.slice(at + start.length).replace(/^\//, '')
}

/** What cannot be decoded names no file, and goes on as it is. */
export const pathOf = ({ url }: Request): string => {
  const { pathname } = new URL(url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** `/ca/?rest_route=/<ns>/events` is another spelling of `/ca/wp-json/<ns>/events` (contract.md §3.1). */
const withPath = (request: Request): Request => {
  const url = new URL(request.url)
  const route = url.searchParams.get('rest_route')
  const [, home] = /^((?:\/[^/]+)?)\/(?:index\.php)?$/.exec(url.pathname) ?? []
  if (route === null || home === undefined) return request
  url.pathname = `${home}/wp-json/${route.replace(/^\/+/, '')}`
  url.searchParams.delete('rest_route')
  return new Request(url, request)
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** What tests asked of a world: that it fails, that it notes what it writes, that another build lies in front of it. */
export interface Tested {
  faults: Faults | undefined
  watch: Watch | undefined
  site: Site | undefined
}

export const untested: Tested = { faults: undefined, watch: undefined, site: undefined }

/**
 * Answers a request to one world.
 *
 * @param asked with the path below the world: `/ca/wp-json/…`, `/pictures/…`, a page
 * @throws DroppedConnection when a fault cuts the connection
 */
export const answerInWorld = async (
  asked: Request,
  world: World,
  { faults, watch, site }: Tested,
  built: Site | undefined,
): Promise<Response> => {
  const request = withPath(asked)
  const path = pathOf(request)
  if (path.startsWith('/pictures/'))
    return answerPicture(world.sql, world.schema, path.slice('/pictures/'.length))
  if (isPublicPage(path) && isReading(request)) return publicPage(path, world)
  if (isOfService(path)) {
    const under = pathUnder(world.options.namespace, path)
    const rules = faults?.strike(request.method, under, path.split('/')[1] ?? '') ?? []
    const work = (given: Request) => answer(given, world)
    const watched = (given: Request) => watch?.over(given, under, work) ?? work(given)
    return inTrouble(rules, request, {
      work: isReading(request) ? (given) => throughCaches(given, world, work) : watched,
      meddle: (fields) => {
        const change = (of: string) => meddle(world, of, fields)
        const beside = { request, path: under, login: 'colleague', change, read: work }
        return watch?.beside(beside) ?? change(under)
      },
    })
  }
  const served = site ?? built
  if (!isReading(request) || served === undefined) return new Response('Not found', { status: 404 })
  return served.answer(request, path, `${new URL(world.root).pathname.replace(/\/$/, '')}/`)
}
