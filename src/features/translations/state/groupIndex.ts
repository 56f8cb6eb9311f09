import type { Group, Pairing, Place } from '../pairing/pairing.ts'
import { pairedCollections, type PairedCollection } from '../pairing/listing.ts'

/** Finds the versions of a record. */
export interface GroupIndex {
  groupOf(collection: PairedCollection, place: Place): Group | undefined
  /** the id of its version in a language; itself in its own */
  counterpart(collection: PairedCollection, place: Place, language: string): number | undefined
}

export function groupIndex(pairing: Pairing): GroupIndex {
  const groups = new Map<string, Group>()
  const keyOf = (collection: PairedCollection, language: string, id: number) =>
    `${collection} ${language} ${id}`
  for (const collection of pairedCollections)
    for (const group of pairing.groups[collection])
      for (const [language, id] of Object.entries(group.versions))
        groups.set(keyOf(collection, language, id), group)
  const groupOf = (collection: PairedCollection, { language, id }: Place) =>
    groups.get(keyOf(collection, language, id))
  return {
    groupOf,
    counterpart: (collection, place, language) =>
      place.language === language ? place.id : groupOf(collection, place)?.versions[language],
  }
}
