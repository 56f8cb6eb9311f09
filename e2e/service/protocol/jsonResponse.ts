import type { World } from '../worlds/world.ts'
import { corsHeaders } from './cors.ts'
import type { Answer } from './handlers.ts'

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
