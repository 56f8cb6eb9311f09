import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { noteUnfetched } from './unfetched.ts'

/** Milliseconds until code that could not be fetched is asked for once more. */
const untilAgain = 5000

/** Asks for code until it comes. @returns ends the asking */
function askFor<C>(fetchIt: () => Promise<C>, onFound: (found: C) => void): () => void {
  let isWanted = true
  let again: ReturnType<typeof setTimeout> | undefined
  let forget: (() => void) | undefined
  const missed = () => {
    if (!isWanted) return
    forget ??= noteUnfetched()
    again = setTimeout(attempt, untilAgain)
  }
  const attempt = () => void fetchIt().then((found) => isWanted && onFound(found), missed)
  attempt()
  return () => {
    isWanted = false
    clearTimeout(again)
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
      return askFor(fetchIt, (found) => {
        known = found
        setFound(() => found)
      })
    }, [Found])
    return Found === null ? props.fallback : <Found {...props} />
  }
}
