import { startTransition, useEffect, useState } from 'react'

/** Whether the browser has had nothing to do since this was drawn: the time for what can wait. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const become = () => startTransition(() => setIdle(true))
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(become, 50)
      return () => clearTimeout(timer)
    }
    const call = requestIdleCallback(become, { timeout: 2000 })
    return () => cancelIdleCallback(call)
  }, [])
  return isIdle
}
