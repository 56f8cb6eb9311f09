/** Does it when told; told while it is at it, however often, it does it once more afterwards. It must not reject. */
export function caughtUp(work: () => Promise<void>): () => Promise<void> {
  let isAtIt = false
  let isToldAgain = false
  return async () => {
    isToldAgain = true
    if (isAtIt) return
    isAtIt = true
    while (isToldAgain) {
      isToldAgain = false
      await work()
    }
    isAtIt = false
  }
}
