import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** Milliseconds until code that could not be fetched is asked for once more. */
const untilAgain = 5000

interface Waiting {
  /** In its place until it is there. */
  fallback?: ReactNode
}

/**
 * A component whose code comes when it is first drawn. Unlike React's `lazy` it takes nothing down with it where that
 * cannot be fetched, least of all a form with what was typed in it: what stands in for it stays, until it comes.
 */
export function lazily<P extends object>(fetchIt: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | null = null
  return function Lazily(props: P & Waiting) {
    const [Found, setFound] = useState(() => known)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isWanted = true
      const attempt = async () => {
        known ??= await fetchIt().catch(() => null)
        if (!isWanted) return
        if (known === null) timer = setTimeout(() => void attempt(), untilAgain)
        else setFound(() => known)
      }
      void attempt()
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    }, [])
    return Found === null ? props.fallback : <Found {...props} />
  }
}
