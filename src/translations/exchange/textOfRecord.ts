import type { Identified } from '../../collection/collection.ts'
import { writables } from '../../records/records.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { type TextKind, textFields } from './textUnit.ts'

/** A text of a record as an editor of it sees it; nothing where its collection has none of the kind. */
export function textOfRecord(
  collection: PairedCollection,
  record: Identified,
  kind: TextKind,
): string | undefined {
  const field = writables[collection].fields[textFields[collection][kind] ?? '']
  return field && String(field.of(record) ?? '')
}
