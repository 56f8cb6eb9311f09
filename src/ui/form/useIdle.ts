import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../whenIdle.ts'

/** Whether the browser has had nothing to do since this was drawn: the time for what can wait. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const become = () => startTransition(() => setIdle(true))
    return whenIdle(become, { most: 2000, blindly: 50 })
  }, [])
  return isIdle
}
