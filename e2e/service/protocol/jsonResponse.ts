import type { World } from '../worlds/world.ts'
import type { Answer } from './handlers.ts'

const always = {
  'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'Access-Control-Allow-Headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
} as const

/**
 * What every JSON answer of the service says to another origin, errors and preflights included
 * (contract.md §5.8). HTML pages carry none of it.
 */
const corsHeaders = (request: Request): Readonly<Record<string, string>> => {
  const origin = request.headers.get('origin')
  if (origin === null) return always
  return {
    ...always,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  }
}

/** An answer as the wire carries it (contract.md §1, General); HEAD has everything but the body. */
export const jsonResponse = (
  { status, body, headers = {} }: Answer,
  request: Request,
  world: World,
): Response =>
  new Response(request.method === 'HEAD' ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      Link: `<${world.root}/wp-json/>; rel="https://api.w.org/"`,
      ...corsHeaders(request),
      ...headers,
    },
  })
