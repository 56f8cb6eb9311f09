import type { Step } from '../../../core/write/task.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { writables } from '../../../resources/records.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { SourceThen } from '../savedFrom/savedFrom.ts'
import { type TakenRow, targetKey, textOfRecord } from './checked.ts'
import { textFields, textKinds } from './textUnit.ts'

/** Rows that are written to the records of one collection in one language. */
export interface Batch {
  readonly key: string
  readonly collection: PairedCollection
  readonly to: string
  readonly kind: 'change' | 'create'
  readonly rows: readonly TakenRow[]
}

/** The rows by where they go, in the order of the file. */
export function batchesOf(rows: readonly TakenRow[]): readonly Batch[] {
  const batches = new Map<string, TakenRow[]>()
  for (const row of rows) {
    const { collection, from, to } = row.unit
    // Versions are made one by one, each from its source: two languages may number theirs alike.
    const key = `${row.kind} ${collection} ${to} ${row.kind === 'create' ? from : ''}`
    batches.set(key, [...(batches.get(key) ?? []), row])
  }
  return [...batches].flatMap(([key, of]) => {
    const [first] = of
    if (first === undefined) return []
    return [
      { key, collection: first.unit.collection, to: first.unit.to, kind: first.kind, rows: of },
    ]
  })
}

/** The rows of each record, by its id; of versions that are to be made, by that of the source. */
export function byRecord(rows: readonly TakenRow[]): ReadonlyMap<number, readonly TakenRow[]> {
  const records = new Map<number, TakenRow[]>()
  for (const row of rows) {
    const { id } = row.version ?? row.source
    records.set(id, [...(records.get(id) ?? []), row])
  }
  return records
}

/** The texts by the interface's names. */
export function textsIn(rows: readonly TakenRow[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map(({ unit }) => [textFields[unit.collection][unit.kind] ?? unit.kind, unit.target]),
  )
}

/** What these rows come to for a record: what it has already is not sent. */
export function stepOf(rows: readonly TakenRow[], record: Identified): Step {
  const left = rows.filter(
    ({ unit }) => textOfRecord(unit.collection, record, unit.kind) !== unit.target,
  )
  return left.length === 0 ? { kind: 'already' } : { kind: 'update', changes: textsIn(left) }
}

/** Whether a record has now what these rows say, as far as words go: services render texts. */
export function hasTexts(rows: readonly TakenRow[], record: Identified): boolean {
  return rows.every(({ unit: { collection, kind, target } }) => {
    const field = writables[collection].fields[textFields[collection][kind] ?? '']
    return field?.same(target, field.of(record)) === true
  })
}

/**
 * What a version was translated from: of the texts that came with the file those that the translator had before them,
 * which need not be those of today; of the others what was known before.
 */
export function translatedFrom(rows: readonly TakenRow[], before: SourceThen | undefined) {
  const [first] = rows
  if (first === undefined) return undefined
  const { unit, source } = first
  const isKnown = before?.language === unit.from && before.id === unit.id
  const texts = textKinds.map((kind) => {
    const row = rows.find((one) => one.unit.kind === kind)
    const now = textOfRecord(unit.collection, source, kind) ?? ''
    if (row === undefined) return [kind, isKnown ? before.texts[kind] : now] as const
    return [kind, row.warnings.includes('sourceChanged') ? row.unit.source : now] as const
  })
  const { title = '', excerpt = '', description = '' } = Object.fromEntries(texts)
  const then: SourceThen = {
    language: unit.from,
    id: unit.id,
    texts: { title, excerpt, description },
  }
  return then
}

/** Rows without those that were let go. */
export function chosenOf(rows: readonly TakenRow[], chosen: ReadonlyMap<string, boolean>) {
  return rows.filter((row) => chosen.get(targetKey(row.unit)) ?? row.warnings.length === 0)
}
