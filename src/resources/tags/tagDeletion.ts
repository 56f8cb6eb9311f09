import type { Deletable } from '../../core/views/deleting/deletable.ts'
import { eventsWith } from '../events/events.ts'
import { useDeleteTag } from './hooks.ts'
import { type TermRecord, tags } from './tags.ts'

/** Deleting a tag touches the events with it. */
export const tagDeletion: Deletable<TermRecord> = {
  collection: tags,
  useDelete: useDeleteTag,
  titleOf: ({ name }) => name,
  touches: ({ id }) => [eventsWith({ tags: [id] })],
}
