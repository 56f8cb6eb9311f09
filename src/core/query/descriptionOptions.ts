import { queryOptions, useQuery } from '@tanstack/react-query'
import { isObject } from '../../api/isObject.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'
import { indexOf, type ServiceIndex } from '../../api/discovery.ts'
import { useService } from '../../api/useService.ts'
import { keyOf } from './keys.ts'
import { type Wire } from '../resource/wire.ts'

/** `interface.md`, "Index and documentation routes". */
export interface IndexParameters {
  readonly namespace?: string
  readonly context?: string
}

const unreadable = () => new ApiError({ kind: 'unreadable', status: 200, code: 'no_description' })

/** The index of the namespace: its routes and their arguments. */
export function indexOptions(service: Service, asked: IndexParameters = {}) {
  return queryOptions({
    queryKey: keyOf(service, 'description', 'index', asked),
    queryFn: async ({ signal }): Promise<ServiceIndex> => {
      const query = { ...asked }
      const index = indexOf(await service.request({ method: 'GET', path: '', query, signal }))
      if (index === null) throw unreadable()
      return index
    },
  })
}

/** The service's own documentation, an OpenAPI document in the language asked (contract.md §1.7). */
export function documentationOptions(service: Service) {
  return queryOptions({
    queryKey: keyOf(service, 'description', 'documentation'),
    queryFn: async ({ signal }): Promise<Wire> => {
      // Many sites close it to everybody: that says nothing of a session.
      const body = await service.request({ method: 'GET', path: 'doc', signal, aside: true })
      if (!isObject(body)) throw unreadable()
      return body
    },
  })
}

/** `GET /`: the routes of the namespace and their parameters. */
export function useNamespaceIndex(asked: IndexParameters = {}) {
  return useQuery(indexOptions(useService(), asked))
}

/** `GET /doc`: the interface as the service documents it. */
export function useDocumentation() {
  return useQuery(documentationOptions(useService()))
}
