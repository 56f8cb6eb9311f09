import type { Drop } from './drops.ts'
import type { Pressed } from './steps.ts'

/** What somebody did to move an event. */
export type MoveTask =
  | { readonly kind: 'drop'; readonly drop: Drop }
  | { readonly kind: 'press'; readonly key: string; readonly pressed: Pressed }

type Work = (task: MoveTask) => void

/** Hands on what was done to events; what is done before the code is there that does it waits for it. */
export function moveTasks() {
  const waiting: MoveTask[] = []
  let work: Work | null = null
  return {
    give(task: MoveTask): void {
      if (work) work(task)
      else waiting.push(task)
    },
    isTaken: () => work !== null,
    /** @returns gives the work up again */
    take(next: Work): () => void {
      work = next
      for (const task of waiting.splice(0)) next(task)
      return () => {
        work = null
      }
    },
  }
}

export type MoveTasks = ReturnType<typeof moveTasks>
