import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import { PickBox, pickStyle } from '../../../ui/table/PickBox.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { keptSelection, usePresses } from '../../../core/views/list/select/selections.ts'
import { useService } from '../../../api/useService.ts'
import { categories, type CategoryFilters, type TermRecord } from '../categories.ts'
import { type Move, moveIn, moveOut } from './categoryMove.ts'
import { rowsOf, treeOf } from './categoryTree.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { useTreeKeys } from './useTreeKeys.ts'
import { CategorySelection } from '../bulk/CategorySelection.tsx'

interface TreeTableProps {
  /** An order. */
  asked: CategoryFilters
  records: readonly TermRecord[]
  columns: readonly RecordColumn<TermRecord>[]
  shown: ColumnChoice
  movingId: number | null
  /** Both are nothing for who may only read. */
  onMove?: (category: TermRecord, move: Move) => void
  onChoose?: (category: TermRecord) => void
}

/** The tree as a grid of rows that can be unfolded, with the columns of the list. */
export function TreeTable({
  asked,
  records,
  shown,
  movingId,
  onMove,
  onChoose,
  ...props
}: TreeTableProps) {
  const { t } = useTranslation(['categoryList', 'filters'])
  const help = useId()
  const isNarrow = useIsNarrow()
  const list = useRowKeys()
  const service = useService()
  const { isSelecting, start, early } = usePresses(!!keptSelection(service, 'categories'))
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const isFolded = (id: number) => folded.has(id)
  const rows = rowsOf(treeOf(records), isFolded)
  const columns = props.columns.filter(
    ({ id, names }) => names || (shown[id] !== false && (!isNarrow || id === 'count')),
  )
  const fold = (id: number, isIn: boolean) =>
    setFolded(
      (before) => new Set([...[...before].filter((one) => one !== id), ...(isIn ? [id] : [])]),
    )
  const { activeId, rowProps } = useTreeKeys({
    rows,
    isFolded,
    onFold: fold,
    onShift:
      onMove &&
      ((category, inward) => onMove(category, (inward ? moveIn : moveOut)(records, category))),
  })
  useShortcut('m', t('move.action'), () => {
    const active = records.find(({ id }) => id === activeId)
    if (active && list.current?.contains(document.activeElement)) onChoose?.(active)
  })
  const allFolded = new Set(
    rowsOf(treeOf(records)).flatMap(({ term, hasInside }) => (hasInside ? [term.id] : [])),
  )
  return (
    <div ref={list} onChange={start}>
      {allFolded.size > 0 ? (
        <Box sx={{ display: 'flex', gap: 1, minHeight: 48, pb: 0.5 }}>
          <Button onClick={() => setFolded(new Set())}>{t('tree.unfoldAll')}</Button>
          <Button onClick={() => setFolded(allFolded)}>{t('tree.foldAll')}</Button>
        </Box>
      ) : null}
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          role="treegrid"
          aria-label={t('tree.caption')}
          aria-describedby={onMove && help}
          sx={(theme) => ({
            // The library's rows take no focus, and hide it.
            '& tr:focus-visible': {
              outline: `2px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: '-2px',
            },
            '& .MuiTableCell-root': { paddingInline: { xs: 0.5, sm: 1 } },
            ...pickStyle(theme),
          })}
        >
          <TableHead>
            <TableRow>
              {onMove ? (
                <TableCell scope="col" padding="none" sx={{ width: 36 }}>
                  <PickBox label={t('filters:row.pickAll')} />
                </TableCell>
              ) : null}
              {columns.map(({ id, width, header }) => (
                <TableCell key={id} scope="col" sx={{ width }}>
                  {header}
                </TableCell>
              ))}
              <TableCell scope="col" padding="none" sx={{ width: 44 }}>
                <Unseen>{t('filters:row.header')}</Unseen>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              <CategoryRow
                key={row.term.id}
                {...{ row, columns, onChoose }}
                picks={onMove !== undefined}
                isFolded={isFolded(row.term.id)}
                onFold={(isIn) => fold(row.term.id, isIn)}
                isActive={row.term.id === activeId}
                isMoving={movingId === row.term.id}
                place={rowProps(row, at)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {onMove ? (
        <Typography id={help} variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('tree.help')}
        </Typography>
      ) : null}
      {isSelecting ? (
        <CategorySelection
          list={{ service, collection: categories, asked, result: { data: pageOf(records) } }}
          records={rows.map(({ term }) => term)}
          rows={list}
          early={early}
        />
      ) : null}
    </div>
  )
}

/** All of them, folded in or not, as one page. */
function pageOf(items: readonly TermRecord[]) {
  return { items, total: items.length, pages: 1, page: 1, unreadable: 0 }
}
