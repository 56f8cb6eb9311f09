import { useSyncExternalStore } from 'react'
import type { BulkRun, BulkState } from './bulkRun.ts'

const atRest: BulkState<never> = {
  outcomes: [],
  done: 0,
  underWay: 0,
  isPaused: false,
  isCancelled: false,
  isOver: true,
}

const unchanging = () => () => undefined

/** How far a run is; over, with no outcome, where none was begun. */
export function useRunState<O>(run: BulkRun<O> | undefined): BulkState<O> {
  return useSyncExternalStore(run?.subscribe ?? unchanging, run?.state ?? (() => atRest))
}
