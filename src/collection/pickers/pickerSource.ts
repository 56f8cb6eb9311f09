import type { ComponentType } from 'react'
import type { Query } from '../../service/address.ts'
import type { Collection, Identified } from '../collection.ts'

/** What a picker knows of the records it offers. */
export interface PickerSource<R extends Identified> {
  readonly collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
    query(filters: { search?: string | undefined; page?: number | undefined }): Query
  }
  labelOf(record: R): string
  /** What tells records of one name apart: a town, the category above. */
  detailOf?(record: R, among: readonly R[]): string
  /** Whether it is linked still, but can be chosen no more. */
  isTrashed?(record: R): boolean
  /** Says more of a record of which another one has the name too; what it needs is asked for them alone. */
  readonly Twin?: ComponentType<{ id: number }>
}

/** A record as a picker shows it. */
export interface Choice {
  readonly id: number
  readonly label: string
  readonly detail: string
  /** Read by its id, and the service says there is none. */
  readonly isGone?: boolean
  readonly isTrashed?: boolean
}

/** @param among the records that are known beside it */
export function choiceOf<R extends Identified>(
  source: PickerSource<R>,
  record: R,
  among: readonly R[],
): Choice {
  const label = source.labelOf(record) || `#${record.id}`
  const choice = { id: record.id, label, detail: source.detailOf?.(record, among) ?? '' }
  return source.isTrashed?.(record) ? { ...choice, isTrashed: true } : choice
}

/** Ids of the choices that share their name with another one. */
export function twinsAmong(choices: readonly Choice[]): ReadonlySet<number> {
  const name = ({ label }: Choice) => label.trim().toLowerCase()
  const counts = new Map<string, number>()
  for (const choice of choices) counts.set(name(choice), (counts.get(name(choice)) ?? 0) + 1)
  const twins = choices.filter((choice) => (counts.get(name(choice)) ?? 0) > 1)
  return new Set(twins.map(({ id }) => id))
}
