import type { Configuration } from '../../../api/configuration.ts'
import { type Language, languageOf } from '../../../api/language.ts'
import { pairedCollections, type PairedCollection } from '../pairing/listing.ts'

/** Where a record was looked for in its own language. */
export type RecordPlace = { readonly id: number } | { readonly slug: string }

/** A record whose version in another language is wanted. */
export interface VersionRequest {
  /** of the record */
  readonly from: Language
  readonly collection: PairedCollection
  readonly place: RecordPlace
  /** it was open beside its versions, and so is what is found */
  readonly isBeside: boolean
}

/** @param path of the page of a record, from its language on: `ca/events/12`. Null where it names none. */
export function versionRequest(path: string, configuration: Configuration): VersionRequest | null {
  const [code = '', room = '', id = '', slug = ''] = path.split('/')
  const from = languageOf(configuration, code)
  const isBeside = room === 'translations'
  const name = isBeside ? 'events' : room
  const collection = pairedCollections.find((one) => one === name)
  if (from === null || collection === undefined) return null
  const isBySlug = id === 'by-slug' && slug !== ''
  if (!isBySlug && !/^[1-9]\d{0,14}$/.test(id)) return null
  return { from, collection, place: isBySlug ? { slug } : { id: Number(id) }, isBeside }
}

/** The way to a record's page in a language; beside its versions, where it was asked for from there. */
export function recordWay(
  { collection, place, isBeside }: Pick<VersionRequest, 'collection' | 'place' | 'isBeside'>,
  language: Language,
) {
  const room = isBeside ? 'translations' : collection
  const to: string = 'id' in place ? `/$language/${room}/$id` : `/$language/${room}/by-slug/$slug`
  const own = 'id' in place ? { id: String(place.id) } : place
  return { to, params: { language, ...own } }
}
