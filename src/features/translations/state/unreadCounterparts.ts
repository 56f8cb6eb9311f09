import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'

const keyOf = ({ language, id }: Place) => `${language} ${id}`

interface OfLanguage {
  readonly language: string
  /** confirmed versions of which it is not known whether they are there */
  readonly unknown: readonly number[]
}

/** All of them, as keys that `unreadMates` takes. */
export function unknownKeys(languages: readonly OfLanguage[]): readonly string[] {
  return languages.flatMap(({ language, unknown }) => unknown.map((id) => keyOf({ language, id })))
}

/**
 * Whether what editors confirmed as a record's version in a language is one of those of which it is not known whether
 * they are there: such a version is not missing.
 */
export function unreadCounterparts(
  { together }: Pick<ConfirmedPairs, 'together'>,
  of: PairedCollection,
  unknown: readonly string[],
): (record: Place, language: string) => boolean {
  const unread = new Set(unknown)
  const mates = new Set<string>()
  for (const { collection, versions } of unread.size > 0 ? together : []) {
    if (collection !== of) continue
    const places = Object.entries(versions).map(([language, id]) => ({ language, id }))
    for (const lost of places.filter((place) => unread.has(keyOf(place))))
      for (const place of places) mates.add(`${keyOf(place)} ${lost.language}`)
  }
  return (record, language) => mates.has(`${keyOf(record)} ${language}`)
}
