import type { QueryClient } from '@tanstack/react-query'
import { terms } from '../../../core/resource/filters.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { seekVersion } from './seekVersion.ts'
import { linkedCollections } from '../state/version.ts'

/** Filters that name what events are linked to, of which every language has its own. */
const naming = ['venue', 'organizer', 'categories', 'tags'] as const

interface Asked {
  readonly client: QueryClient
  /** in the language that is gone to */
  readonly service: Service
  readonly reach: readonly string[]
  /** the language that the filters are of */
  readonly from: Language
  readonly search: AddressSearch
}

/**
 * The filters of an address with the versions of what they name in another language. What has none there is left out,
 * and told by its title; what could not be found out stays what it is.
 */
export async function filtersIn({ from, search, ...asked }: Asked) {
  const without: string[] = []
  const versionOf = async (name: (typeof naming)[number], one: number | string) => {
    if (typeof one === 'string') return [one]
    const place = { id: one }
    const of = { from, collection: linkedCollections[name], place, isBeside: false } as const
    const sought = await seekVersion({ ...asked, asked: of })
    if (sought.kind === 'here') return [sought.id]
    if (sought.kind !== 'unsure' && sought.kind !== 'gone') return [one]
    without.push(sought.source.texts.title)
    return []
  }
  const next: Record<string, string> = { ...search }
  for (const name of naming) {
    const named = name in search ? terms().read(String(search[name])) : undefined
    if (named === undefined) continue
    const found = await Promise.all(named.map((one) => versionOf(name, one)))
    const ids = found.flat().join(',')
    if (ids === '') delete next[name]
    else next[name] = ids
  }
  return { search: next, without }
}
