import { isDigits, isEmpty, listOf, positiveOf } from '../lists.ts'
import type { Check, CheckContext } from '../parameters/parameter.ts'
import { mayUpload } from '../permissions.ts'
import { findBySlug } from '../posts/find.ts'
import { pictureAt } from '../posts/pictures.ts'
import { type PostTable, type TermKind, rowExists, termExists, termIdOf } from './known.ts'

/**
 * The id of an item route.
 * Interface silent: the answer to an unknown id is not specified. It is 404, after permissions were checked (modes.md).
 */
export const isKnown =
  (table: PostTable): Check =>
  (value, { world }) => {
    if (world.mode === 'interface') return true
    if (table === 'events' && world.options.unknownEventIs404) return true
    return rowExists(world, table, positiveOf(value) ?? 0)
  }

export const isKnownSlug =
  (table: PostTable): Check =>
  async (value, { world, language }) =>
    world.mode === 'interface' || (await findBySlug(world, table, String(value), language)) !== null

export const isKnownTerm =
  (kind: TermKind): Check =>
  (value, { world }) =>
    world.mode === 'interface' || termExists(world, kind, positiveOf(value) ?? 0)

/** An event that a filter speaks of. */
export const isEvent: Check = (value, { world }) =>
  rowExists(world, 'events', positiveOf(value) ?? 0)

/** The parent whose children a listing shows: no listing knows the top level (contract.md 43). */
export const isCategory: Check = (value, { world }) =>
  termExists(world, 'category', positiveOf(value) ?? 0)

/** A category to hang another one under; 0 is the top level for the interface alone (modes.md). */
export const isParent: Check = (value, context) =>
  (context.world.mode === 'interface' && (value === 0 || value === '0')) ||
  isCategory(value, context)

/** A filter names something, and each of it is there. */
const each =
  (isThere: (entry: string, context: CheckContext) => Promise<boolean>): Check =>
  async (value, context) => {
    const known = await Promise.all(listOf(value).map((entry) => isThere(entry, context)))
    return known.length > 0 && known.every(Boolean)
  }

/** Ids of a filter, each of a term that exists. */
export const areTermIds = (kind: TermKind): Check =>
  each((id, { world }) => termExists(world, kind, positiveOf(id) ?? 0))

/** Slugs or ids of a filter, each of a term that exists. */
export const areTerms = (kind: TermKind): Check =>
  each(async (entry, { world, language }) => {
    return (await termIdOf(world, kind, language, entry)) !== null
  })

/** Ids of a filter, each of a record that exists. */
export const arePosts = (table: PostTable): Check =>
  each((id, { world }) => rowExists(world, table, positiveOf(id) ?? 0))

export const isAuthor: Check = (value, { world }) =>
  rowExists(world, 'accounts', positiveOf(value) ?? 0)

/**
 * A picture's id or address. Live sites fetch the address for those who may upload; nothing is
 * fetched here, so it has to be one of the world's own pictures.
 */
const isPicture: Check = async (value, { world, account }) => {
  const text = String(value)
  if (isDigits(text)) return rowExists(world, 'pictures', positiveOf(text) ?? 0)
  // Interface silent: the form of an address is not specified. It is an absolute http or https URL.
  if (world.mode === 'interface') return /^https?:\/\//i.test(text) && URL.canParse(text)
  return mayUpload(account) && (await pictureAt(world, text)) !== null
}

/** An event's picture: on live sites "" is refused, leaving it out removes (contract.md §7.6). */
export const isEventImage: Check = (value, context) =>
  isEmpty(value) ? context.world.mode === 'interface' : isPicture(value, context)

export const isImage: Check = (value, context) => isEmpty(value) || isPicture(value, context)
