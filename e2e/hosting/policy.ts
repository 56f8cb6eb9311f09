/** What a host's headers have to know of where the application is set up. Origins are written `https://host` or `https://host:port`. */
export interface Surroundings {
  /** Origins of the service on hosts other than the application's own. */
  services?: readonly string[]
  /** Origins that its pictures come from, besides those of the service and the application. */
  pictures?: readonly string[]
  /** Whether pages of the same origin may show it in a frame. */
  framed?: boolean
}

/**
 * What a page of the application may do. Styles are the one thing inline: emotion writes them.
 * Pictures come from wherever a service keeps them: over https, or beside the service itself.
 *
 * @returns directive by directive, in the order they are written in
 */
const directivesFor = ({ services = [], pictures = [], framed = false }: Surroundings) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'https:', 'data:', 'blob:', ...services, ...pictures],
  'connect-src': ["'self'", ...services],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': [framed ? "'self'" : "'none'"],
})

/** The Content-Security-Policy, as its header says it. */
export const policyFor = (around: Surroundings): string =>
  Object.entries(directivesFor(around))
    .map(([name, sources]) => [name, ...new Set<string>(sources)].join(' '))
    .join('; ')

/** Every header that guards a page, by name; they are the same for each file of the application. */
export const guardsFor = (around: Surroundings): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyFor(around),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
})
