import { anonymous } from '../../../api/account.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Discovery } from '../../../api/discovery.ts'
import { snippet } from '../../../api/exchange.ts'
import type { Answer, Look } from '../../../api/look.ts'
import type { CheckContext } from '../checkContext.ts'
import { type Finding, found } from '../findings.ts'

/** Names of the device itself: browsers trust what it says as if it were encrypted. */
export const isLoopback = ({ hostname }: URL) =>
  /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

const isOpen = (address: URL) => address.protocol === 'http:' && !isLoopback(address)

const isElsewhere = ({ root, base }: CheckContext) => new URL(root).origin !== new URL(base).origin

/** Whether an answer can be worked with: data, if only a refusal. */
export async function speaks(ground: CheckContext): Promise<boolean> {
  const there = await ground.namespace()
  return there.kind === 'answer' && there.body !== undefined && there.status < 500
}

const unanswered = {
  silent: 'addressSilent',
  elsewhere: 'addressElsewhere',
  offline: 'addressOffline',
} as const

/** Where an answer came from, without what a redirect put behind it: a report is handed on, and holds no secret. */
function placeOf({ address }: Answer): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The root that a redirected answer came from. */
function rootBehind(answer: Answer, { configuration }: CheckContext): string {
  return placeOf(answer).replace(new RegExp(`/${configuration.service.namespace}(/.*)?$`), '')
}

/** What is amiss with how data come, though they do. */
function oddityOf(answer: Answer, ground: CheckContext): Finding | null {
  const { status, oddity } = answer
  const values = { address: ground.root, status }
  if (answer.isRedirected) {
    const to = rootBehind(answer, ground)
    if (to !== ground.root)
      return found('addressRedirected', { values: { ...values, to }, code: to })
    return found('addressRedirected', { values: { ...values, to: placeOf(answer) } })
  }
  return oddity === '' ? null : found('addressSurrounded', { values: { ...values, oddity } })
}

async function ofAnswer(answer: Answer, ground: CheckContext): Promise<Finding> {
  const { status, body } = answer
  const values = { address: ground.root, status }
  if (status >= 500) return found('addressBroken', { values })
  if (body === undefined)
    return found('addressPage', { values: { ...values, to: placeOf(answer) } })
  if (status === 401 || status === 403) {
    const { message = status } = Object(body)
    return found('addressRefused', { values: { ...values, message: snippet(String(message)) } })
  }
  // A host may do to the addresses of records what it does not do to the index.
  const events = await ground.look({ path: 'events', query: { per_page: 1 } })
  const odd =
    oddityOf(answer, ground) ?? (events.kind === 'answer' ? oddityOf(events, ground) : null)
  const name = isOpen(new URL(ground.root)) ? 'addressOpen' : 'addressAnswers'
  return odd ?? found(name, { values })
}

async function ofLook(there: Look, ground: CheckContext): Promise<Finding> {
  if (there.kind === 'answer') return ofAnswer(there, ground)
  const values = { address: ground.root }
  if (there.kind !== 'hidden') return found(unanswered[there.kind], { values })
  return found(isElsewhere(ground) ? 'addressHidden' : 'addressSilent', { values })
}

/** Whether the language's REST root answers, with data, where it is said to be. */
export async function address(ground: CheckContext): Promise<Finding> {
  const isSecure = new URL(ground.base).protocol === 'https:'
  if (isSecure && isOpen(new URL(ground.root)))
    return found('addressMixed', { values: { address: ground.root } })
  return ofLook(await ground.namespace(), ground)
}

/** What the service says of itself, or null without a namespace of this kind. */
async function discovered(ground: CheckContext): Promise<Discovery | null> {
  try {
    return await ground.discovery()
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.kind === 'noRoute') return null
    throw refusal
  }
}

const otherNamespace = ({ corrections }: Discovery) =>
  corrections.find(({ key }) => key === 'namespace')?.found

/** Whether the namespace of the configuration is there, and which is in its place. */
export async function namespace(ground: CheckContext): Promise<Finding> {
  const configured = ground.configuration.service.namespace
  if (!(await speaks(ground))) return found('addressFirst')
  const discovery = await discovered(ground)
  if (discovery === null) return found('namespaceMissing', { values: { namespace: configured } })
  const other = otherNamespace(discovery)
  if (other !== undefined) {
    const values = { namespace: configured, found: other }
    return found('namespaceOther', { values, code: `"namespace": "${other}"` })
  }
  const routes = new Set(discovery.index.endpoints.map(({ route }) => route)).size
  return found('namespaceThere', { values: { namespace: configured, routes } })
}

/** A check of what is under the namespace: without one there is nothing to ask. */
export function underNamespace(
  check: (ground: CheckContext, discovery: Discovery) => Promise<Finding>,
): (ground: CheckContext) => Promise<Finding> {
  return async (ground) => {
    if (!(await speaks(ground))) return found('addressFirst')
    const discovery = await discovered(ground)
    if (discovery === null || otherNamespace(discovery) !== undefined)
      return found('namespaceFirst')
    return check(ground, discovery)
  }
}

/**
 * An unknown scheme is read as nobody (contract.md §5.4), and asks a browser for the same preflight as a password; so
 * does the type of a write. Totals are read from the body: no header needs to be exposed.
 */
const asForAWrite = {
  Authorization: 'Agenda connection-test',
  'Content-Type': 'application/json',
}

const allowed = (origin: string) =>
  [
    `Access-Control-Allow-Origin: ${origin}`,
    'Access-Control-Allow-Methods: OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers: Authorization, Content-Type, X-WP-Nonce',
  ].join('\n')

/**
 * What of a write does not get through. No service has anything to delete or change at the index of its namespace, where
 * it is tried; and browsers let GET and POST pass whatever the headers say of methods.
 */
async function methodsKeptOut({ configuration, look }: CheckContext): Promise<string[]> {
  const methods = new Set(['DELETE', configuration.service.updateMethod] as const)
  methods.delete('POST')
  const asked = [...methods].map(async (method) => {
    const { kind } = await look({ path: '', method }, anonymous, asForAWrite)
    return kind === 'answer' ? [] : [method]
  })
  return (await Promise.all(asked)).flat()
}

/** Whether a page of this origin may read what the service answers, sign in to it, and send all that is sent. */
export async function cors(ground: CheckContext): Promise<Finding> {
  const { origin } = new URL(ground.base)
  const values = { origin, service: new URL(ground.root).origin }
  if (!isElsewhere(ground)) return found('corsSame', { values })
  const plain = await ground.namespace()
  if (plain.kind === 'hidden') return found('corsAbsent', { values, code: allowed(origin) })
  if (plain.kind !== 'answer') return found('addressFirst')
  const signed = await ground.look({ path: '' }, anonymous, asForAWrite)
  if (signed.kind === 'hidden') return found('corsPreflight', { values, code: allowed(origin) })
  if (signed.kind !== 'answer') return found('addressFirst')
  const methods = (await methodsKeptOut(ground)).join(', ')
  return methods === ''
    ? found('corsAllowed', { values })
    : found('corsMethods', { values: { ...values, methods }, code: allowed(origin) })
}
