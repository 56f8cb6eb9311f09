import { useMutation, type MutationFunction } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import type { Identified, Writable } from '../resource/collection.ts'
import type { Creatable, Updatable } from './writeOptions.ts'

interface Options<Input, Result> {
  readonly mutationFn?: MutationFunction<Result, Input>
}

type Writer = typeof import('./writeOptions.ts')

/** The safe writer comes with the first form: lists, which only read, have the hooks of their resource without it. */
function useWriting<Input, Result>(
  optionsOf: (writer: Writer, service: Service) => Options<Input, Result>,
) {
  const service = useService()
  return useMutation({
    mutationFn: async (input: Input, context) => {
      const { mutationFn } = optionsOf(await import('./writeOptions.ts'), service)
      if (mutationFn === undefined) throw new Error('nothing to write')
      return await mutationFn(input, context)
    },
  })
}

/** Makes a record of a resource, in the language of the page. */
export function useCreate<R extends Identified, Create extends object>(
  resource: Creatable<R, Create>,
) {
  return useWriting(({ createOptions }, service) => createOptions(service, resource))
}

export function useUpdate<R extends Identified, Update extends object>(
  resource: Updatable<R, Update>,
) {
  return useWriting(({ updateOptions }, service) => updateOptions(service, resource))
}

export function useUpdateBySlug<R extends Identified, Update extends object>(
  resource: Updatable<R, Update>,
) {
  return useWriting(({ updateBySlugOptions }, service) => updateBySlugOptions(service, resource))
}

export function useDelete<R extends Identified>(resource: Writable<R>) {
  return useWriting(({ deleteOptions }, service) => deleteOptions(service, resource))
}

export function useDeleteBySlug<R extends Identified>(resource: Writable<R>) {
  return useWriting(({ deleteBySlugOptions }, service) => deleteBySlugOptions(service, resource))
}
