import * as z from 'zod/mini'
import type { Query } from '../../api/outgoing.ts'
import type { Service } from '../../api/service.ts'
import type { CreateOf, Fields, UpdateOf, ValuesOf } from './field.ts'
import { type FiltersOf, type FilterTable, queryOf } from './filters.ts'

export interface Identified {
  readonly id: number
}

export const collectionNames = ['events', 'venues', 'organizers', 'categories', 'tags'] as const
export type CollectionName = (typeof collectionNames)[number]

/** What can be written: the five resources, and pictures of the content system's own route. */
export const writableNames = [...collectionNames, 'media'] as const
export type WritableName = (typeof writableNames)[number]

/** A listing of what names a record, and loses that when the record is deleted (contract.md §2). */
export interface Carrier {
  readonly collection: CollectionName
  readonly field: string
  readonly query: Query
  /** Whether a listing in another language may name it too. */
  readonly isEveryLanguage: boolean
  /** How it is written, where live services take the field's other links away with the deleted one (contract.md §13.1). */
  readonly losesOthers?: Writable<Identified>
  /** ids of those that may name it and that no listing shows, as far as this browser knows (contract.md §9, 14) */
  readonly unlisted?: (service: Service) => readonly number[]
  /** One of them as listed. @throws DecodingError */
  valueOf(wire: unknown): { readonly id: number; readonly value: unknown }
}

/** One resource as the machinery of this room sees it. */
export interface Collection<R extends Identified, Create, Update, Filters> {
  readonly name: CollectionName
  readonly fields: Fields<R>
  readonly create: z.ZodMiniType<Create, Create>
  readonly update: z.ZodMiniType<Update, Update>
  /** arguments of a listing */
  query(filters: Filters): Query
  /** @throws DecodingError */
  read(wire: unknown): R
  /** what a record is called, as plain text; `''` for no name */
  titleOf(record: R): string
  /** the field whose equality makes a live service take one record for another (contract.md §7.5) */
  readonly merging?: string
  /** what a listing needs so as to leave nothing out */
  readonly everything: Query
  /** what a listing needs so as to show a record with these values, and few others */
  readonly around?: (values: Readonly<Record<string, unknown>>) => Query
  /** what names the record of this id */
  readonly carriers?: (id: number) => readonly Carrier[]
}

interface Definition<R, Table, Filters extends FilterTable> {
  readonly name: CollectionName
  readonly fields: Table
  readonly filters: Filters
  /** what a listing asks for unless told otherwise */
  readonly usual: Query
  read(wire: unknown): R
  titleOf(record: R): string
  readonly merging?: string
  readonly everything: Query
  readonly around?: (values: Readonly<Record<string, unknown>>) => Query
  /** what names the record of this id */
  readonly carriers?: (id: number) => readonly Carrier[]
}

type ShapeOf<Table> = { [Name in keyof Table]: z.ZodMiniType }

/** A resource, defined once: its schemas and its query follow from its fields and filters. */
export function defineResource<
  R extends Identified,
  Table extends Fields<R>,
  Filters extends FilterTable,
>(
  definition: Definition<R, Table, Filters>,
): Collection<R, CreateOf<Table>, UpdateOf<Table>, FiltersOf<Filters>> {
  const { fields, filters, usual, ...rest } = definition
  const entries = Object.entries(fields)
  const shape = Object.fromEntries(
    entries.map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<Table>
  const optional = z.partial(z.object(shape))
  const required = entries
    .filter(([, field]) => field.required === true)
    .map(([name]) => [name, true])
  return {
    ...rest,
    fields,
    update: schemaOf<UpdateOf<Table>>(optional),
    create: schemaOf<CreateOf<Table>>(z.required(optional, Object.fromEntries(required))),
    query: (given) => queryOf(filters, usual, given),
  }
}

/** Sound because the shape was made of the fields that the type was made of. */
function schemaOf<Value>(schema: z.ZodMiniType): z.ZodMiniType<Value, Value> {
  return schema as z.ZodMiniType<Value, Value>
}

/** The values of a fresh form. */
export function blankOf<Table extends Readonly<Record<string, { readonly blank: unknown }>>>(
  fields: Table,
): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.blank]),
  ) as ValuesOf<Table>
}

/** The values an editor sees of a record. */
export function valuesOf<R, Table extends Fields<R>>(fields: Table, record: R): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.of(record)]),
  ) as ValuesOf<Table>
}

/** What writing needs to know of a collection. */
export interface Writable<
  R extends Identified,
  Name extends WritableName = WritableName,
> extends Omit<
  Collection<R, never, never, never>,
  'create' | 'update' | 'query' | 'name' | 'titleOf'
> {
  readonly name: Name
  /** read and written below the site's REST root, by the content system's own route */
  readonly outside?: boolean
}
