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
