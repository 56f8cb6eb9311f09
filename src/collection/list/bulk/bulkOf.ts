import type { Identified } from '../../collection.ts'
import type { Writing } from '../../writing.ts'

/** What a change of many is told of the records' room. */
export interface BulkOf<R extends Identified> extends Omit<Writing<R>, 'journal'> {
  nameOf: (record: R) => string
  /** A field by its name, in words. */
  labelOf: (field: string) => string
}
