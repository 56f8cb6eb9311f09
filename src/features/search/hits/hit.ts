import type { CollectionName } from '../../../core/resource/collection.ts'
import type { NamedRecord } from '../../../core/resource/namedRecord.ts'
import type { Language } from '../../../api/language.ts'

/** A record that was found. */
export interface RecordHit {
  readonly kind: 'record'
  readonly key: string
  readonly collection: CollectionName
  /** the language whose page it opens in */
  readonly language: Language
  readonly place: NamedRecord
  /** `''` where it has no name, or tells none */
  readonly title: string
  /** in the words of the interface */
  readonly when: string
  /** in the words of the record: its town, its category above */
  readonly where: string
  /** the category above it whose name is not known; 0 for none */
  readonly parent: number
  /** `''` for terms */
  readonly status: string
  readonly isHidden: boolean
  readonly isProtected: boolean
  readonly isPast: boolean
  /** its public address, `''` for none */
  readonly url: string
}

/** Everything else that can be chosen: a page to go to. */
export interface PageHit {
  readonly kind: 'page'
  readonly key: string
  readonly label: string
  /** where a list of one language is told from those of others */
  readonly language?: Language
  /** below Agenda's base, with query and hash */
  readonly path: string
}

export type Hit = RecordHit | PageHit

/** Hits under a heading. */
export interface HitGroup {
  readonly name: 'named' | 'pages' | 'pinned' | 'recent' | CollectionName
  readonly hits: readonly Hit[]
  /** none has all that was asked for */
  readonly isLoose?: boolean
}

/** One key for one record, whatever language's listing shows it: a service may keep one record for all. */
function keyOfRecord(collection: CollectionName, place: NamedRecord): string {
  return `${collection} ${place.kind === 'id' ? place.id : place.slug}`
}

/** A hit of which nothing is told but what it is called. */
export function bareHit(
  which: Pick<RecordHit, 'collection' | 'language' | 'place' | 'title'>,
): RecordHit {
  return {
    ...which,
    kind: 'record',
    key: keyOfRecord(which.collection, which.place),
    when: '',
    where: '',
    parent: 0,
    status: '',
    isHidden: false,
    isProtected: false,
    isPast: false,
    url: '',
  }
}

/** A part of a path; a slug that is percent-encoded already stays as it is (contract.md §7.9). */
function segmentOf(slug: string): string {
  return /%[\da-f]{2}/i.test(slug) ? slug : encodeURIComponent(slug)
}

/** The page that a hit opens, below Agenda's base. */
export function pathOf(hit: Hit): string {
  if (hit.kind === 'page') return hit.path
  const { language, collection, place } = hit
  const last = place.kind === 'id' ? place.id : `by-slug/${segmentOf(place.slug)}`
  return `/${language}/${collection}/${last}`
}
