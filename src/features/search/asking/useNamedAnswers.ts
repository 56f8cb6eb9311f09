import { useQueries } from '@tanstack/react-query'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import type { NamedRecord } from '../../../core/resource/namedRecord.ts'
import { listOptions, recordBySlugOptions, recordOptions } from '../../../core/query/readOptions.ts'
import type { Language } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { bareHit } from '../hits/hit.ts'
import { hitOf, type Found, type Source, type Telling } from '../hits/source.ts'
import {
  categoriesSought,
  eventsSought,
  organizersSought,
  tagsSought,
  venuesSought,
} from '../hits/sources.ts'
import type { Answer } from './answer.ts'

/** A record by its number or its slug, as whoever is signed in may see it; null asks nothing. */
export interface NameQuery {
  readonly service: Service
  readonly named: NamedRecord | null
  /** null for all of them */
  readonly collection: CollectionName | null
  readonly languages: readonly Language[]
  /** the language that the public address of a record names, null for none */
  readonly languageOf: (url: string) => Language | null
  /** whether a record with this public address may be the one that is meant */
  readonly isMeant: (url: string) => boolean
  readonly telling: Telling
}

/** The ways of asking for a record by a name: by its number, by its slug, or by a listing of that slug. */
function useReadings<R extends Found, Filters>(source: Source<R, Filters>, asked: NameQuery) {
  const { service, named, languages } = asked
  const { collection, withSlug } = source
  const isAsked = asked.collection === null || asked.collection === collection.name
  const there = isAsked && named ? languages.map((language) => service.in(language)) : []
  const id = named?.kind === 'id' ? Number(named.id) : null
  const slug = named?.kind === 'slug' ? named.slug : null
  const byId = useQueries({
    queries: id === null ? [] : there.map((at) => recordOptions(at, collection, id)),
  })
  const bySlug = useQueries({
    queries:
      slug === null || withSlug ? [] : there.map((at) => recordBySlugOptions(at, collection, slug)),
  })
  const listed = useQueries({
    queries:
      slug === null || !withSlug
        ? []
        : there.map((at) => listOptions(at, collection, withSlug(readableSlug(slug)))),
  })
  return [
    ...[...byId, ...bySlug].map((reading) => ({
      reading,
      records: reading.data ? [reading.data] : [],
    })),
    ...listed.map((reading) => ({ reading, records: reading.data?.items ?? [] })),
  ]
}

function useNamed<R extends Found, Filters>(
  source: Source<R, Filters>,
  asked: NameQuery,
): readonly Answer[] {
  const { named, languages, languageOf, isMeant, telling } = asked
  const { name } = source.collection
  const readings = useReadings(source, asked)
  return languages.flatMap((language, at) => {
    const found = readings[at]
    if (found === undefined || named === null) return []
    const { error, isFetching, refetch } = found.reading
    const isProtected = error instanceof ApiError && error.kind === 'password'
    const those = found.records.filter(({ url }) => isMeant(url))
    const hits = those.map((record) => {
      const own = languageOf(record.url) ?? language
      return hitOf(source, { record, among: [], language: own }, telling)
    })
    return {
      collection: name,
      language,
      // Only its own page asks for the password.
      hits: isProtected
        ? [{ ...bareHit({ collection: name, language, place: named, title: '' }), isProtected }]
        : hits,
      total: hits.length,
      isReading: isFetching,
      isOvertaken: false,
      // That there is no such record here is an answer.
      error: isFetching || isProtected || isMissing(error) ? null : error,
      again: () => void refetch(),
    }
  })
}

/** What all five say of a name: most of them that they have none of it. */
export function useNamedAnswers(asked: NameQuery): readonly Answer[] {
  return [
    ...useNamed(eventsSought, asked),
    ...useNamed(venuesSought, asked),
    ...useNamed(organizersSought, asked),
    ...useNamed(categoriesSought, asked),
    ...useNamed(tagsSought, asked),
  ]
}
