import type { Identified } from '../../../core/resource/collection.ts'
import type { Listed } from '../../../core/query/readOptions.ts'
import type { Language } from '../../../api/language.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { bareHit, type RecordHit } from './hit.ts'

/** What the five have in common that is looked at here. */
export interface Found extends Identified {
  readonly slug: string
  readonly url: string
}

/** In which words a hit is told. */
export interface Telling {
  /** language of the interface */
  readonly speaking: string
  /** of the site's clock */
  readonly today: WallDay
}

/** What tells one record from another. */
export type Face = Pick<RecordHit, 'title' | 'when' | 'where'> &
  Partial<Pick<RecordHit, 'parent' | 'status' | 'isHidden' | 'isProtected' | 'isPast'>>

/** A collection as it is searched. */
export interface Source<R extends Found, Filters> {
  readonly collection: Listed<R, Filters> & { readonly titleOf: (record: R) => string }
  /** the listing of records with these words, in these statuses where it has any */
  readonly withWords: (words: string, status: readonly string[]) => Filters
  /** the same of what is on or comes: a listing that is long begins with what has long been over */
  readonly coming?: (words: string, status: readonly string[], today: WallDay) => Filters
  /** the listing of the record with this slug, where the service has no route for it */
  readonly withSlug?: (slug: string) => Filters
  /** whether it is over: it comes after all that is not */
  readonly isOver?: (record: R, telling: Telling) => boolean
  /** @param among what was found beside it */
  readonly face: (record: R, among: readonly R[], telling: Telling) => Face
}

/** A record as a hit of the language it was found in, or of the one that its own address names. */
export function hitOf<R extends Found, Filters>(
  source: Source<R, Filters>,
  { record, among, language }: { record: R; among: readonly R[]; language: Language },
  telling: Telling,
): RecordHit {
  const { name: collection } = source.collection
  const face = source.face(record, among, telling)
  const place = { kind: 'id', id: String(record.id) } as const
  const bare = bareHit({ collection, language, place, title: face.title })
  return { ...bare, ...face, url: record.url }
}
