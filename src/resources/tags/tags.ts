import { defineResource } from '../../core/resource/collection.ts'
import { termOf } from '../../core/resource/term.ts'
import { termFilters, usualTerms } from '../../core/resource/termFilters.ts'
import { eventsNaming } from '../events/events.ts'
import { tagFields } from './tagFields.ts'

export { tagFields } from './tagFields.ts'
export type { TagCreate, TagUpdate, TagValues } from './tagFields.ts'
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
