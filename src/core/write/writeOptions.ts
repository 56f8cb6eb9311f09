import { mutationOptions } from '@tanstack/react-query'
import { attemptsOf } from './operationStore.ts'
import type { Service } from '../../api/service.ts'
import type { Collection, CollectionName, Identified, Writable } from '../resource/collection.ts'
import type { Marks } from './operation.ts'
import type { Values } from './merge.ts'
import { ownerOf } from '../query/owner.ts'
import { orUnsent } from './queue/unsent.ts'
import { idPath, slugPath } from '../resource/recordPath.ts'
import { safeCreation, type CreationTerms } from './safeCreation.ts'
import { safeDeletion } from './safeDeletion.ts'
import { safeRestoration, trashed, type Restored } from './safeRestoration.ts'
import { safeUpdate } from './safeWriter.ts'
import type { Deleted, Saved } from './saved.ts'
import type { Writing } from './writing.ts'

export interface CreateInput<Create> extends CreationTerms {
  readonly values: Create
}

export interface UpdateInput<R, Update> {
  readonly id: number
  /** the record the editor began with */
  readonly opened: R
  /** only what the editor changed */
  readonly changes: Update
  /** of a protected event */
  readonly password?: string | undefined
  /** key of the write that this one takes back */
  readonly undoes?: string | undefined
}

export interface UpdateBySlugInput<R, Update> {
  readonly slug: string
  readonly opened: R
  readonly changes: Update
  readonly undoes?: string | undefined
}

export interface DeleteInput {
  readonly id: number
  readonly password?: string | undefined
  /** as it was when that was asked for: what was changed since is not deleted unseen */
  readonly opened?: Identified | undefined
  /** key of the creation that this takes back */
  readonly undoes?: string | undefined
  /** as it was shown, so that the deletion can wait for the network; without it there is no waiting */
  readonly record?: Identified | undefined
}

export interface DeleteBySlugInput {
  readonly slug: string
  /** of the record that is meant: a slug may have passed to another one */
  readonly id?: number | undefined
  readonly record?: Identified | undefined
}

export interface RestoreInput<R> {
  /** as the trash lists it, or as it was before it went there */
  readonly record: R
  /** the status it comes back with */
  readonly status: string
  readonly password?: string | undefined
  /** key of the deletion that this takes back */
  readonly undoes?: string | undefined
}

/** Values by name, as the machinery goes through them. */
function named(values: object): Values {
  return Object.fromEntries(Object.entries(values))
}

/** Only the update schema's type is needed here, in the place where values come in. */
export type Updatable<R extends Identified, Update extends object> = Writable<R> &
  Pick<Collection<R, never, Update, never>, 'update'>
export type Creatable<R extends Identified, Create extends object> = Writable<R, CollectionName> &
  Pick<Collection<R, Create, never, never>, 'create'>

export function createOptions<R extends Identified, Create extends object>(
  service: Service,
  collection: Creatable<R, Create>,
  marks?: Marks,
) {
  return mutationOptions({
    mutationFn: async ({ values: given, ...terms }: CreateInput<Create>): Promise<Saved<R>> => {
      const values = named(given)
      const earlier = terms.of === undefined ? [] : await attemptsOf(ownerOf(service), terms.of)
      const meant = { service, collection, opened: null, changes: values, earlier, ...terms }
      return await orUnsent(meant, () =>
        safeCreation({ service, collection, operation: marks }, { ...terms, values }),
      )
    },
  })
}

/** A change that may wait for the network. */
function updated<R extends Identified>(
  where: Pick<Writing<R>, 'service' | 'collection'>,
  path: string,
  { opened, password, undoes, ...input }: Omit<UpdateInput<R, object>, 'id'>,
): Promise<Saved<R>> {
  const changes = named(input.changes)
  const marks = { undoes }
  return orUnsent({ ...where, opened, changes, password, marks }, () =>
    safeUpdate({ ...where, operation: marks }, { path, opened, changes, password }),
  )
}

export function updateOptions<R extends Identified, Update extends object>(
  service: Service,
  collection: Updatable<R, Update>,
) {
  return mutationOptions({
    mutationFn: (input: UpdateInput<R, Update>) =>
      updated({ service, collection }, idPath(collection.name, input.id), input),
  })
}

/** Writing by slug, but for a new one (`safeUpdate`). */
export function updateBySlugOptions<R extends Identified, Update extends object>(
  service: Service,
  collection: Updatable<R, Update>,
) {
  return mutationOptions({
    mutationFn: (input: UpdateBySlugInput<R, Update>) =>
      updated({ service, collection }, slugPath(collection.name, input.slug), input),
  })
}

/** A deletion of a record that is at hand may wait for the network. */
function orWaiting<R extends Identified, T>(
  { service, collection }: Pick<Writing<R>, 'service' | 'collection'>,
  { record, password }: Pick<DeleteInput, 'record' | 'password'>,
  write: () => Promise<T>,
): Promise<T> {
  if (record === undefined) return write()
  const meant = { service, collection, opened: record as R, changes: {}, deletes: true, password }
  return orUnsent(meant, write)
}

export function deleteOptions<R extends Identified>(service: Service, collection: Writable<R>) {
  return mutationOptions({
    mutationFn: ({ id, opened, password, undoes, record }: DeleteInput): Promise<Deleted<R>> => {
      const writing = { service, collection, operation: { undoes } }
      return orWaiting(writing, { record, password }, () =>
        safeDeletion(writing, { path: idPath(collection.name, id), id, opened, password }),
      )
    },
  })
}

export function deleteBySlugOptions<R extends Identified>(
  service: Service,
  collection: Writable<R>,
) {
  return mutationOptions({
    mutationFn: ({ slug, id, record }: DeleteBySlugInput): Promise<Deleted<R>> => {
      const writing = { service, collection }
      return orWaiting(writing, { record }, () =>
        safeDeletion(writing, { path: slugPath(collection.name, slug), id }),
      )
    },
  })
}

export function restoreOptions<R extends Identified>(service: Service, collection: Writable<R>) {
  return mutationOptions({
    mutationFn: (restoration: RestoreInput<R>): Promise<Restored<R>> => {
      const { record, status, password } = restoration
      const marks = { undoes: restoration.undoes }
      const writing = { service, collection, operation: marks }
      const changes = { status }
      return orUnsent(
        { service, collection, opened: trashed(record), changes, password, marks },
        () => safeRestoration(writing, restoration),
      )
    },
  })
}
