let last = 0

/**
 * Now, and later than any other that this page asked for: ISO 8601 in UTC. What is kept under such keys stays in its
 * order, however much happens within a millisecond.
 */
export function nextInstant(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}
