import type { Refusal } from '../../../service/refusal.ts'
import type { ImportPlan, Progress } from './importPlan.ts'
import type { Making } from './makeTask.ts'

/** An import as it stands; another object with every change. */
export interface ImportState {
  readonly doing: 'looking' | 'making' | 'undoing' | null
  readonly progress: readonly Progress[]
  /** why tasks were refused, by their place; known as long as the page lives */
  readonly refusals: ReadonlyMap<number, Refusal>
  readonly isPaused: boolean
  /** why it paused by itself */
  readonly pausedBy: Refusal | null
  /** when it goes on by itself, milliseconds of this device's clock */
  readonly goesOnAt: number | null
  readonly isStopping: boolean
  /** false when this device would not keep how far it is */
  readonly isKept: boolean
  /** another tab is at it */
  readonly isElsewhere: boolean
}

/** The import that looking and making work at. */
export interface ImportWork {
  readonly plan: ImportPlan
  readonly making: Making
  state(): ImportState
  change(changes: Partial<ImportState>): void
  watch(listener: () => void): () => void
  /** How far one is, kept before anything else. */
  note(at: number, progress: Progress): Promise<void>
}
