import { ApiError } from '../../../api/apiError.ts'
import { isObject } from '../../../api/isObject.ts'
import { look } from '../../../api/look.ts'
import { type CheckContext, notLoggedIn } from '../checkContext.ts'
import { underNamespace } from './address.ts'
import { type Finding, found, abilities, type Ability } from '../findings.ts'

/** Nobody is refused what an account is shown: the other way round, everybody reads drafts. */
async function isOpenToAll({ service }: CheckContext): Promise<boolean> {
  try {
    const query = { status: 'draft', per_page: 1 }
    await service.request({ method: 'GET', path: 'events', query, anonymous: true })
    return true
  } catch (refusal) {
    if (refusal instanceof ApiError) return false
    throw refusal
  }
}

// In one line of one of these files: where PHP runs beside the server, it drops the header.
const letThrough = [
  '# Apache, .htaccess',
  'SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1',
  '# nginx, beside the other fastcgi_param',
  'fastcgi_param HTTP_AUTHORIZATION $http_authorization;',
].join('\n')

function refused(refusal: ApiError, { account }: CheckContext): Finding {
  const { kind, status, code } = refusal
  if (kind === 'unproved') return found('accountUnproved')
  if (kind !== 'ended') throw refusal
  const values = { status, code: code || String(status) }
  if (account.kind === 'session') return found('accountEnded', { values })
  if (code === notLoggedIn) return found('accountSwallowed', { values, code: letThrough })
  return found('accountWrong', { values })
}

/** Whether the service knows who asks, by what it shows the account and not everybody. */
export const account = underNamespace(async (ground) => {
  if (ground.account.kind === 'anonymous') return found('accountNobody')
  try {
    const { mayEdit } = await ground.proof()
    return found(mayEdit && (await isOpenToAll(ground)) ? 'accountOpen' : 'accountKnown')
  } catch (refusal) {
    if (refusal instanceof ApiError) return refused(refusal, ground)
    throw refusal
  }
})

/**
 * Interface silent: what an account may do is not specified. It is read from the capabilities that the site lists, those
 * of events or else those of posts (contract.md §5.6).
 */
const capabilitiesFor: Readonly<Record<Ability, readonly string[]>> = {
  create: ['edit_tribe_events', 'edit_posts'],
  others: ['edit_others_tribe_events', 'edit_others_posts'],
  publish: ['publish_tribe_events', 'publish_posts'],
  // The first of tags, the second of event categories, from 6.15.19 on.
  terms: ['manage_categories', 'publish_tribe_events'],
  files: ['upload_files'],
}

interface Rights {
  readonly roles: string
  readonly may: readonly Ability[]
}

/** Null where the site does not tell. @throws ApiError */
async function rightsOf({ service }: CheckContext): Promise<Rights | null> {
  try {
    const query = { context: 'edit' }
    const path = 'wp/v2/users/me'
    const body = await service.request({ method: 'GET', path, query, outside: true })
    if (!isObject(body) || !isObject(body.capabilities)) return null
    const { capabilities, roles } = body
    const may = abilities.filter((one) =>
      capabilitiesFor[one].some((name) => capabilities[name] === true),
    )
    return { may, roles: Array.isArray(roles) ? roles.join(', ') : '' }
  } catch (refusal) {
    const isUntold =
      refusal instanceof ApiError && ['noRoute', 'forbidden', 'blocked'].includes(refusal.kind)
    if (isUntold) return null
    throw refusal
  }
}

async function rights(ground: CheckContext): Promise<Finding> {
  const { mayEdit } = await ground.proof()
  const told = await rightsOf(ground)
  if (told === null) return found(mayEdit ? 'roleEdits' : 'roleReads', { values: { roles: '?' } })
  const { may, roles } = told
  const values = { roles: roles || '?' }
  if (may.length === 0) return found('roleReads', { values })
  return found(may.length === abilities.length ? 'roleEverything' : 'roleSome', { values, may })
}

/** What the account may do, as far as can be known without writing. */
export const role = underNamespace(async (ground) => {
  if (ground.account.kind === 'anonymous') return found('accountNobody')
  try {
    return await rights(ground)
  } catch (refusal) {
    if (refusal instanceof ApiError && ['ended', 'unproved'].includes(refusal.kind))
      return found('accountFirst')
    throw refusal
  }
})

/** milliseconds */
const patience = 20_000

/** What the site says of a nonce that is not its own, or without the cookie that belongs to it (contract.md §4). */
const refusals = new Set<unknown>(['rest_cookie_invalid_nonce', 'rest_not_logged_in'])

/** Whether the service takes a nonce that the site gave: it looks at it before it closes a route to anybody. */
async function taken(ground: CheckContext, nonce: string, address: string): Promise<Finding> {
  const who = { path: 'wp/v2/users/me', outside: true }
  const answer = await ground.look(who, { kind: 'session', nonce })
  if (answer.kind !== 'answer') return found('questionUnanswered')
  const { body, status } = answer
  if (isObject(body) && refusals.has(body.code))
    return found('nonceRefused', { values: { address } })
  if (!isObject(body) || status >= 500 || status === 429)
    return found('questionRefused', { values: { said: status } })
  return found('nonceGiven', { values: { address } })
}

/** Whether the site's own session can be signed in with (contract.md §5.1). */
export async function nonce(ground: CheckContext): Promise<Finding> {
  const { configuration, base, signal } = ground
  const { nonceAddress } = configuration.service
  if (nonceAddress === null || !configuration.signIn.includes('session')) return found('unused')
  const address = new URL(nonceAddress, base)
  const values = { address: address.origin + address.pathname }
  if (address.origin !== new URL(base).origin) return found('nonceElsewhere', { values })
  const answer = await look({
    method: 'GET',
    address: address.href,
    headers: {},
    credentials: 'same-origin',
    patience,
    signal,
  })
  if (answer.kind !== 'answer') return found('nonceSilent', { values })
  const text = answer.text.trim()
  const { status } = answer
  if (text === '0') return found('nonceNobody', { values })
  if (status >= 500) return found('addressBroken', { values: { ...values, status } })
  if (status === 401 || status === 403)
    return found('nonceClosed', { values: { ...values, status } })
  if (status !== 200 || !/^[\w-]{6,}$/.test(text)) return found('nonceWrong', { values })
  return taken(ground, text, values.address)
}
