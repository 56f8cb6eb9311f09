import type { CreateOf, UpdateOf, ValuesOf } from '../../core/resource/field.ts'
import { termFields } from '../../core/resource/termFields.ts'

/** `interface.md`, "Event tag (fields accepted on write)". */
export const tagFields = termFields

export type TagValues = ValuesOf<typeof tagFields>
export type TagCreate = CreateOf<typeof tagFields>
export type TagUpdate = UpdateOf<typeof tagFields>
