/** Milliseconds until code that could not be fetched is asked for once more: not every browser tells that there is a network. */
const untilAgain = 5000

/**
 * Asks for code until it comes.
 * @param onMissed each time that it could not be fetched
 * @returns ends the asking
 */
export function askFor<C>(
  fetchIt: () => Promise<C>,
  onFound: (found: C) => void,
  onMissed?: () => void,
): () => void {
  let isWanted = true
  let again: ReturnType<typeof setTimeout> | undefined
  const missed = () => {
    if (!isWanted) return
    onMissed?.()
    again = setTimeout(attempt, untilAgain)
  }
  const attempt = () => void fetchIt().then((found) => isWanted && onFound(found), missed)
  attempt()
  return () => {
    isWanted = false
    clearTimeout(again)
  }
}
