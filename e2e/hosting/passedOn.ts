/** Where Debian keeps the authorities whose certificates it trusts; nginx and Apache trust none that they are not told of. */
export const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** Certificates between a service's own and its authority's. nginx and Apache take one, and many have two. */
export const CHAIN = 5

/**
 * What guards an answer of a service elsewhere. It comes under the application's own origin, where a page among the
 * answers would be a page of the application's: opened by itself it may do nothing, and is what its type says.
 * They stand in place of the service's own, which speak of another origin: its 'self' would be this one.
 */
export const PASSED_ON: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** What else a service says to a browser of an origin, which would be this one: its cookies, what to keep, where to go. */
export const NOT_PASSED_ON = [
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Refresh',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'Strict-Transport-Security',
]

/** Bytes of a body that is passed on: a picture of ten million passes. */
export const LARGEST_BODY = 12 * 2 ** 20
