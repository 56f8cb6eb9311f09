import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { restRootOf } from '../../../api/outgoing.ts'
import { type Language, languageOf, languagesOf } from '../../../api/language.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * The languages whose own addresses do not name them.
 * Interface silent: the addresses of public pages are not specified. Where the service of a language has no language
 * segment, its pages have none either (contract.md §8.3).
 */
function unnamed({ configuration, base }: Surroundings): readonly Language[] {
  return languagesOf(configuration).filter((language) => {
    const { pathname } = new URL(restRootOf(configuration, language, base))
    return !pathname.split('/').includes(language)
  })
}

/** The language of what is at an address of the site; null where the address does not tell. */
export function addressLanguage(address: URL, around: Surroundings): Language | null {
  const { configuration } = around
  const said = languageOf(configuration, address.searchParams.get('lang') ?? '')
  const named = said ?? recordLanguage(address.href, configuration)
  if (named) return named
  const [only, ...others] = unnamed(around)
  return only && others.length === 0 ? only : null
}

/** The same of the public address of a record, which may be none. */
export function languageOfRecord(url: string, around: Surroundings): Language | null {
  return URL.canParse(url) ? addressLanguage(new URL(url), around) : null
}
