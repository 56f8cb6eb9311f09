import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Query } from '../../../api/outgoing.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { Collection, CollectionName, Identified, Writable } from '../../resource/collection.ts'
import type { NamedCollections } from '../form/linkedNames.ts'
import type { Deleted } from '../../write/saved.ts'
import type { DeleteInput } from '../../write/writeOptions.ts'

/** Records that feel the deletion of another one, as a listing finds them. */
export interface Touched<R extends Identified = Identified> {
  readonly what: 'events' | 'children' | 'childrenOfMany'
  readonly collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
    query(filters: TouchedFilters): Query
  }
  labelOf(record: R): string
  /** Tells two of the same name apart, in the language of the interface. */
  detailOf?(record: R, interfaceLanguage: string): string
  /** Names of what live services take away from it along with the deleted one (contract.md §13.1). */
  othersOf?(record: R): readonly string[]
  /** The list of all of them. */
  readonly search: AddressSearch
  /** How they are written, so as to be linked again to what comes back. */
  readonly writable?: Writable<R>
  /** Whether they are of the record's own language only. */
  readonly isOwnLanguage?: boolean
}

export interface TouchedFilters {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly status?: readonly string[] | undefined
}

type Deleting<R> = Pick<UseMutationResult<Deleted<R>>, 'error' | 'isPending'> & {
  mutate(
    input: DeleteInput & { readonly slug: string },
    then: { onSuccess: (deleted: Deleted<R>) => void },
  ): void
}

/** What the deletion of a record needs to know of its collection. */
export interface Deletable<R extends Identified> {
  readonly collection: Writable<R, CollectionName>
  titleOf(record: R): string
  touches(record: R): readonly Touched[]
  /** Of what it is linked to itself, for saying it by name. */
  readonly linked?: NamedCollections
  useDelete(): Deleting<R>
  /** Of a resource that has routes by slug. */
  useDeleteBySlug?(): Deleting<R>
  /** What an editor should see of the record itself. */
  renderFacts?(record: R): ReactNode
}

/** One record, and how it is reached. */
export interface Deletion<R extends Identified = Identified> {
  readonly of: Deletable<R>
  readonly record: R
  /** it was opened by its slug, and is deleted by it */
  readonly slug?: string | undefined
  readonly password?: string | undefined
}

/** Terms have no status and no trash: they are gone for good (contract.md §2). */
export function hasTrash({
  collection,
}: {
  collection: Pick<Writable<Identified>, 'fields'>
}): boolean {
  return collection.fields.status !== undefined
}

export function isTrashed({ of, record }: Deletion): boolean {
  return of.collection.fields.status?.of(record) === 'trash'
}
