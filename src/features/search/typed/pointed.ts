import { type CollectionName, collectionNames } from '../../../core/resource/collection.ts'
import { namedInAddress, type NamedRecord } from '../../../core/resource/namedRecord.ts'
import { type Language, languageOf } from '../../../api/language.ts'
import { addressLanguage } from './addressLanguage.ts'
import { rootOf, type Surroundings } from './surroundings.ts'

/** A record that a web address names. */
export interface Pointed {
  readonly named: NamedRecord
  /** null where the address does not tell */
  readonly collection: CollectionName | null
  /** null where the address does not tell */
  readonly language: Language | null
  /** the address on the public site; null for one of Agenda, which any record may have */
  readonly address: URL | null
}

const records = `(${collectionNames.join('|')})/(?:by-slug/([^/]+)|([1-9]\\d{0,14}))`

function namedBy(slug: string | undefined, id: string | undefined): NamedRecord | null {
  if (id !== undefined) return { kind: 'id', id }
  return slug === undefined ? null : { kind: 'slug', slug }
}

const collectionOf = (name: string | undefined): CollectionName | null =>
  collectionNames.find((known) => known === name) ?? null

/** What an address of Agenda itself names: the page of a record, or one about it. */
export function pointedInAgenda(address: URL, around: Surroundings): Pointed | null {
  const path = address.pathname.slice(rootOf(around).pathname.length)
  const found = new RegExp(`^([^/]+)/${records}(?:/|$)`).exec(path)
  const [, code = '', name, slug, id] = found ?? []
  const [language, named] = [languageOf(around.configuration, code), namedBy(slug, id)]
  return language && named && { named, collection: collectionOf(name), language, address: null }
}

/** What an address of the service itself names, as records say their own (contract.md §1.1, `rest_url`). */
function pointedInService(address: URL, around: Surroundings): Pointed | null {
  const { namespace } = around.configuration.service
  const [, path] = address.pathname.split(`/${namespace}/`)
  const [, name, slug, id] = new RegExp(`^${records}/?$`).exec(path ?? '') ?? []
  const named = namedBy(slug, id)
  const language = addressLanguage(address, around)
  return named && { named, collection: collectionOf(name), language, address }
}

/**
 * Interface silent: the parts of a public address are not specified. The resource is read from the content system's
 * default segments and parameters.
 */
const kinds: readonly [sign: RegExp, collection: CollectionName][] = [
  [/[?&]taxonomy=tribe_events_cat\b|\/(?:events\/)?category\//, 'categories'],
  [/[?&]taxonomy=post_tag\b|\/(?:events\/)?tag\//, 'tags'],
  [/[?&]post_type=tribe_venue\b|\/venue\//, 'venues'],
  [/[?&]post_type=tribe_organizer\b|\/organizer\//, 'organizers'],
  [/[?&]post_type=tribe_events\b|\/event\//, 'events'],
]

/** What an address of the public site, of its administration or of the service names; null for nothing. */
export function pointedInSite(address: URL, around: Surroundings): Pointed | null {
  const inService = pointedInService(address, around)
  if (inService) return inService
  const named = namedInAddress(address)
  // The home of a language is no record.
  if (!named || (named.kind === 'slug' && languageOf(around.configuration, named.slug))) return null
  const whole = `${address.pathname}${address.search}`
  const collection = kinds.find(([sign]) => sign.test(whole))?.[1] ?? null
  return { named, collection, language: addressLanguage(address, around), address }
}
