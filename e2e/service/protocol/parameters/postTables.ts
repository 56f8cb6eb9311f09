import type { PostTable } from '../checks/known.ts'
import { isKnown, isKnownSlug } from '../checks/records.ts'
import { isStatusFilter } from '../checks/texts.ts'
import { nouns } from '../handlers.ts'
import {
  type CollectionTables,
  type ParameterLine,
  type ParameterTable,
  requiring,
} from './parameter.ts'

/** Records with an address of their own are found by its slug too. */
export interface PostTables extends CollectionTables {
  readonly slug: ParameterTable
  /** What an update by slug declares, the slug that finds the record first. */
  readonly updateBySlug: readonly ParameterTable[]
}

/** The filter by status of every listing of posts. */
export const statusFilter: ParameterLine = {
  name: 'status',
  check: isStatusFilter,
  live: { format: 'string' },
  interface: { type: 'string', accepts: ['array'] },
}

/** @param needed names of the fields without which nothing is created */
export const postTables = (
  room: PostTable,
  list: readonly ParameterLine[],
  fields: readonly ParameterLine[],
  ...needed: readonly string[]
): PostTables => {
  const name = nouns[room]
  const found = (line: ParameterLine): ParameterTable => ({
    name: `${name}Item`,
    lines: [{ ...line, required: true }],
  })
  const update = { name, lines: fields }
  const slug = found({ name: 'slug', type: 'string', check: isKnownSlug(room) })
  return {
    list: { name: `${name}List`, lines: list },
    create: { name, lines: requiring(fields, ...needed) },
    update,
    updateBySlug: [slug, update],
    id: found({ name: 'id', type: 'integer', check: isKnown(room) }),
    slug,
  }
}
