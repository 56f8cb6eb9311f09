import type { ComponentType } from 'react'
import type { Query } from '../../../api/outgoing.ts'
import type { Collection, Identified } from '../../resource/collection.ts'

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
  /** What tells it apart whatever stands beside it. */
  readonly ownDetail?: string
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
  const choice = {
    id: record.id,
    label,
    detail: source.detailOf?.(record, among) ?? '',
    ownDetail: source.detailOf?.(record, []) ?? '',
  }
  return source.isTrashed?.(record) ? { ...choice, isTrashed: true } : choice
}

const heard = (name: string) => name.trim().toLowerCase()

/** Ids of the choices that share their name with another one. */
export function twinsAmong(choices: readonly Choice[]): ReadonlySet<number> {
  const counts = new Map<string, number>()
  for (const { label } of choices) counts.set(heard(label), (counts.get(heard(label)) ?? 0) + 1)
  const twins = choices.filter(({ label }) => (counts.get(heard(label)) ?? 0) > 1)
  return new Set(twins.map(({ id }) => id))
}

/** Whether another one of these records has the name of this one. */
export function hasTwin<R extends Identified>(
  record: R,
  among: readonly R[],
  nameOf: (record: R) => string,
): boolean {
  const name = heard(nameOf(record))
  return among.some((other) => other.id !== record.id && heard(nameOf(other)) === name)
}
