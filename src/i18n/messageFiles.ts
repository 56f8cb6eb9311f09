/** Namespaces of sign-in, shell and the list of events: those of a language are one file, part of the first load. */
export const firstNamespaces = [
  'app',
  'configuration',
  'eventList',
  'filters',
  'service',
  'signIn',
  'time',
  'ui',
] as const

const first = new Set<string>(firstNamespaces)

/** In which of the three files of a language a namespace is built: what is first on screen, the pages, the guide. */
export function messageFileOf(namespace: string): 'first' | 'pages' | 'guide' {
  if (namespace === 'guide') return 'guide'
  return first.has(namespace) ? 'first' : 'pages'
}
