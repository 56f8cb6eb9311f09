import { bulkRun, type BulkRun } from '../../../collection/bulk/bulkRun.ts'
import type { Refusal } from '../../../service/refusal.ts'
import type { Service } from '../../../service/service.ts'
import { alone } from '../../../ui/alone.ts'
import { stopsOthers } from '../../../collection/bulk/performed.ts'
import { gated } from './gated.ts'
import { placesIn, type Progress, valuesOf, waiting } from './importPlan.ts'
import { type KeptImport, keepProgress } from './keptImport.ts'
import { lookForTask, makeTask, type Made, type ReadyTask } from './makeTask.ts'
import { undoTasks } from './undoTasks.ts'

/** An import as it stands; another object with every change. */
export interface ImportState {
  readonly doing: 'looking' | 'making' | 'undoing' | null
  readonly progress: readonly Progress[]
  /** why tasks were refused, by their place; known as long as the page lives */
  readonly refusals: ReadonlyMap<number, Refusal>
  readonly isPaused: boolean
  readonly isStopping: boolean
  /** false when this device would not keep how far it is */
  readonly isKept: boolean
  /** another tab is at it */
  readonly isElsewhere: boolean
}

export interface ImportRun {
  readonly kept: KeptImport
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

/**
 * The work of one import, from whatever state it was left in.
 * @param isKept false when this device would not keep it
 */
export function importRun(outer: Service, kept: KeptImport, isKept = true): ImportRun {
  const service = gated(outer)
  const { plan, key } = kept
  const listeners = new Set<() => void>()
  let running: BulkRun<Made> | null = null
  let state: ImportState = {
    doing: null,
    progress: kept.progress,
    refusals: new Map(),
    isPaused: false,
    isStopping: false,
    isKept,
    isElsewhere: false,
  }
  const change = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const note = async (at: number, progress: Progress) => {
    change({ progress: state.progress.with(at, progress) })
    if (!(await keepProgress(key, at, progress))) change({ isKept: false })
  }
  const readyAt = (at: number): ReadyTask | null => {
    const task = plan.tasks[at]
    const values = task && valuesOf(task, state.progress)
    return task && values ? { task, values } : null
  }
  const making = { service, series: `import ${key}` }

  const perform = async (at: number): Promise<Made> => {
    const ready = readyAt(at)
    if (ready === null) return { progress: waiting }
    // Kept before it goes out: a page that is gone a moment later leaves a trace of it.
    const isAgreed = state.progress[at]?.isAgreed ?? ready.task.evenIfNamed
    await note(at, { state: 'begun', sentAt: Date.now(), isAgreed })
    const made = await makeTask(making, ready, isAgreed)
    const refusals = new Map(state.refusals)
    if (made.refusal) refusals.set(at, made.refusal)
    else refusals.delete(at)
    change({ refusals })
    await note(at, made.progress)
    return made
  }

  const makeAll = async () => {
    const tried = new Set<number>()
    for (;;) {
      const items = placesIn(state.progress, 'waiting', 'refused').filter(
        (at) => !tried.has(at) && readyAt(at) !== null,
      )
      if (items.length === 0 || state.isStopping) return
      for (const at of items) tried.add(at)
      const pausesAfter = ({ refusal }: Made) =>
        refusal !== undefined && stopsOthers({ kind: 'refused', refusal })
      running = bulkRun({ items, perform, pausesAfter })
      const stopListening = running.subscribe(() =>
        change({ isPaused: running?.state().isPaused ?? false }),
      )
      await running.over
      stopListening()
    }
  }

  /** One after the other, so that none is taken for two; again while something was found, for that tells others apart. */
  const lookForAll = async () => {
    for (let before = -1, left = perhapsMade(); left.length > 0 && left.length !== before;) {
      before = left.length
      for (const at of left) await lookAt(at)
      left = perhapsMade()
    }
  }
  const perhapsMade = () =>
    state.progress.flatMap(({ state: at, sentAt }, place) =>
      sentAt !== undefined && ['begun', 'unknown', 'refused'].includes(at) ? [place] : [],
    )
  const lookAt = async (at: number) => {
    const ready = readyAt(at)
    const { sentAt, state: before } = state.progress[at] ?? waiting
    if (ready === null || sentAt === undefined) return
    const made = state.progress.flatMap(({ id }) => id ?? [])
    const others = new Set([...plan.known, ...made])
    const found = await lookForTask(making, ready, sentAt, others)
    // Why it was refused stays to be told.
    const isRefused = before === 'refused' && found?.state === 'waiting'
    await note(at, isRefused ? { state: 'refused' } : (found ?? { state: 'unknown', sentAt }))
  }

  const one = async (doing: NonNullable<ImportState['doing']>, work: () => Promise<void>) => {
    change({ doing, isStopping: false, isPaused: false })
    const isAlone = await alone(`import ${key}`, work)
    change({ doing: null, isElsewhere: !isAlone, isPaused: false })
  }

  return {
    kept,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go: () =>
      one('looking', async () => {
        await lookForAll()
        change({ doing: 'making' })
        await makeAll()
        change({ doing: 'looking' })
        await lookForAll()
      }),
    pause: () => running?.pause(),
    resume: () => running?.resume(),
    stop() {
      if (state.isStopping || state.doing === null) return
      change({ isStopping: true })
      running?.cancel()
    },
    settle: note,
    async undo() {
      let left = 0
      await one('undoing', async () => {
        const { progress } = state
        const onUndone = (at: number) => void note(at, { ...progress[at], state: 'undone' })
        const series = `undo ${key}`
        left = await undoTasks({ service, series, tasks: plan.tasks, progress, onUndone })
      })
      return left
    },
  }
}
