import type { ComponentType } from 'react'

/** Records of the name of a new one exist, and nothing was written: what a person may do about it. */
export interface Namesakes<R> {
  existing: readonly R[]
  /** Goes on with one of them; without this its own page is opened. */
  onUse?: ((record: R) => void) | undefined
  /** Makes another record of the name. */
  onCreate: () => void
  onCancel: () => void
}

/** Asks which it is to be. */
export type NamesakesOf<R> = ComponentType<Namesakes<R>>
