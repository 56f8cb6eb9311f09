/** Milliseconds after the first failure; each further one doubles them. */
const shortest = 5000
const longest = 600_000

interface Failing {
  readonly failures: number
  /** instant, milliseconds */
  readonly until: number
}

/** What failed in this page, by its key: what is tried at every round, and fails, would keep all else from its turn. */
const failing = new Map<string, Failing>()

/** It failed: it is tried again after a while, and after what has failed less often. @param now instant, milliseconds */
export function putOff(key: string, now: number): void {
  const failures = failuresOf(key) + 1
  const pause = Math.min(shortest * 2 ** (failures - 1), longest)
  failing.set(key, { failures, until: now + pause })
}

/** How often it failed, one time after the other. */
export function failuresOf(key: string): number {
  return failing.get(key)?.failures ?? 0
}

/** @param now instant, milliseconds */
export function isPutOff(key: string, now: number): boolean {
  return now < (failing.get(key)?.until ?? now)
}

/** It is done, or given up. */
export function forgetFailures(key: string): void {
  failing.delete(key)
}
