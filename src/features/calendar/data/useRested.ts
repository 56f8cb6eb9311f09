import { useEffect, useState } from 'react'
import { after } from '../../../time/clock.ts'

/** Milliseconds in which nobody wants anything else. */
export const rest = 600

/** What has been here for a while, by name; whoever comes back to it does not wait again. */
export function useRested(here: string | null): ReadonlySet<string> {
  const [rested, setRested] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (here === null) return undefined
    const add = (before: ReadonlySet<string>) =>
      before.has(here) ? before : new Set([...before, here])
    return after(rest, () => setRested(add))
  }, [here])
  return rested
}
