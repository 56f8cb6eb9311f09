import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { Unseen } from '../Unseen.tsx'
import type { ColumnChoice } from './columnChoice.ts'
import { PickBox, pickStyle } from './PickBox.tsx'
import type { RecordColumn } from './recordColumn.ts'

/** Dressed as a whole: a styled component for each cell took a quarter of the time in which a list appears. */
const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: 'var(--cell-padding, 6px) 8px',
      borderBlockEnd: `1px solid ${palette.divider}`,
      fontSize: '0.875rem',
      fontWeight: 400,
      lineHeight: 1.43,
      textAlign: 'start',
    },
    // A word longer than that is broken, so that no name pushes the other columns out of sight.
    '& td': { maxWidth: '18rem', overflowWrap: 'break-word' },
    '& thead th': { color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 600 },
    '& tbody tr:hover': { background: palette.action.hover },
    '& th[data-actions], & td[data-actions]': { width: 44, padding: 0, textAlign: 'end' },
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
  /** What can be done with a row, in a last cell of its own. */
  actions: { header: string; cell: (record: R) => ReactNode }
  /** Rows can be chosen: what all of them are called, and each. */
  pick?: RowPick<R> | undefined
}

export interface RowPick<R> {
  all: string
  one: (record: R) => string
}

/**
 * Records as a real table, in the order given: rows cannot be sorted where the service cannot. Written by hand,
 * for a table library would add 9 kB gzip to the first load and do no more than leave columns out.
 */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const { caption, columns, shown, records, rowId, actions, pick } = props
  return (
    <Scroll>
      <Table aria-label={caption}>
        <thead>
          <tr>
            {pick ? (
              <th scope="col" data-picks>
                <PickBox label={pick.all} />
              </th>
            ) : null}
            {columns.filter(isIn(shown)).map(({ id, width, header }) => (
              <th key={id} scope="col" style={{ width }}>
                {header}
              </th>
            ))}
            <th scope="col" data-actions>
              <Unseen>{actions.header}</Unseen>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={rowId(record)}
              {...{ record, columns, shown, rowId }}
              actions={actions.cell}
              pick={pick?.one}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

function isIn(shown: ColumnChoice) {
  return ({ id, names }: { id: string; names?: boolean }) => names || shown[id] !== false
}

interface RowProps<R> {
  record: R
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  actions: (record: R) => ReactNode
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
            {cell(record)}
          </th>
        ) : (
          <td key={id}>{cell(record)}</td>
        ),
      )}
      <td data-actions>{actions(record)}</td>
    </tr>
  )
}

/** A row is drawn again only when it changed. */
const Row = memo(DrawnRow) as typeof DrawnRow
