import { pageStore, usePageStore } from '../../../platform/pageStore.ts'
import { mayWrite } from '../../../api/account.ts'
import type { Service } from '../../../api/service.ts'
import { everyStatus } from '../../resource/everyStatus.ts'
import { ownerOf } from '../../query/owner.ts'
import type { NarrowedList } from './recordList.ts'

/**
 * By account, what is left where more was refused: a live service refuses subscribers all but what is published
 * (contract.md §3.6), another one what its site does not have.
 */
const narrowed = pageStore<ReadonlyMap<string, readonly string[]>>(new Map())

/** From now on this account is asked for fewer than these: for those the site offers, then for what is published. */
export function narrowReach(service: Service, refused: readonly string[]): void {
  const { statuses } = service.configuration
  const left = refused.length > statuses.length ? statuses : published
  narrowed.set(new Map(narrowed.get()).set(ownerOf(service), left))
}

/** The statuses this account may list, as far as is known: more than the site offers in forms and filters. */
export function currentReach(
  service: Service,
  left = narrowed.get().get(ownerOf(service)),
): readonly string[] {
  return mayWrite(service.account) ? (left ?? everyStatus(service.configuration)) : published
}

/** The same; it is drawn again when more is known. */
export function useStatusReach(service: Service): readonly string[] {
  const left = usePageStore(narrowed).get(ownerOf(service))
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
