import type { ReactNode } from 'react'

/** A column of a list of records, its header already in words. */
export interface RecordColumn<R> {
  id: string
  header: string
  cell: (record: R) => ReactNode
  /** CSS width the column would like. */
  width?: string | undefined
  /** The cell that names the row: a row header, never hidden. */
  names?: boolean
}
