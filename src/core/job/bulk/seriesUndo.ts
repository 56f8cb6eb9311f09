import { type ComponentType, createContext } from 'react'
import type { Identified } from '../../resource/collection.ts'
import type { Operation } from '../../write/operation.ts'
import type { BulkRemedy } from '../../views/list/bulk/bulkOf.ts'
import type { Undone } from '../../write/undo/undoEntry.ts'

export interface SeriesUndoProps {
  /** newest first */
  entries: readonly Operation[]
  /** another way to what was before, where writing it once more would not help */
  remedy?: BulkRemedy<Identified> | undefined
  /** It begins at once; otherwise it says first what that means. */
  isAsked?: boolean
  /** Told of what came of each. */
  onOutcome?: (entry: Operation, undone: Undone) => Promise<unknown>
  /** Told when all, or one once more, is over. */
  onOver?: () => void
  onClose: () => void
}

/** Fetches the dialog that takes writes back: the history's, which knows every resource. */
export type LoadUndo = () => Promise<{ UndoDialog: ComponentType<SeriesUndoProps> }>

export const SeriesUndo = createContext<LoadUndo | null>(null)
