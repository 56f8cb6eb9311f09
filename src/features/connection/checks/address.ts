import { snippet } from '../../../api/exchange.ts'
import type { Answer, Look } from '../../../api/look.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'

/** Names of the device itself: browsers trust what it says as if it were encrypted. */
export const isLoopback = ({ hostname }: URL) =>
  /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

const isOpen = (address: URL) => address.protocol === 'http:' && !isLoopback(address)

export const isElsewhere = ({ root, base }: CheckContext) =>
  new URL(root).origin !== new URL(base).origin

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
