import * as z from 'zod/mini'
import { isBlank } from './isBlank.ts'

/** What a form draws and a comparison compares by. */
export type FieldKind =
  | 'name'
  | 'html'
  | 'text'
  | 'slug'
  | 'status'
  | 'zone'
  | 'number'
  | 'flag'
  | 'wallTime'
  | 'picture'
  | 'cost'
  | 'address'
  | 'links'

/** Left out of a payload, where omission is what empties a field. */
export const leftOut = Symbol('left out')

/** In place of the record's own id: how a live service takes a category to the top. */
export const ownId = Symbol('own id')

/** A write as one of its fields came out of it. */
export interface DoneWrite<R, V> {
  /** null of a record that the write made */
  readonly before: R | null
  readonly after: R
  /** the names of the fields that were meant to change */
  readonly touched: ReadonlySet<string>
  readonly intended: V
}

/** Everything the code knows of one field of a resource, of its record `R` and its value `V`. */
export interface Field<R, V> {
  readonly kind: FieldKind
  /** what may be handed over for it; its messages are codes of `collection.problem` */
  readonly schema: z.ZodMiniType<V, V>
  /** required on create */
  readonly required?: boolean
  /** a fresh form's value */
  readonly blank: V
  /** the value an editor sees of a record */
  of(record: R): V
  /**
   * how a value that is not empty is written
   * @param asWritten to a service that keeps it so; the others may need it spelled their own way
   */
  wire(value: V, asWritten?: boolean): unknown
  /** whether two values say the same, the rendering of a live service set aside */
  same(one: V, other: V): boolean
  isEmpty(value: V): boolean
  /**
   * What to send for an empty value, in this order: the next after a 400 that names the field
   * (modes.md, "Emptying a field"). Without any, the field cannot be emptied.
   */
  readonly empties?: readonly unknown[]
  /** goes on to the next also after a 200 that left the field as it was */
  readonly insists?: boolean
  /** whether a live service forgets this value of a new record, and takes it of one that exists */
  isForgotten?(value: V): boolean
  /** ways of writing one value, where services differ; `wire` is not asked then */
  shapes?(value: V): readonly unknown[]
  /** what an update sends of a field nobody touched, because leaving it out would reset it */
  carried?(record: R, touched: ReadonlySet<string>): unknown
  /** whether a difference follows from what was sent (modes.md, "need not report") */
  follows?(write: DoneWrite<R, V>): boolean
  /** whoever takes a write back brings back what followed from it here, too: it may have been said by hand */
  readonly comesBack?: true
}

export type Fields<R> = Readonly<Record<string, Field<R, unknown>>>

/** The values of a set of fields. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly blank: infer V } ? V : never
}

type RequiredOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly required: true } ? Name : never
}[keyof Table]

/** "On update every field is optional." */
export type UpdateOf<Table> = Partial<ValuesOf<Table>>

/** "On create … are required." */
export type CreateOf<Table> = UpdateOf<Table> & Pick<ValuesOf<Table>, RequiredOf<Table>>

export const wallTimePattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Interface silent: the maximum length of a one-line text is not specified. More than 10,000 characters are refused. */
const longestLine = 10_000

/** A text of one line. */
export const line = () => z.string().check(z.maxLength(longestLine, { error: 'long' }))

const sent = (value: unknown): unknown => value
const identical = (one: unknown, other: unknown) => one === other
const none = () => false

/** Facts that one use of a kind adds or changes. */
type Own<R, V> = Pick<Field<R, V>, 'of'> & Partial<Field<R, V>>

/** Whole words: what nobody can see is no text. */
const trimmed = (text: string) => (isBlank(text) ? '' : text.trim().replaceAll(/\s+/g, ' '))

export function name<R>(own: Own<R, string>): Field<R, string> & { readonly required: true } {
  return {
    kind: 'name',
    schema: line().check(z.refine((text) => !isBlank(text), { error: 'needed' })),
    blank: '',
    wire: sent,
    same: (one, other) => trimmed(one) === trimmed(other),
    isEmpty: isBlank,
    ...own,
    required: true,
  }
}

export function text<R>(own: Own<R, string>): Field<R, string> {
  return {
    kind: 'text',
    schema: line(),
    blank: '',
    wire: sent,
    same: (one, other) => trimmed(one) === trimmed(other),
    isEmpty: isBlank,
    empties: ['', null],
    ...own,
  }
}

export function flag<R>(own: Own<R, boolean>): Field<R, boolean> {
  return {
    kind: 'flag',
    schema: z.boolean(),
    blank: false,
    wire: sent,
    same: identical,
    isEmpty: none,
    ...own,
  }
}

/** A wall time; the frame is the field's: the event's zone, or the site's for publication. */
export function wallTime<R>(own: Own<R, string>): Field<R, string> {
  return {
    kind: 'wallTime',
    schema: z.string().check(z.regex(wallTimePattern, { error: 'wallTime' })),
    blank: '',
    wire: sent,
    same: identical,
    isEmpty: (value) => value === '',
    ...own,
  }
}

export function requiredWallTime<R>(
  own: Own<R, string>,
): Field<R, string> & { readonly required: true } {
  return { ...wallTime(own), required: true }
}

/** A user's id; null where the service does not tell. */
export function userId<R>(own: Own<R, number | null>): Field<R, number | null> {
  return {
    kind: 'number',
    schema: z.nullable(z.int().check(z.positive({ error: 'number' }))),
    blank: null,
    wire: sent,
    same: identical,
    isEmpty: (value) => value === null,
    ...own,
  }
}

/** Ids of linked records, in their order. */
export function links<R>(own: Own<R, readonly number[]>): Field<R, readonly number[]> {
  return {
    kind: 'links',
    schema: z.readonly(z.array(z.int().check(z.positive({ error: 'number' })))),
    blank: [],
    wire: sent,
    same: (one, other) => one.length === other.length && one.every((id, at) => id === other[at]),
    isEmpty: (value) => value.length === 0,
    empties: [[], ''],
    ...own,
  }
}
