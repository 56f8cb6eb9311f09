import type { World } from '../worlds/world.ts'
import { identify } from './accounts.ts'
import { type RestAddress, restAddress } from './address.ts'
import { phpArguments, storable } from './arguments.ts'
import { coreAnswer } from './core/coreAnswer.ts'
import { describedRoute } from './discovery.ts'
import { endpointAnswer, selectedLanguage } from './endpointAnswer.ts'
import { ProtocolError, errorBody } from './errors.ts'
import type { Account, Answer, Handler, Language } from './handlers.ts'
import { jsonResponse } from './jsonResponse.ts'
import { notFoundPage } from './notFoundPage.ts'
import { mediaAnswer } from './media/mediaAnswer.ts'
import { mayWrite } from './permissions.ts'
import { type Route, routes } from './routes.ts'
import { restNonce } from './session.ts'
import { shaped } from './shaped.ts'
import { signInPage } from './signInPage.ts'
import { currentUser, restIndex } from './site.ts'
import { say } from './words/say.ts'

/** `_method` or its header speak for clients that can only send POST (contract.md §3.1). */
const methodOf = (request: Request): string => {
  const asked =
    new URL(request.url).searchParams.get('_method') ??
    request.headers.get('x-http-method-override') ??
    request.method
  return asked.toUpperCase()
}

interface Matched {
  readonly route: Route
  readonly path: Readonly<Record<string, string>>
}

const decoded = (text: string): string => {
  try {
    return storable(decodeURIComponent(text))
  } catch {
    return text
  }
}

const matchedRoute = ({ path }: RestAddress, { options }: World): Matched => {
  const root = `/${options.namespace}`
  const rest = path === root ? '' : path.startsWith(`${root}/`) ? path.slice(root.length) : null
  for (const route of rest === null ? [] : routes) {
    const match = route.pattern.exec(rest ?? '')
    if (match === null) continue
    const groups = Object.entries(match.groups ?? {})
    return { route, path: Object.fromEntries(groups.map(([name, text]) => [name, decoded(text)])) }
  }
  throw new ProtocolError(404, 'rest_no_route')
}

/** Methods that this person may use on a route (contract.md §1, General). */
const allowed = ({ methods }: Route, account: Account | null): string =>
  methods.filter((method) => method === 'GET' || mayWrite(account)).join(', ')

/** Outside the interface: the REST root of a language, and who is signed in (contract.md §5.2, §5.5). */
const siteHandlers: Readonly<Record<string, Handler>> = {
  '': restIndex,
  '/wp/v2/users/me': currentUser,
}

const siteAnswer = async (
  request: Request,
  world: World,
  { language: segment, path }: RestAddress,
  account: Account | null,
): Promise<Answer | null> => {
  const handler = siteHandlers[path.replace(/\/$/, '')]
  if (handler === undefined || !['GET', 'HEAD'].includes(request.method)) return null
  const query = phpArguments(new URL(request.url).searchParams)
  const language = selectedLanguage(query, world, segment)
  const given = new Set(Object.keys(query))
  const { method } = request
  return handler({
    world,
    language,
    account,
    method,
    arguments: query,
    given,
    sent: query,
    target: 0,
  })
}

/** A preflight is 200 outside of the interface too, whatever the route; inside, routes describe themselves (contract.md §5.8). */
const preflightOutside = (
  { method }: Request,
  { options }: World,
  { path }: RestAddress,
): Answer | null =>
  method === 'OPTIONS' && !`${path}/`.startsWith(`/${options.namespace}/`)
    ? { status: 200, body: [] }
    : null

const routedAnswer = async (
  request: Request,
  world: World,
  segment: Language,
  account: Account | null,
  { route, path }: Matched,
): Promise<Answer> => {
  const method = methodOf(request)
  if (method === 'OPTIONS') return { status: 200, body: describedRoute(route, world, segment) }
  const endpoint = route.endpoints.find(({ methods }) =>
    methods.includes(method === 'HEAD' ? 'GET' : method),
  )
  if (endpoint === undefined) throw new ProtocolError(404, 'rest_no_route')
  return endpointAnswer({ request, world, account, route, endpoint, segment, path })
}

const refusal = (error: unknown, request: Request, world: World, segment: Language): Answer => {
  if (!(error instanceof ProtocolError)) throw error
  const query = phpArguments(new URL(request.url).searchParams)
  const language = selectedLanguage(query, world, segment)
  return { status: error.status, body: errorBody(error, language, say) }
}

const restAnswer = async (
  request: Request,
  world: World,
  address: RestAddress,
): Promise<Answer> => {
  const headers: Record<string, string> = {}
  try {
    const identity = await identify(request, world)
    Object.assign(headers, identity.headers)
    const { account } = identity
    const ofSite =
      preflightOutside(request, world, address) ??
      (await siteAnswer(request, world, address, account)) ??
      (await mediaAnswer(request, world, address, account)) ??
      (await coreAnswer(request, world, address, account))
    if (ofSite !== null) return { ...ofSite, headers: { ...headers, ...ofSite.headers } }
    const matched = matchedRoute(address, world)
    headers.Allow = allowed(matched.route, account)
    const answered = await routedAnswer(request, world, address.language, account, matched)
    return { ...answered, headers: { ...headers, ...answered.headers } }
  } catch (error) {
    return { ...refusal(error, request, world, address.language), headers }
  }
}

/**
 * The site's service for one request: the REST routes, the sign-in page, the nonce. The path of
 * `request.url` begins below the world's root. What is not the service's own business throws.
 */
export const answer = async (request: Request, world: World): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const page = pathname.replace(/^\/[a-z]{2}(?=\/wp-)/, '')
  if (page === '/wp-login.php') return signInPage(request, world)
  if (page === '/wp-admin/admin-ajax.php') return restNonce(request, world)
  const address = restAddress(pathname, world)
  if (address === null) return notFoundPage()
  return jsonResponse(shaped(await restAnswer(request, world, address), request), request, world)
}
