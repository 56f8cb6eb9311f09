import type { ReactNode } from 'react'
import type { AddressSearch } from '../filters/address.ts'

/** A column of a list of records, its header already in words. */
export interface RecordColumn<R> {
  id: string
  header: string
  /** The language of the header, where it is not the interface's. */
  lang?: string
  cell: (record: R) => ReactNode
  /** CSS width the column would like. */
  width?: string | undefined
  /** Rows can be put in its order. */
  isSortable?: boolean
  /** The cell that names the row: a row header, never hidden. */
  names?: boolean
}

/** The order that rows are in, and the address of another where the service can sort. */
export interface TableSort {
  /** id of a column */
  readonly by: string
  readonly isDown: boolean
  readonly searchOf?: ((by: string, isDown: boolean) => AddressSearch) | undefined
}
