import type { World } from '../worlds/world.ts'
import { type Language, fallbackLanguage, languages } from './handlers.ts'

export interface RestAddress {
  readonly language: Language
  /** After `/wp-json`: empty, or beginning with a slash. */
  readonly path: string
}

export const isLanguage = (text: string): text is Language =>
  languages.some((known) => known === text)

/**
 * The language segment and the REST path of an address; null when no REST root is there: an unknown
 * segment, or that of a language without an address of its own.
 */
export const restAddress = (pathname: string, { options }: World): RestAddress | null => {
  const [, segment, path = ''] = /^(?:\/([^/]+))?\/wp-json(\/.*)?$/.exec(pathname) ?? []
  if (!/^(?:\/[^/]+)?\/wp-json(?:\/|$)/.test(pathname)) return null
  if (segment === undefined) return { language: fallbackLanguage, path }
  const served = isLanguage(segment) && !options.languagesWithoutAddress.includes(segment)
  return served ? { language: segment, path } : null
}

/** `<root>/ca`, without a segment for a language that has none. */
export const homeOf = ({ root, options }: World, language: Language): string =>
  options.languagesWithoutAddress.includes(language) ? root : `${root}/${language}`

/** `<root>/ca/wp-json`, the REST root that a language's records speak of. */
export const restRootOf = (world: World, language: Language): string =>
  `${homeOf(world, language)}/wp-json`

/** `<root>/ca/wp-json/<namespace>` */
export const namespaceRootOf = (world: World, language: Language): string =>
  `${restRootOf(world, language)}/${world.options.namespace}`

/** `<host and path>?id=5`: what live sites call a record across sites (contract.md §1.1). */
export const globalId = ({ root }: World, id: number): string =>
  `${root.replace(/^[a-z]+:\/\//, '')}?id=${id}`
