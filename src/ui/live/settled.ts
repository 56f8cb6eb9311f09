/** Milliseconds after which what is drawn anew no longer takes the speech of a screen reader. */
const untilSettled = 150

/** The same for a whole page: Orca heard nothing of what changed within it. */
const untilDrawn = 500

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function start(pause: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    const due = [...waiting]
    waiting.clear()
    for (const run of due) run()
  }, pause)
}

/** Runs it once the page has settled, in the order of asking. @returns what takes that back */
export function whenSettled(run: () => void): () => void {
  waiting.add(run)
  if (timer === undefined) start(untilSettled)
  return () => void waiting.delete(run)
}

/** The page changes: what waits is heard after that. */
export function unsettle(): void {
  start(untilDrawn)
}
