import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import type { ReactNode } from 'react'
import { exactly } from '../filters/address.ts'
import { RouterLink } from '../RouterLinks.tsx'
import type { RecordColumn, TableSort } from './recordColumn.ts'

interface HeaderCellProps {
  column: Pick<RecordColumn<never>, 'id' | 'header' | 'lang' | 'width' | 'isSortable'>
  sort: TableSort | undefined
  /** Beside the name of the column. */
  children?: ReactNode
}

/** The name of a column, which says the order of the rows and, where the service can sort, leads to another. */
export function HeaderCell({ column, sort, children }: HeaderCellProps) {
  const { id, header, lang, width, isSortable } = column
  const isSorted = sort?.by === id
  const Arrow = sort?.isDown ? ArrowDownward : ArrowUpward
  return (
    <th
      scope="col"
      lang={lang}
      style={{ width }}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      {sort?.searchOf && isSortable ? (
        <RouterLink
          to="."
          search={sort.searchOf(id, isSorted && !sort.isDown)}
          activeOptions={exactly}
          underline="hover"
          color="textPrimary"
        >
          {header}
        </RouterLink>
      ) : (
        header
      )}
      {isSorted ? (
        <Arrow sx={{ ml: 0.5, fontSize: 14, verticalAlign: 'middle' }} aria-hidden />
      ) : null}
      {children}
    </th>
  )
}
