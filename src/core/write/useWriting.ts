import { useMutation } from '@tanstack/react-query'
import { useService } from '../../api/useService.ts'
import type { Identified } from '../resource/collection.ts'
import {
  createOptions,
  deleteBySlugOptions,
  deleteOptions,
  updateBySlugOptions,
  updateOptions,
  type Creatable,
  type Updatable,
} from './writeOptions.ts'
import type { Writable } from './writing.ts'

// Apart from the doors of the resources, so that lists, which only read, come without the safe writer.

/** Makes a record of a collection, in the language of the page. */
export function useCreate<R extends Identified, Create extends object>(
  collection: Creatable<R, Create>,
) {
  return useMutation(createOptions(useService(), collection))
}

export function useUpdate<R extends Identified, Update extends object>(
  collection: Updatable<R, Update>,
) {
  return useMutation(updateOptions(useService(), collection))
}

export function useUpdateBySlug<R extends Identified, Update extends object>(
  collection: Updatable<R, Update>,
) {
  return useMutation(updateBySlugOptions(useService(), collection))
}

export function useDelete<R extends Identified>(collection: Writable<R>) {
  return useMutation(deleteOptions(useService(), collection))
}

export function useDeleteBySlug<R extends Identified>(collection: Writable<R>) {
  return useMutation(deleteBySlugOptions(useService(), collection))
}
