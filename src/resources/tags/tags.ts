import { useQuery, useQueryClient } from '@tanstack/react-query'

import { collectionOf } from '../../core/resource/collection.ts'
import { termOf, type TermRecord } from '../../core/resource/term.ts'
import { termFilters, usualTerms, type TermFilters } from '../../core/resource/termFilters.ts'
import { listOptions, placeholderFromLists, recordOptions } from '../../core/query/readOptions.ts'
import { eventsNaming } from '../events/events.ts'
import { useService } from '../../api/useService.ts'
import { tagFields } from './tagFields.ts'

export { blankTag, tagFields } from './tagFields.ts'
export type { TagCreate, TagUpdate, TagValues } from './tagFields.ts'
export {
  termFilters as tagFilters,
  type TermFilters as TagFilters,
} from '../../core/resource/termFilters.ts'
export type { TermRecord } from '../../core/resource/term.ts'

/** The tags of the interface. */
export const tags = collectionOf({
  name: 'tags',
  fields: tagFields,
  filters: termFilters,
  usual: usualTerms,
  read: termOf,
  everything: usualTerms,
  carriers: (id) => eventsNaming('tags', id),
})

/** One page of tags. */
export function useTags(filters: TermFilters) {
  return useQuery(listOptions(useService(), tags, filters))
}

/** A tag; what a listing knows of it is shown until it is read. */
export function useTag(id: number) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, tags, id),
    placeholderData: () =>
      placeholderFromLists(client, service, tags, (tag: TermRecord) => tag.id === id),
  })
}
