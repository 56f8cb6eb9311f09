import { useSyncExternalStore } from 'react'
import { shownToasts, subscribeToasts } from './toast.ts'
import { ToastStack } from './ToastStack.tsx'

/** Where toasts are shown. The shell holds exactly one. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts)
  return toasts.length === 0 ? null : <ToastStack toasts={toasts} />
}
