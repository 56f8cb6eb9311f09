import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { Unseen } from '../Unseen.tsx'
import type { ColumnChoice } from './columnChoice.ts'
import type { RecordColumn } from './recordColumn.ts'
import { useFirstRows } from './useFirstRows.ts'

interface RecordTableProps<R> {
  /** What the table holds, for those who do not see it. */
  caption: string
  columns: readonly RecordColumn<R>[]
  shown: ColumnChoice
  records: readonly R[]
  rowId: (record: R) => string
  /** What can be done with a row, in a last cell of its own. */
  actions?: { header: string; cell: (record: R) => ReactNode }
}

const closer = { paddingInline: 1 }

/**
 * Records as a real table, in the order given: rows cannot be sorted where the service cannot. Written by hand,
 * for a table library would add 9 kB gzip to the first load and do no more than leave columns out.
 */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const { caption, shown, records, rowId, actions } = props
  const columns = props.columns.filter(({ id, names }) => names || shown[id] !== false)
  const { drawn, height } = useFirstRows(records)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={caption} sx={{ '& .MuiTableCell-root': closer }}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, width, header }) => (
              <TableCell key={id} scope="col" sx={{ width }}>
                {header}
              </TableCell>
            ))}
            {actions ? <ActionsHeader words={actions.header} /> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {drawn.map((record) => (
            <TableRow key={rowId(record)} hover data-row>
              {columns.map((column) => (
                <RecordCell key={column.id} {...{ column, record }} />
              ))}
              {actions ? (
                <TableCell padding="none" align="right">
                  {actions.cell(record)}
                </TableCell>
              ) : null}
            </TableRow>
          ))}
          {height > 0 ? <tr aria-hidden style={{ height }} /> : null}
        </TableBody>
      </Table>
    </Box>
  )
}

function RecordCell<R>({ column, record }: { column: RecordColumn<R>; record: R }) {
  const heading = column.names ? ({ component: 'th', scope: 'row' } as const) : {}
  return <TableCell {...heading}>{column.cell(record)}</TableCell>
}

function ActionsHeader({ words }: { words: string }) {
  return (
    <TableCell scope="col" padding="none" sx={{ width: 44 }}>
      <Unseen>{words}</Unseen>
    </TableCell>
  )
}
