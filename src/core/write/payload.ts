import { leftOut, ownId, type Field, type Fields } from '../resource/field.ts'
import type { Values } from './merge.ts'

/** How far each field has gone through its ways of being written. */
export type Tried = ReadonlyMap<string, number>

/** The ways of writing this value, in the order they are tried. */
export function waysOf<R>(
  field: Field<R, unknown>,
  value: unknown,
  asWritten = false,
): readonly unknown[] {
  if (field.isEmpty(value)) return field.empties ?? [leftOut]
  return field.shapes?.(value) ?? [field.wire(value, asWritten)]
}

/** What is sent for the fields that change; of a new record, nothing for what is empty. */
export function changesPayload<R>(
  fields: Fields<R>,
  changes: Values,
  tried: Tried,
  id: number | null,
  asWritten: boolean,
): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(changes)) {
    const field = fields[name]
    if (field === undefined || (id === null && field.isEmpty(value))) continue
    const ways = waysOf(field, value, asWritten)
    const way = ways[Math.min(tried.get(name) ?? 0, ways.length - 1)]
    if (way !== leftOut) payload[name] = way === ownId ? id : way
  }
  return payload
}

/** What an update repeats because leaving it out would reset it (contract.md §7.8). */
export function carriedPayload<R>(
  fields: Fields<R>,
  record: R,
  changes: Values,
): Record<string, unknown> {
  const touched = new Set(Object.keys(changes))
  const payload: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (touched.has(name)) continue
    const value = field.carried?.(record, touched)
    if (value !== undefined) payload[name] = value
  }
  return payload
}
