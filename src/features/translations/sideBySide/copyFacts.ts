import type { EventRecord } from '../../../resources/events/events.ts'
import { type FactName, factNames } from '../../../resources/events/editing.ts'
import type { Found } from '../near/found.ts'
import type { LinkedCollection, Listing } from '../pairing/listing.ts'
import { differingFacts } from '../state/facts.ts'
import { eventVersion, linkedCollections, type LinkFact } from '../state/version.ts'

export type LinkName = LinkFact

/** Those of an event. */
export type EventLink = Exclude<LinkName, 'parent'>

export function isLink(name: string): name is LinkName {
  return Object.hasOwn(linkedCollections, name)
}

export function isEventLink(name: FactName): name is EventLink {
  return isLink(name)
}

export interface Named {
  readonly id: number
  readonly name: string
}

/** A linked record whose version in another language nobody has confirmed. */
export interface LinkQuestion {
  readonly field: LinkName
  readonly collection: LinkedCollection
  readonly from: Named
  /** where its version is wanted */
  readonly language: string
  /** what it may be, likeliest first */
  readonly options: readonly Named[]
  /** of these, the one that is almost certain; nothing where each is merely possible */
  readonly likely?: number | undefined
  /** The field has others beside it, which may go without it. */
  readonly isAmongOthers?: boolean
}

/** The id of the version; a new one; the others without it; or the field is left as it is there. */
export type LinkAnswer = number | 'create' | 'without' | 'leave'

export const keyOfQuestion = ({
  field,
  from,
  language,
}: Pick<LinkQuestion, 'field' | 'language'> & { from: Pick<Named, 'id'> }) =>
  `${language} ${field} ${from.id}`

/**
 * What is almost certain is proposed, and nothing that is merely possible: that is for an editor to say. A place or an
 * organizer with nothing like it there is made. Of terms there are many that a language does without: none is made
 * unless somebody says so.
 */
export function usualAnswer({ likely, options, collection }: LinkQuestion): LinkAnswer {
  const isTerm = collection === 'categories' || collection === 'tags'
  return likely ?? (isTerm || options.length > 0 ? 'leave' : 'create')
}

/** What one language lists by id, as people call it. */
export function namesIn(listings: readonly Listing[]) {
  const names = new Map<string, string>()
  for (const { language, venues, organizers, categories, tags } of listings) {
    const put = (collection: string, id: number, name: string) =>
      names.set(`${language} ${collection} ${id}`, name)
    for (const { id, venue } of venues) put('venues', id, venue)
    for (const { id, organizer } of organizers) put('organizers', id, organizer)
    for (const { id, name } of categories) put('categories', id, name)
    for (const { id, name } of tags) put('tags', id, name)
  }
  return (language: string, collection: LinkedCollection, id: number) =>
    names.get(`${language} ${collection} ${id}`) ?? `#${id}`
}

export type NameOf = ReturnType<typeof namesIn>

interface Way {
  readonly found: Found
  readonly nameOf: NameOf
  readonly from: string
  readonly to: string
}

/** What has to be asked before these links can be told in another language. */
export function questionsOf(
  { found, nameOf, from, to }: Way,
  boxes: Readonly<Partial<Record<LinkName, readonly number[]>>>,
  names: readonly string[],
): LinkQuestion[] {
  return names.filter(isLink).flatMap((field) => {
    const collection = linkedCollections[field]
    const ids = boxes[field] ?? []
    return ids.flatMap((id): LinkQuestion[] => {
      const place = { language: from, id }
      const mate = found.mateOf(collection, place, to)
      if (mate?.certainty === 'confirmed') return []
      const proposed = found.proposals(collection, place, to).map(({ other }) => other)
      const those = new Set([...(mate ? [mate.id] : []), ...proposed])
      return [
        {
          field,
          collection,
          from: { id, name: nameOf(from, collection, id) },
          language: to,
          options: [...those].map((other) => ({ id: other, name: nameOf(to, collection, other) })),
          likely: mate?.certainty === 'almostCertain' ? mate.id : undefined,
          isAmongOthers: ids.length > 1,
        },
      ]
    })
  })
}

/**
 * Of the links that a version has, those that may be what it is not to be given: nobody has said so, and they stay.
 * @param there what the version is linked to
 */
export function preservedLinks(
  { found, from, to }: Pick<Way, 'found' | 'from' | 'to'>,
  field: LinkName,
  id: number,
  there: readonly number[],
): readonly number[] {
  const collection = linkedCollections[field]
  const place = { language: from, id }
  const proposed = found.proposals(collection, place, to).map(({ other }) => other)
  const may = new Set([...proposed, found.mateOf(collection, place, to)?.id])
  return there.filter((other) => may.has(other))
}

/**
 * The links of a field in another language, but for those that it is to go without.
 * @param answered of one of which nobody has confirmed a version, what stands for it there
 * @returns nothing where one of them has no version there, or none is left: then the field stays as it is
 */
export function linksThere<Name extends LinkName>(
  { found, from, to }: Pick<Way, 'found' | 'from' | 'to'>,
  field: Name,
  ids: readonly number[],
  answered: (field: Name, id: number) => number | readonly number[] | undefined,
): number[] | undefined {
  const there = ids.map((id) => {
    const mate = found.mateOf(linkedCollections[field], { language: from, id }, to)
    return mate?.certainty === 'confirmed' ? mate.id : answered(field, id)
  })
  const known = there.flatMap((id) => id ?? [])
  const isCleared = ids.length > 0 && known.length === 0
  return isCleared || there.includes(undefined) ? undefined : [...new Set(known)]
}

/** Names of the facts in which two versions differ. */
export function drifted(
  { found, from, to }: Pick<Way, 'found' | 'from' | 'to'>,
  source: EventRecord,
  other: EventRecord,
  siteZone: string,
): FactName[] {
  const here = eventVersion(from, source, siteZone)
  const there = eventVersion(to, other, siteZone)
  const names: readonly string[] = differingFacts(here, there, found.index)
  return factNames.filter((name) => names.includes(name))
}
