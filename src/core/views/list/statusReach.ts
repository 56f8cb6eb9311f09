import { useSyncExternalStore } from 'react'
import { mayWrite } from '../../../api/account.ts'
import type { Service } from '../../../api/service.ts'
import { everyStatus } from '../../resource/everyStatus.ts'
import { ownerOf } from '../../query/owner.ts'
import type { NarrowedList } from './recordList.ts'

/**
 * By account, what is left where more was refused: a live service refuses subscribers all but what is published
 * (contract.md §3.6), another one what its site does not have.
 */
const narrowed = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on this account is asked for fewer than these: for those the site offers, then for what is published. */
export function narrowReach(service: Service, refused: readonly string[]): void {
  const { statuses } = service.configuration
  narrowed.set(ownerOf(service), refused.length > statuses.length ? statuses : published)
  for (const listener of listeners) listener()
}

/** The statuses this account may list, as far as is known: more than the site offers in forms and filters. */
export function currentReach(
  service: Service,
  left = narrowed.get(ownerOf(service)),
): readonly string[] {
  return mayWrite(service.account) ? (left ?? everyStatus(service.configuration)) : published
}

/** The same; it is drawn again when more is known. */
export function useStatusReach(service: Service): readonly string[] {
  const left = useSyncExternalStore(subscribe, () => narrowed.get(ownerOf(service)))
  return currentReach(service, left)
}

/** Whether this account may write, as far as is known: who may not list drafts may not make any. */
export function useMayWrite(service: Service): boolean {
  return useStatusReach(service) !== published
}

const published: readonly string[] = ['publish']

/** Those of them that the site offers: a tab or a box for each. */
export function offeredIn({ service, reach }: Pick<NarrowedList, 'service' | 'reach'>) {
  return reach.filter((one) => service.configuration.statuses.includes(one))
}
