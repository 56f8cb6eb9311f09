import type { Configuration } from './configuration.ts'
import type { Language } from './language.ts'

/**
 * Values of the query; undefined stays out.
 * Interface silent: comma-separated lists are specified for `include` only. Every list of ids is sent as one
 * (contract.md §3.2).
 */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>

/** What the service may call things: neither leads a request to another place. */
export const namePatterns = {
  namespace: /^\w[\w.-]*(\/\w[\w.-]*)*$/,
  languageParameter: /^\w+$/,
} as const

function templateOf(configuration: Configuration, language: Language): string {
  const { address } = configuration.service
  if (typeof address === 'string') return address
  return address[language] ?? address[configuration.fallbackLanguage] ?? ''
}

/**
 * The REST root of a language, absolute, without a slash at its end. A language without an
 * address of its own is served by the fallback's and told apart by the selector.
 * @param base what relative addresses are relative to: `document.baseURI`
 */
export function restRootOf(configuration: Configuration, language: Language, base: string): string {
  const template = templateOf(configuration, language).replaceAll('{language}', language)
  return new URL(template, base).href.replace(/(?<!\/)\/+$/, '')
}

function parameters(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  // Commas are legal in a query, and a comma list stays readable in logs.
  return search.toString().replaceAll('%2C', ',')
}

/** A whole address; a root of the form `…/?rest_route=` (contract.md §3.1) works as well. */
export function addressOf(root: string, path: string, query: Query): string {
  const whole = path === '' ? root : `${root}/${path}`
  const search = parameters(query)
  if (search === '') return whole
  return `${whole}${whole.includes('?') ? '&' : '?'}${search}`
}
