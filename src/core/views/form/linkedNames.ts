import type { CollectionName, Identified, Writable } from '../../resource/collection.ts'
import { nameOf } from '../../resource/recordName.ts'

/** Of what collection the records are that a field names by their numbers. */
const linked: Readonly<Record<string, CollectionName>> = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
  parent: 'categories',
}

/** What reading the name of a record needs of its collection. */
export type Named = Pick<Writable<Identified>, 'name' | 'read' | 'fields'>

export type NamedCollections = Readonly<Partial<Record<Exclude<CollectionName, 'events'>, Named>>>

export function linkedBy(field: string, collections: NamedCollections): Named | undefined {
  const name = Object.hasOwn(linked, field) ? linked[field] : undefined
  return name === undefined || name === 'events' ? undefined : collections[name]
}

const isRecord = (link: unknown): link is Identified => typeof Object(link).id === 'number'

/** What a record tells of one that it is linked to by a field; undefined where it tells a number at most. */
export function nameIn(named: Named, record: unknown, field: string, id: number) {
  const links: unknown = new Map(Object.entries(Object(record))).get(field)
  const found = Array.isArray(links)
    ? links.filter(isRecord).find((link) => link.id === id)
    : undefined
  return found && nameOf(named, found)
}
