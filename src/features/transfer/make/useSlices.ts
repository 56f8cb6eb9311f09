import { useEffect, useState } from 'react'
import { inSlices } from '../../translations/beside/slices.ts'

/** Milliseconds after which typing and drawing have their turn. */
const slice = 12

const always = () => true

/** Goes through long work a slice at a time; null when nobody waits for it any more. */
export async function throughAll<Result>(
  steps: Generator<unknown, Result, void>,
  isWanted = always,
): Promise<Result | null> {
  const end = await inSlices(steps, { most: slice, onStep: () => undefined, isWanted })
  return end && end.result
}

/**
 * Goes through long work beside what a person does, and begins anew with other work.
 * @param work the same function as long as its result would be the same; null for nothing to do yet
 * @returns the last result, and whether it is of this work
 */
export function useSlices<Result>(work: (() => Generator<unknown, Result, void>) | null): {
  result: Result | null
  isDone: boolean
} {
  const [done, setDone] = useState<{ work: unknown; result: Result } | null>(null)
  useEffect(() => {
    if (work === null) return undefined
    let isWanted = true
    const go = async () => {
      const result = await throughAll(work(), () => isWanted)
      if (result !== null && isWanted) setDone({ work, result })
    }
    // What cannot be gone through is said, as every fault of a page.
    go().catch((error: unknown) =>
      setDone(() => {
        throw error
      }),
    )
    return () => {
      isWanted = false
    }
  }, [work])
  return { result: done?.result ?? null, isDone: work !== null && done?.work === work }
}
