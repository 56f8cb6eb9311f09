import * as z from 'zod/mini'
import {
  ownId,
  type CreateOf,
  type Field,
  type UpdateOf,
  type ValuesOf,
} from '../../core/resource/field.ts'
import type { TermRecord } from '../../core/resource/term.ts'
import { termFields } from '../../core/resource/termFields.ts'

/** Id of the category above; 0 is the top. */
const parent: Field<TermRecord, number> = {
  kind: 'number',
  schema: z.int().check(z.nonnegative({ error: 'number' })),
  blank: 0,
  of: (record) => record.parent,
  wire: (id) => id,
  same: (one, other) => one === other,
  isEmpty: (id) => id === 0,
  // A live service refuses 0 and takes the category's own id for the top (contract.md §7.10).
  empties: [0, ownId],
}

/** `interface.md`, "Event category (fields accepted on write)", in its order. */
export const categoryFields = { ...termFields, parent }

export type CategoryValues = ValuesOf<typeof categoryFields>
export type CategoryCreate = CreateOf<typeof categoryFields>
export type CategoryUpdate = UpdateOf<typeof categoryFields>
