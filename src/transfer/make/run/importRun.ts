import { gated } from '../../../service/gated.ts'
import type { Service } from '../../../service/service.ts'
import { neededAnew, type Progress, type Stays, waiting } from './importPlan.ts'
import type { ImportState, ImportWork } from './importState.ts'
import { type KeptImport, keptImports } from './keptImport.ts'
import { keepUid } from './keptUids.ts'
import { lookForAll } from './lookForAll.ts'
import { makeAll, type MakingRun } from './makeAll.ts'
import { undoTasks } from './undoTasks.ts'

export interface ImportRun {
  readonly kept: KeptImport
  /** what all of it is called in the history */
  readonly series: string
  state(): ImportState
  subscribe(listener: () => void): () => void
  /** Makes what is not made yet; looks first for what may have been. */
  go(): Promise<void>
  pause(): void
  resume(): void
  stop(): void
  /** What a person found out of one task. */
  settle(at: number, progress: Progress): Promise<void>
  /** Takes back all that was made; how many stayed. */
  undo(): Promise<number>
}

interface Options {
  /** false when this device would not keep it */
  readonly isKept?: boolean
  /** milliseconds to wait first when the service asks to wait */
  readonly wait?: number
}

/** The work of one import, from whatever state it was left in. */
export function importRun(
  outer: Service,
  kept: KeptImport,
  { isKept = true, wait }: Options = {},
): ImportRun {
  const service = gated(outer)
  const { plan, key } = kept
  const listeners = new Set<() => void>()
  let running: MakingRun | null = null
  const still = { isPaused: false, pausedBy: null, goesOnAt: null }
  let state: ImportState = {
    ...still,
    doing: null,
    progress: kept.items,
    refusals: new Map(),
    isStopping: false,
    isKept,
    isElsewhere: false,
  }
  const change = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const note = async (at: number, progress: Progress) => {
    change({ progress: state.progress.with(at, progress) })
    if (!(await keptImports.note(key, at, progress))) change({ isKept: false })
    const uid = plan.tasks[at]?.uid
    if (uid === undefined) return
    if (progress.state === 'made') await keepUid(service, uid, progress.id ?? null)
    if (progress.state === 'undone') await keepUid(service, uid, null)
  }
  const series = `import ${key}`
  const making = { service, series }
  const work: ImportWork = { plan, making, state: () => state, change, watch: subscribe, note }

  const one = async (doing: NonNullable<ImportState['doing']>, task: () => Promise<void>) => {
    change({ ...still, doing, isStopping: false })
    const isAlone = await keptImports.alone(kept, task)
    change({ ...still, doing: null, isElsewhere: !isAlone })
  }

  return {
    kept,
    series,
    state: () => state,
    subscribe,
    go: () =>
      one('looking', async () => {
        for (const at of neededAnew(plan.tasks, state.progress)) await note(at, waiting)
        await lookForAll(work)
        change({ doing: 'making' })
        await makeAll(work, (run) => (running = run), wait)
        change({ ...still, doing: 'looking' })
        await lookForAll(work)
      }),
    pause: () => running?.pause(),
    resume: () => running?.resume(),
    stop() {
      if (state.isStopping || state.doing === null) return
      change({ isStopping: true })
      running?.stop()
    },
    settle: note,
    async undo() {
      let left = 0
      await one('undoing', async () => {
        const { progress } = state
        const onUndone = (at: number) => void note(at, { ...progress[at], state: 'undone' })
        const onStays = (at: number, stays: Stays) =>
          void note(at, { ...(progress[at] ?? waiting), stays })
        const undoing = { service, series: `undo ${key}`, tasks: plan.tasks, progress }
        left = await undoTasks({ ...undoing, onUndone, onStays })
      })
      return left
    },
  }
}
