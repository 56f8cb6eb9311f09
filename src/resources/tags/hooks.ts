import { type ListParameters, useRecord, useRecords } from '../../core/query/useRecords.ts'
import { useCreate, useDelete, useUpdate } from '../../core/write/useWriting.ts'
import { type TagFilters, tags } from './tags.ts'

// One hook for each operation of `interface.md`, "Route table".

/** `GET /tags`: one page of tags. */
export const useTags = (filters: TagFilters, asked?: ListParameters) =>
  useRecords(tags, filters, asked)

/** `GET /tags/<id>`: a tag. */
export const useTag = (id: number) => useRecord(tags, id)

/** `POST /tags`: `name` is required. */
export const useCreateTag = () => useCreate(tags)

/** `POST`, `PUT` or `PATCH /tags/<id>`, as the configuration says: the fields that changed. */
export const useUpdateTag = () => useUpdate(tags)

/** `DELETE /tags/<id>`: for good. */
export const useDeleteTag = () => useDelete(tags)
