import type { Service } from '../../../api/service.ts'
import { inTurn } from '../inTurn.ts'
import { ownerOf } from '../../query/owner.ts'

/**
 * Does a task while nothing goes out of the account's queue, here or in another tab; where the browser has no locks, in
 * this page. What waits there, and is made by hand meanwhile, would else be made twice: neither would find the other.
 */
export function inQueueTurn<T>(service: Service, task: () => Promise<T>): Promise<T> {
  const name = `agenda queue ${ownerOf(service)}`
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks === undefined ? inTurn(name, task) : locks.request(name, task)
}
