import type { Field, Fields } from '../resource/field.ts'
import type { Values } from './merge.ts'
import type { Operation } from './operation.ts'
import type { Difference } from './saved.ts'
import { attributesOf, elementsOf } from '../resource/richText.ts'

/** Elements that a site puts around what it shows, whatever was written. */
const wrapping = new Set(['div', 'span', 'figure', 'figcaption'])

/** Instructions to the site, of which it may make any element. */
const instructions = /\[\/?[a-z]|\/-->/i

/** What is more than words, and no rendering makes by itself: elements, where links lead, which pictures are shown. */
function marksOf(html: string): ReadonlySet<string> {
  const elements = [...elementsOf(html)].filter((element) => !wrapping.has(element))
  const addresses = [...attributesOf(html).keys()].filter((key) =>
    /^(a href|(img|iframe) src) /.test(key),
  )
  return new Set([...elements, ...addresses])
}

/**
 * Whether something that was taken out of a text, a link, a picture, what made words bold, is there again. Of what is
 * there more than once, one that comes back is not seen: a rendering may divide them.
 */
export function isTakenAwayBack(was: string, intended: string, found: string): boolean {
  if (instructions.test(intended)) return false
  const kept = marksOf(intended)
  const there = marksOf(found)
  return [...marksOf(was)].some((mark) => !kept.has(mark) && there.has(mark))
}

/** Whether a field is as it was meant: nothing of that is missing, and nothing that was taken out of a text is back. */
export function isAsMeant<R>(
  { kind, same }: Field<R, unknown>,
  was: unknown,
  intended: unknown,
  found: unknown,
): boolean {
  if (!same(intended, found)) return false
  return kind !== 'html' || !isTakenAwayBack(String(was), String(intended), String(found))
}

/**
 * Every field that is not what the save meant it to be: what was changed as it was meant,
 * everything else as it was. What follows from the request itself is no difference (modes.md).
 * @param sent the names in the payload
 */
export function differencesOf<R>(
  fields: Fields<R>,
  before: R,
  after: R,
  changes: Values,
  sent: ReadonlySet<string>,
): Difference[] {
  const touched = new Set(Object.keys(changes))
  return Object.entries(fields).flatMap(([name, field]) => {
    const was = field.of(before)
    const intended = touched.has(name) ? changes[name] : was
    const found = field.of(after)
    if (
      isAsMeant(field, was, intended, found) ||
      field.follows?.({ before, after, touched, intended })
    )
      return []
    return [{ field: name, intended, found, sent: sent.has(name) }]
  })
}

/** The changes that are not to be found in the record. @param before as it was, null of one that was made */
export function unmet<R>(
  fields: Fields<R>,
  before: R | null,
  record: R,
  changes: Values,
): string[] {
  return Object.entries(changes).flatMap(([name, intended]) => {
    const field = fields[name]
    if (field === undefined) return []
    const was = before === null ? intended : field.of(before)
    return isAsMeant(field, was, intended, field.of(record)) ? [] : [name]
  })
}

/** Every value that is not as it was meant in a record just made, save for what follows from it. */
export function differencesOfNew<R>(fields: Fields<R>, record: R, values: Values): Difference[] {
  const touched = new Set(Object.keys(values))
  return unmet(fields, null, record, values).flatMap((name) => {
    const field = fields[name]
    const intended = values[name]
    const write = { before: null, after: record, touched, intended }
    if (field === undefined || field.follows?.(write)) return []
    return [{ field: name, intended, found: field.of(record), sent: true }]
  })
}

/** The fields in which two readings of a record disagree. */
export function changedBetween<R>(fields: Fields<R>, one: R, other: R): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.same(field.of(one), field.of(other)) ? [] : [name],
  )
}

/**
 * A write that was done, with the fields of which the service made something else than was meant; somebody else's value
 * that stood in its place right after, too. Of the rest, only what went out: all else is somebody else's.
 */
export function withDifferences<R>(fields: Fields<R>, operation: Operation): Operation {
  const { before, after, left = after, changes, sent } = operation
  if (operation.state !== 'verified' || after === null) return operation
  // Sound because the safe writer records what its collection read.
  const differences = (record: unknown) =>
    before === null
      ? differencesOfNew(fields, record as R, changes)
      : differencesOf(fields, before as R, record as R, changes, new Set(sent))
  const isMeant = ({ field }: Difference) => Object.hasOwn(changes, field)
  const beside = differences(left).filter((one) => one.sent && !isMeant(one))
  const differs = [...differences(after).filter(isMeant), ...beside].map(({ field }) => field)
  return differs.length > 0 ? { ...operation, state: 'differs', differs } : operation
}
