import type { Clue } from './pairing.ts'

/**
 * One answer to a question: two records agree where they share a value of the column.
 * `often` is how often it is the narrowest on which two versions of one thing agree.
 */
export interface Rung {
  readonly column: string
  readonly kind: Clue
  readonly often: number
  /** column whose frequencies count instead, for values that are numbered on (`fira-2`) */
  readonly rarity?: string
  /** how often others agree on it by chance, where that is not how frequent the value is */
  readonly chance?: number
}

/** Answers from the narrowest to the widest; the first on which two records agree counts. */
export interface Ladder {
  readonly rungs: readonly Rung[]
  /** how often versions of one thing agree on none, where both say something */
  readonly never: number
  /** sites differ in it: `never` is the least, where all is common to the languages */
  readonly isHabit?: boolean
  /** what the editions of a series share: several of these say little more than the strongest */
  readonly isSetting?: boolean
}

/** Sets of which versions of one thing share many values: every shared and every other value counts. */
export interface Bag {
  readonly column: string
  readonly kind: Clue
  /** how often a value of one is in the set of its version */
  readonly often: number
  /** bounds of what the set may say for and against, in the logarithm of the odds */
  readonly least: number
  readonly most: number
  readonly isSetting?: boolean
}

/** One thing that a record says; `''` is nothing said. */
export type Value = string | number

export type Reader<R> = (record: R, language: string) => Value | readonly Value[]

/** How records of one collection are compared: nothing but data, so that it can go to a worker and come back. */
export interface Questions {
  readonly questions: readonly (Ladder | Bag)[]
}

/** How records of one collection are read and compared. */
export interface Kind<R> extends Questions {
  readonly columns: Readonly<Record<string, Reader<R>>>
  /** Records are compared where they agree on all columns of one of these. */
  readonly blocks: readonly (readonly string[])[]
}
