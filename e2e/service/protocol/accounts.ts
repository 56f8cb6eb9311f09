import { timingSafeEqual } from 'node:crypto'
import { type Account, type Role, roles } from './handlers.ts'
import { ProtocolError } from './errors.ts'
import { isNonceOf, makeNonce, sessionLogin } from './session.ts'
import type { World } from '../worlds/world.ts'

/** Who asks, and what the answer has to carry because of it. */
interface Identity {
  readonly account: Account | null
  readonly headers: Readonly<Record<string, string>>
}

const nobody: Identity = { account: null, headers: {} }

// contract.md §1: what is said to a person who is signed in is kept by nobody.
const unstored = {
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
}

const isRole = (role: string): role is Role => roles.some((known) => known === role)

/** The account of a login in this world, or null. */
export const accountOf = async (world: World, login: string): Promise<Account | null> => {
  const [row] = await world.sql.query<Omit<Account, 'role'> & { role: string }>(
    `select id, login, name, role from ${world.schema}.accounts where login = $1`,
    [login],
  )
  return row && isRole(row.role) ? { ...row, role: row.role } : null
}

const withoutSpaces = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''))

/** Whether this is the demo password of the login: `<login> demo password`, spaces optional. */
export const isPasswordOf = (login: string, password: string): boolean => {
  const given = withoutSpaces(password)
  const wanted = withoutSpaces(`${login} demo password`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

interface Credentials {
  readonly login: string
  readonly password: string
}

/** Basic credentials; null for other schemes and for what cannot be read (contract.md §5.4). */
const basicCredentials = (request: Request): Credentials | null => {
  const encoded = /^basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { login: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** Interface silent: the answer to wrong credentials is not specified. It is 401 on every route (modes.md). */
const byPassword = async (
  { login, password }: Credentials,
  world: World,
  method: string,
): Promise<Identity> => {
  const account = await accountOf(world, login)
  if (account && isPasswordOf(login, password)) return { account, headers: unstored }
  if (world.options.anonymousOnBadCredentials && ['GET', 'HEAD'].includes(method)) return nobody
  const unknown = login.includes('@') ? 'invalid_email' : 'invalid_username'
  throw new ProtocolError(401, account ? 'incorrect_password' : unknown)
}

const nonceOf = (request: Request): string | null =>
  request.headers.get('x-wp-nonce') ?? new URL(request.url).searchParams.get('_wpnonce')

const bySession = async (login: string | null, nonce: string, world: World): Promise<Identity> => {
  const account = login === null ? null : await accountOf(world, login)
  if (account === null || !isNonceOf(world, account.login, nonce))
    throw new ProtocolError(403, 'rest_cookie_invalid_nonce')
  return { account, headers: { ...unstored, 'X-WP-Nonce': makeNonce(world, account.login) } }
}

/**
 * Who asks (contract.md §5.1–5.4): a cookie counts only with its nonce, and without one it also
 * silences Basic credentials; a nonce that is not good is refused even without a cookie.
 *
 * @throws ProtocolError 401 `incorrect_password`, `invalid_username`, `invalid_email`;
 *   403 `rest_cookie_invalid_nonce`
 */
export const identify = async (request: Request, world: World): Promise<Identity> => {
  const login = sessionLogin(request, world)
  const nonce = nonceOf(request)
  if (nonce !== null) return bySession(login, nonce, world)
  if (login !== null) return nobody
  const credentials = basicCredentials(request)
  return credentials ? byPassword(credentials, world, request.method) : nobody
}
