/** Milliseconds after which a page that is being drawn no longer takes the speech of a screen reader. */
const untilSettled = 150

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function start(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    const due = [...waiting]
    waiting.clear()
    for (const run of due) run()
  }, untilSettled)
}

/** Runs it once the page has settled, in the order of asking. @returns what takes that back */
export function whenSettled(run: () => void): () => void {
  waiting.add(run)
  if (timer === undefined) start()
  return () => void waiting.delete(run)
}

/** The page is about to change: what waits is heard after that. */
export function unsettle(): void {
  if (timer !== undefined) start()
}
