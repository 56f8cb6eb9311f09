import { useSyncExternalStore } from 'react'
import { mayWrite } from '../../service/account.ts'
import type { Service } from '../../service/service.ts'
import { ownerOf } from '../owner.ts'

/** Accounts whose listing of unpublished records was refused: subscribers, on a live service (contract.md §3.6). */
const narrow = new Set<string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on this account is asked for what is published only. */
export function narrowReach(service: Service): void {
  narrow.add(ownerOf(service))
  for (const listener of listeners) listener()
}

/** Whether this account may write, as far as is known: who may not list drafts may not make any. */
export function useMayWrite(service: Service): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.has(ownerOf(service)))
  return !isNarrow && mayWrite(service.account)
}

/** The statuses this account may list, as far as is known. */
export function useStatusReach(service: Service): readonly string[] {
  return useMayWrite(service) ? service.configuration.statuses : published
}

const published: readonly string[] = ['publish']
