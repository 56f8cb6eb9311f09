import type { Fields } from '../../resource/field.ts'
import type { Post } from '../../resource/post.ts'
import type { Values } from '../../write/merge.ts'
import { type BulkChange, type Step, updateTo } from '../../write/task.ts'

/** Records in the trash are restored first, and what was withheld is never written back (product.md §4). */
export function obstacleTo({ status, withheld }: Post): Step | null {
  if (status === 'trash') return { kind: 'cannot', why: 'trashed' }
  return withheld ? { kind: 'cannot', why: 'withheld' } : null
}

/** Gives fields these values, the same to every record or by record. */
export function settingTo<R extends Post>(
  fields: Fields<R>,
  valuesOf: (record: R) => Values,
): BulkChange<R> {
  return (record) => obstacleTo(record) ?? updateTo(fields, record, valuesOf(record))
}

/** Moves to the trash. */
export function trashing(record: Post): Step {
  return record.status === 'trash' ? { kind: 'already' } : { kind: 'delete' }
}

/** Takes out of the trash: the only way is an update with another status (contract.md §6). */
export function restoringAs<R extends Post>(fields: Fields<R>, status: string): BulkChange<R> {
  return (record) =>
    record.status === 'trash'
      ? updateTo(fields, record, { status })
      : { kind: 'cannot', why: 'notTrashed' }
}

/** How links of many records are changed: some put beside those that are there, taken away, or in their place. */
export const linkWays = ['add', 'remove', 'replace'] as const
export type LinkWay = (typeof linkWays)[number]

/** The links of a record after the change, in their order: those that were there first. */
export function linksAfter(
  before: readonly number[],
  way: LinkWay,
  chosen: readonly number[],
): readonly number[] {
  if (way === 'replace') return [...new Set(chosen)]
  if (way === 'remove') return before.filter((id) => !chosen.includes(id))
  return [...new Set([...before, ...chosen])]
}
