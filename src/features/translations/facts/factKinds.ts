import { type Identified, valuesOf } from '../../../core/resource/collection.ts'
import type { Fields } from '../../../core/resource/field.ts'
import type { Values } from '../../../core/write/merge.ts'
import { eventForm, factNames } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'
import type { Configuration } from '../../../api/configuration.ts'

/** Collections that have facts: of a tag each language says everything for itself. */
export const factCollections = ['events', 'venues', 'organizers', 'categories'] as const
export type FactCollection = (typeof factCollections)[number]

/** What a record shows of itself beside its facts. */
export interface FactRecord extends Identified {
  readonly slug: string
  readonly start_date?: string
}

/** The facts of one collection: what is to be the same in every language, and how it is read and written. */
export interface FactKind {
  readonly of: FactCollection
  /** in the order of the page */
  readonly names: readonly string[]
  boxesOf(record: Identified, site: Configuration): Values
  /** The values of some of them, as they are handed over for saving. */
  valuesOf(record: Identified, site: Configuration, names: readonly string[]): Values
}

// Sound because the records of a collection come from its own listing.
const filled = (record: Identified, site: Configuration) =>
  eventForm.filled(record as EventRecord, site)

const eventFacts: FactKind = {
  of: 'events',
  names: factNames,
  boxesOf: (record, site) => ({ ...filled(record, site) }),
  valuesOf(record, site, names) {
    const some = factNames.filter((name) => names.includes(name))
    return { ...eventForm.valuesOf(filled(record, site), some) }
  },
}

function plainFacts(of: FactCollection, names: readonly string[]): FactKind {
  const fields: Fields<Identified> = writables[of].fields
  return {
    of,
    names,
    boxesOf: (record) => valuesOf(fields, record),
    valuesOf(record, _site, some) {
      const values = valuesOf(fields, record)
      return Object.fromEntries(some.map((name) => [name, values[name]]))
    },
  }
}

/**
 * What a name, a text, a town, a province or a country is called is each language's own: no facts. Of a category the
 * one above it is a fact, as a link.
 */
export const factKinds: Readonly<Record<FactCollection, FactKind>> = {
  events: eventFacts,
  venues: plainFacts('venues', [
    'address',
    'zip',
    'phone',
    'website',
    'image',
    'show_map',
    'show_map_link',
  ]),
  organizers: plainFacts('organizers', ['email', 'phone', 'website', 'image']),
  categories: plainFacts('categories', ['parent']),
}

/** The numbers that a box of links holds; one above is one, and the top is none. */
export function idsIn(boxes: Values, field: string): readonly number[] {
  const value = boxes[field]
  if (Array.isArray(value)) return value.map(Number)
  return typeof value === 'number' && value !== 0 ? [value] : []
}

/** The same numbers as the box holds them. */
export function boxOf(field: string, ids: readonly number[]): unknown {
  return field === 'parent' ? (ids[0] ?? 0) : ids
}
