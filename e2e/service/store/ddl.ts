import type { Column, Table } from './columns.ts'
import { sequences, tables } from './schema.ts'
import { termCountTexts } from './termCounts.ts'

const columnText = ({ name, type, default: value, required, generated }: Column): string => {
  if (generated !== undefined) return `${name} ${type} generated always as (${generated}) stored`
  const kept = value === undefined ? '' : ` default ${value}`
  return `${name} ${type}${required || value !== undefined ? ' not null' : ''}${kept}`
}

const tableText = (schema: string, { name, columns, key }: Table): string =>
  `create table ${schema}.${name} (${[
    ...columns.map(columnText),
    `primary key (${key.join(', ')})`,
  ].join(', ')})`

const indexTexts = (schema: string, { name, indexes = [] }: Table): string[] =>
  indexes.map(
    (index) =>
      `create ${index.unique ? 'unique ' : ''}index ${name}_${index.name} on ${schema}.${name} ` +
      `(${index.on})${index.with === undefined ? '' : ` include (${index.with})`}` +
      (index.where === undefined ? '' : ` where ${index.where}`),
  )

const referenceTexts = (schema: string, { name, references = [] }: Table): string[] =>
  references.map(
    ({ column, table, keeps }) =>
      `alter table ${schema}.${name} add foreign key (${column}) references ${schema}.${table} (id) ` +
      `on delete ${keeps ? 'set null' : 'cascade'}`,
  )

/** Statements that make the bare tables of a world; `schema` is a quoted name. */
export const tableTexts = (schema: string): string[] => [
  `create schema ${schema}`,
  ...sequences.map(({ name }) => `create sequence ${schema}.${name}`),
  ...tables.map((table) => tableText(schema, table)),
]

/** Statements that make what reads fast and what keeps links and counts true; run after loading the rows. */
export const ruleTexts = (schema: string): string[] => [
  ...tables.flatMap((table) => indexTexts(schema, table).concat(referenceTexts(schema, table))),
  ...termCountTexts(schema),
]

/** Statements that give a world made by an older version the columns that came since; none of them is required. */
export const newColumnTexts = (schema: string): string[] =>
  tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ required, generated }) => !required && generated === undefined)
      .map(
        (column) => `alter table ${schema}.${name} add column if not exists ${columnText(column)}`,
      ),
  )

/** Trigram indexes for a world asked to be `big`: they cost more to make than a small world earns. */
export const bigTexts = (schema: string): string[] => [
  'create extension if not exists pg_trgm with schema public',
  ...['events', 'venues', 'organizers'].map(
    (name) =>
      `create index ${name}_words on ${schema}.${name} using gin (search public.gin_trgm_ops)`,
  ),
]

/**
 * Statements, each outside of a transaction, after which a `big` world's queries are planned by what
 * is in it and answered from the indexes alone.
 */
export const tidyTexts = (schema: string): string[] =>
  tables.map(({ name }) => `vacuum (analyze) ${schema}.${name}`)
