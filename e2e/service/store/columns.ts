import { folded } from './folded.ts'

/** A column of a table, as data. */
export interface Column {
  name: string
  type: string
  /** SQL of the value of a row that does not say; such a column is never null. */
  default?: string
  required?: true
  /** SQL of a column the database keeps by itself; never written. */
  generated?: string
}

export interface Table {
  name: string
  columns: readonly Column[]
  key: readonly string[]
  references?: readonly { column: string; table: string; keeps?: true }[]
  /** `with` are columns that an index holds beside its key, so that a listing need not visit the rows. */
  indexes?: readonly { name: string; on: string; with?: string; where?: string; unique?: true }[]
}

export const column = (name: string, type: string): Column => ({ name, type })
export const required = (name: string, type: string): Column => ({ name, type, required: true })
export const defaulted = (name: string, type: string, value: string): Column => ({
  name,
  type,
  default: value,
})
export const texts = (...names: string[]): Column[] => names.map((name) => column(name, 'text'))
export const flags = (...names: string[]): Column[] =>
  names.map((name) => defaulted(name, 'boolean', 'false'))

export const foldedColumn = (name: string, ...sources: string[]): Column => ({
  name,
  type: 'text',
  generated: folded(sources.map((source) => `coalesce(${source}, '')`).join(" || ' ' || ")),
})
