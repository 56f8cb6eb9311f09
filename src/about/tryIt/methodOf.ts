import type { Call } from '../../service/service.ts'
import type { Operation } from '../reference/operations.ts'

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The method that was chosen of those that mean the same here, or else the first. */
export function methodOf({ methods }: Operation, chosen: string): Call['method'] {
  const said = methods.includes(chosen) ? chosen : methods[0]
  return known.find((method) => method === said) ?? 'GET'
}
