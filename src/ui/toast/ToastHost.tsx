import { Suspense, useSyncExternalStore } from 'react'
import { shownToasts, subscribeToasts } from './toast.ts'
import { lazily } from '../lazily.tsx'

const ToastStack = lazily(() => import('./ToastStack.tsx').then((it) => it.ToastStack))

/** Where toasts are shown. The shell holds exactly one; the code for drawing them comes with the first. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
