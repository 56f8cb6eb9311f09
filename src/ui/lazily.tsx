import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { pageStore } from '../platform/pageStore.ts'

/** Milliseconds until code that could not be fetched is requested again: not every browser reports that the network is back. */
const retryAfter = 5000

/** Requests code until it arrives; while it cannot be fetched, the page says so. @returns stops the requests */
function fetchPart<C>(fetchIt: () => Promise<C>, onFound: (found: C) => void): () => void {
  let isWanted = true
  let retry: ReturnType<typeof setTimeout> | undefined
  let forget: (() => void) | undefined
  const failed = () => {
    if (!isWanted) return
    forget ??= noteUnfetched()
    retry = setTimeout(attempt, retryAfter)
  }
  const found = (part: C) => {
    if (isWanted) onFound(part)
  }
  const attempt = () => void fetchIt().then(found, failed)
  attempt()
  return () => {
    isWanted = false
    clearTimeout(retry)
    forget?.()
  }
}

interface Waiting {
  /** In its place until its code and its messages are there. */
  fallback?: ReactNode
}

/**
 * A component whose code comes when it is first drawn. Unlike React's `lazy` it takes nothing down with it where that
 * cannot be fetched, least of all a form with what was typed in it: the fallback stays until the code arrives.
 */
export function lazily<P extends object>(fetchIt: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | null = null
  return function Lazily(props: P & Waiting) {
    const [Found, setFound] = useState(() => known)
    useEffect(() => {
      if (Found !== null) return undefined
      return fetchPart(fetchIt, (found) => {
        known = found
        setFound(() => found)
      })
    }, [Found])
    return Found === null ? (
      props.fallback
    ) : (
      <Suspense fallback={props.fallback}>
        <Found {...props} />
      </Suspense>
    )
  }
}

/** How many parts there are now whose code could not be fetched. */
export const unfetched = pageStore(0)

/** A part was asked for whose code could not be fetched. @returns takes that back */
function noteUnfetched(): () => void {
  unfetched.set(unfetched.get() + 1)
  return () => unfetched.set(unfetched.get() - 1)
}
