import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { askFor } from './askFor.ts'
import { noteUnfetched } from './unfetched.ts'

/** Asks for the code of a part that somebody opened; while it cannot be fetched, that is said. @returns ends the asking */
function askForPart<C>(fetchIt: () => Promise<C>, onFound: (found: C) => void): () => void {
  let forget: (() => void) | undefined
  const stop = askFor(fetchIt, onFound, () => {
    forget ??= noteUnfetched()
  })
  return () => {
    stop()
    forget?.()
  }
}

interface Waiting {
  /** In its place until it is there; while its words are on their way, a `Suspense` around it draws something. */
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
      if (Found !== null) return undefined
      return askForPart(fetchIt, (found) => {
        known = found
        setFound(() => found)
      })
    }, [Found])
    return Found === null ? props.fallback : <Found {...props} />
  }
}
