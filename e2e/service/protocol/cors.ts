const always = {
  'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'Access-Control-Allow-Headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
} as const

/**
 * What every JSON answer of the service says to another origin, errors and preflights included
 * (contract.md §5.8). HTML pages carry none of it.
 */
export const corsHeaders = (request: Request): Readonly<Record<string, string>> => {
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
