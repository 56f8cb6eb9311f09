import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { RouterLink } from '../RouterLinks.tsx'
import { Unseen } from '../Unseen.tsx'
import { exactly } from '../filters/address.ts'
import type { ColumnChoice } from './columnChoice.ts'
import { PickBox, PickKey, pickStyle } from './PickBox.tsx'
import type { RecordColumn, TableSort } from './recordColumn.ts'

/** Dressed as a whole: a styled component for each cell took a quarter of the time in which a list appears. */
export const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    width: '100%',
    borderCollapse: 'collapse',
    // One line to a row: what is longer ends in dots, and no name pushes the other columns out of sight.
    tableLayout: 'fixed',
    '& th, & td': {
      padding: 'var(--cell-padding, 6px) 8px',
      borderBlockEnd: `1px solid ${palette.divider}`,
      fontSize: '0.875rem',
      fontWeight: 400,
      lineHeight: 1.43,
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-name]': { display: 'flex', alignItems: 'center', gap: 6 },
    '& [data-name] > a': { minWidth: 0 },
    '& [data-name] > svg': { flex: 'none' },
    '& thead th': { color: palette.text.secondary, fontSize: '0.75rem', fontWeight: 600 },
    '& tbody tr:hover': { background: palette.action.hover },
    '& th[data-actions], & td[data-actions]': { width: 44, padding: 0, textAlign: 'end' },
    '& td[data-actions] button': { height: 28 },
    '& th[data-picks], & td[data-picks]': { width: 36, padding: 0 },
    ...pickStyle(theme),
  }
})

const Scroll = styled('div')({ overflowX: 'auto' })

interface RecordTableProps<R> {
  /** What the table holds, for those who do not see it. */
  caption: string
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  records: readonly R[]
  rowId: (record: R) => string
  /** What can be done with a row, in a last cell of its own; `width` in px where that is no menu. */
  actions?: { header: string; width?: number | undefined; cell: (record: R) => ReactNode }
  sort?: TableSort | undefined
  /** Rows can be chosen: what all of them are called, and each. */
  pick?: RowPick<R> | undefined
}

interface RowPick<R> {
  all: string
  one: (record: R) => string
}

/**
 * Records as a real table, in the order given. Written by hand, for a table library would add 9 kB gzip to the first load
 * and do no more than leave columns out.
 */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const { caption, columns, shown, records, rowId, actions, sort, pick } = props
  return (
    <Scroll>
      {pick ? <PickKey /> : null}
      <Table aria-label={caption} style={{ minWidth: widthOf(columns.filter(isIn(shown))) }}>
        <thead>
          <tr>
            {pick ? (
              <th scope="col" data-picks>
                <PickBox label={pick.all} />
              </th>
            ) : null}
            {columns.filter(isIn(shown)).map((column) => (
              <HeaderCell key={column.id} {...{ column, sort }} />
            ))}
            {actions ? (
              <th scope="col" data-actions style={{ width: actions.width }}>
                <Unseen>{actions.header}</Unseen>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={rowId(record)}
              {...{ record, columns, shown, rowId }}
              actions={actions?.cell}
              pick={pick?.one}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

/** CSS px that so many columns need at least; where there are fewer, the table is scrolled sideways. */
function widthOf(columns: readonly unknown[]): number {
  return 160 + 100 * columns.length
}

function isIn(shown: ColumnChoice) {
  return ({ id, names }: { id: string; names?: boolean }) => names || shown[id] !== false
}

interface RowProps<R> {
  record: R
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  actions: ((record: R) => ReactNode) | undefined
  rowId: (record: R) => string
  pick: ((record: R) => string) | undefined
}

function DrawnRow<R>({ record, columns, shown, actions, rowId, pick }: RowProps<R>) {
  return (
    <tr data-row>
      {pick ? (
        <td data-picks>
          <PickBox label={pick(record)} value={rowId(record)} />
        </td>
      ) : null}
      {columns.filter(isIn(shown)).map(({ id, names, cell }) =>
        names ? (
          <th key={id} scope="row">
            <div data-name>{cell(record)}</div>
          </th>
        ) : (
          <td key={id}>{cell(record)}</td>
        ),
      )}
      {actions ? <td data-actions>{actions(record)}</td> : null}
    </tr>
  )
}

/** A row is drawn again only when it changed. */
const Row = memo(DrawnRow) as typeof DrawnRow

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
