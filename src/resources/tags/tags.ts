import { defineResource } from '../../core/resource/collection.ts'
import { termOf } from '../../core/resource/term.ts'
import { termFilters, usualTerms } from '../../core/resource/termFilters.ts'
import { eventsNaming } from '../events/events.ts'
import type { UpdateOf, ValuesOf } from '../../core/resource/field.ts'
import { termFields } from '../../core/resource/termFields.ts'

/** `interface.md`, "Event tag (fields accepted on write)". */
export const tagFields = termFields

export type TagValues = ValuesOf<typeof tagFields>
export type TagUpdate = UpdateOf<typeof tagFields>

export {
  termFilters as tagFilters,
  type TermFilters as TagFilters,
} from '../../core/resource/termFilters.ts'
export type { TermRecord } from '../../core/resource/term.ts'

/** The tags of the interface. */
export const tags = defineResource({
  name: 'tags',
  fields: tagFields,
  filters: termFilters,
  usual: usualTerms,
  read: termOf,
  titleOf: ({ name }) => name,
  everything: usualTerms,
  carriers: (id) => eventsNaming('tags', id),
})
