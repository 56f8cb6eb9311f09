import type { Row, Rows } from '../store/rows.ts'
import type { Directory } from './directory.ts'
import { makeSlugBook } from './slugs.ts'
import type { TermIds } from './terms.ts'
import type { Tongue } from './tongues.ts'
import type { Version } from './versions.ts'

interface LookUp {
  terms: TermIds
  venues: Directory
  organizers: Directory
}

interface Numbered extends Version {
  id: number
}

const isKnown = (id: number | undefined): id is number => id !== undefined

/** Slug, status and what a trashed record goes back to. Half of the drafts have no slug yet. */
const slugged = (version: Version, slug: (language: string, wanted: string) => string): Row => {
  const { status, wantedSlug, tongue } = version
  const isDraft = status === 'draft' || status === 'pending'
  if (isDraft && wantedSlug.length % 2 === 0) return { status, slug: '' }
  const own = slug(tongue, wantedSlug)
  if (status !== 'trash') return { status, slug: own }
  return { status, slug: `${own}__trashed`, previous_status: 'publish', previous_slug: own }
}

const links = (numbered: readonly Numbered[], lookUp: LookUp): Rows => {
  const { terms, venues, organizers } = lookUp
  const termIds = ({ occasion, tongue }: Version): number[] => [
    ...new Set([
      ...occasion.categories.map((key) => terms('category', key, tongue)).filter(isKnown),
      ...occasion.tags.map((key) => terms('tag', key, tongue)).filter(isKnown),
    ]),
  ]
  return {
    event_terms: numbered.flatMap((version) =>
      termIds(version).map((term) => ({ event: version.id, term })),
    ),
    event_venues: numbered.flatMap(({ id, occasion, tongue, drift }) => {
      const venue = venues.idOf(occasion.venue ?? '', tongue)
      return venue === undefined || drift === 'venueForgotten'
        ? []
        : { event: id, venue, position: 0 }
    }),
    event_organizers: numbered.flatMap(({ id, occasion, tongue }) =>
      occasion.organizers
        .map((key) => organizers.idOf(key, tongue))
        .filter(isKnown)
        .map((organizer, position) => ({ event: id, organizer, position })),
    ),
  }
}

/** The ids of the occasions that others are part of, by slug and language. */
const wholes = (numbered: readonly Numbered[]): Map<string, number> =>
  new Map(
    numbered.flatMap(({ id, occasion, tongue }): [string, number][] =>
      occasion.fixed?.slug === undefined ? [] : [[`${occasion.fixed.slug} ${tongue}`, id]],
    ),
  )

const writingOrder = (one: Version, other: Version): number =>
  String(one.row['date']) < String(other.row['date']) ? -1 : 1

const withId = (version: Version, id: number): Numbered => ({ ...version, id })

/** Events with ids and slugs in the order in which they were written, and their links. */
export const numberedEvents = (
  versions: readonly Version[],
  nextId: () => number,
  lookUp: LookUp,
): Rows => {
  const numbered = [...versions].sort(writingOrder).map((version) => withId(version, nextId()))
  const slug = makeSlugBook()
  const parents = wholes(numbered)
  const parentOf = (partOf: string | undefined, tongue: Tongue) =>
    partOf === undefined ? null : (parents.get(`${partOf} ${tongue}`) ?? null)
  return {
    events: numbered.map((version) => ({
      id: version.id,
      ...version.row,
      ...slugged(version, slug),
      post_parent: parentOf(version.occasion.fixed?.partOf, version.tongue),
    })),
    ...links(numbered, lookUp),
  }
}
