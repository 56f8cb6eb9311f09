/** Why a file is no table. */
export type FileProblem = 'tooLarge' | 'tooMany' | 'empty' | 'unreadable' | 'noColumns'

/** A file as a table, its first row the names of the columns. Cells are texts; dates among them `YYYY-MM-DD HH:MM:SS`. */
export interface Table {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** of each row, where it stands in the file: the names of the columns are its first row, and empty ones count */
  readonly places: readonly number[]
  /** how letters were read, where the file did not say it and it is not UTF-8 */
  readonly guessed?: string
}

/** Bytes: beyond that a browser would be short of memory. */
export const largestFile = 30_000_000

/** Bytes of a workbook once it is unpacked, which says more of it than the size of its file. */
export const largestSheet = 200_000_000

/** As many as one person can look through before they are written. */
export const mostRows = 5000
