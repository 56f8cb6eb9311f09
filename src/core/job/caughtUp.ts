/** Does it when asked; asked while it is at it, however often, it does it once more afterwards. It must not reject. */
export function caughtUp(work: () => Promise<void>): () => Promise<void> {
  let isAtIt = false
  let isDue = false
  return async () => {
    isDue = true
    if (isAtIt) return
    isAtIt = true
    while (isDue) {
      isDue = false
      await work()
    }
    isAtIt = false
  }
}
