import { pageStore } from '../../platform/pageStore.ts'

export interface ToastAction {
  label: string
  /** Leads to a page of the website, in a tab of its own. */
  href?: string
  onClick?: () => void
  /** `Ctrl+Z` does it too. */
  isUndo?: boolean
}

export interface Toast {
  /** Names the record: «Concert de Nadal» saved. */
  message: string
  /** Errors and warnings stay until they are closed; the others leave after eight seconds. */
  severity?: 'success' | 'info' | 'warning' | 'error'
  /** Undo, View … each closes the toast. */
  actions?: readonly ToastAction[]
}

export interface ShownToast extends Toast {
  readonly id: number
}

/** More of what leaves by itself would cover what stays. */
const mostPassing = 2
let lastId = 0

/** Those that are there now. */
export const toasts = pageStore<readonly ShownToast[]>([])

/** Short news in the corner of the page, for whoever has some: no hook, no provider. */
export const toast = {
  /** Shows it, after those that are already there; returns the id to close it by. Only passing news is pushed out. */
  show(news: Toast): number {
    lastId += 1
    const kept = toasts.get().filter((old) => old.message !== news.message)
    const passing = kept.filter(isPassing)
    const leaving = isPassing(news) && passing.length >= mostPassing ? passing[0] : undefined
    toasts.set([...kept.filter((old) => old !== leaving), { ...news, id: lastId }])
    return lastId
  },
  close(id: number): void {
    toasts.set(toasts.get().filter((old) => old.id !== id))
  },
  clear: () => toasts.set([]),
}

/** Leaves by itself. Errors never do. */
export function isPassing(news: Toast): boolean {
  return news.severity !== 'error' && news.severity !== 'warning'
}
