import type { BoardState } from '../board/useBoard.ts'
import type { IsThere } from '../confirmed/pairsFile.ts'
import type { PairedCollection } from '../pairing/listing.ts'

/**
 * Whether a record is there, as far as the board knows: of events it reads some months and never the hidden ones,
 * and a language or a collection that it did not read says nothing. What is not known counts as there.
 */
export function isListed({ listings }: Pick<BoardState, 'listings'>): IsThere {
  const known = new Map<string, ReadonlySet<number>>()
  for (const { language, ...collections } of listings)
    for (const [collection, records] of Object.entries(collections))
      if (records.length > 0)
        known.set(`${collection} ${language}`, new Set(records.map(({ id }) => id)))
  return (collection: PairedCollection, language, id) =>
    collection === 'events' || known.get(`${collection} ${language}`)?.has(id) !== false
}
