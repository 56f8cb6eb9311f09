import { useSyncExternalStore } from 'react'

/** A value outside of React that parts of the page are drawn from. */
export interface PageStore<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

/** Every change is told, also one to the same value: of what stands behind it something else may be true. */
export function pageStore<Value>(first: Value): PageStore<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value as it is, in a component that is drawn again when it is another. */
export const usePageStore = <Value>({ subscribe, get }: Omit<PageStore<Value>, 'set'>): Value =>
  useSyncExternalStore(subscribe, get)
