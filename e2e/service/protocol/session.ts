import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { World } from '../worlds/world.ts'

const cookieName = 'agenda_session'
const cookieMilliseconds = 14 * 24 * 3_600_000
/** A nonce is good in the half day it was made in and in the next (contract.md §5.1). */
const tickMilliseconds = 12 * 3_600_000

// Made anew with every process: sessions end when the service stops.
const key = randomBytes(32)

const sign = (...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

const cookieValues = (request: Request): string[] =>
  (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .flatMap(([name, value]) => (name === cookieName && value ? [decodeURIComponent(value)] : []))

/** The login that the request's cookie stands for in this world, whatever its nonce; else null. */
export const sessionLogin = (request: Request, world: World): string | null => {
  for (const value of cookieValues(request)) {
    const [login = '', ends = '', signature = ''] = value.split('|')
    const good = same(signature, sign('session', world.name, login, ends))
    if (good && Number(ends) > world.now().getTime()) return login
  }
  return null
}

const cookieText = (world: World, value: string, seconds: number): string => {
  const { pathname, protocol } = new URL(`${world.root}/`)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** `Set-Cookie` that begins a session of two weeks. */
export const beginSession = (world: World, login: string): string => {
  const ends = String(world.now().getTime() + cookieMilliseconds)
  const value = `${login}|${ends}|${sign('session', world.name, login, ends)}`
  return cookieText(world, encodeURIComponent(value), cookieMilliseconds / 1000)
}

/** `Set-Cookie` that ends it. */
export const endSession = (world: World): string => cookieText(world, '', 0)

const tickOf = (world: World): number => Math.ceil(world.now().getTime() / tickMilliseconds)

const nonceOfTick = (world: World, login: string, tick: number): string =>
  sign('nonce', world.name, login, String(tick)).slice(0, 20)

export const makeNonce = (world: World, login: string): string =>
  nonceOfTick(world, login, tickOf(world))

export const isNonceOf = (world: World, login: string, nonce: string): boolean => {
  const tick = tickOf(world)
  return [tick, tick - 1].some((at) => same(nonce, nonceOfTick(world, login, at)))
}

/** `GET /wp-admin/admin-ajax.php?action=rest-nonce`: the nonce as text, or `0` (contract.md §5.1). */
export const restNonce = (request: Request, world: World): Response => {
  const login = sessionLogin(request, world)
  const asked = new URL(request.url).searchParams.get('action') === 'rest-nonce'
  return new Response(asked && login !== null ? makeNonce(world, login) : '0', {
    status: asked && login !== null ? 200 : 400,
    headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' },
  })
}
