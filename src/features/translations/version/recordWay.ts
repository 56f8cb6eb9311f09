import type { Language } from '../../../api/language.ts'
import type { VersionRequest } from './versionRequest.ts'

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
