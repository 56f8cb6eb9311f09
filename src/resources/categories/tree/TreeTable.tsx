import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import { HeaderCell } from '../../../ui/table/HeaderCell.tsx'
import { PickBox } from '../../../ui/table/PickBox.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { Table } from '../../../ui/table/RecordTable.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { TermRecord } from '../categories.ts'
import { type Move, moveIn, moveOut } from './categoryMove.ts'
import { rowsOf, treeOf } from './categoryTree.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { useTreeKeys } from './useTreeKeys.ts'

interface TreeTableProps {
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
  const list = useRef<HTMLDivElement>(null)
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
    <Scroll ref={list}>
      <Grid role="treegrid" aria-label={t('tree.caption')} aria-describedby={onMove && help}>
        <thead>
          <tr>
            {onMove ? (
              <th scope="col" data-picks>
                <PickBox label={t('filters:row.pickAll')} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} {...{ column }} sort={undefined}>
                {column.names && allFolded.size > 0 ? (
                  <>
                    <IconButton
                      aria-label={t('tree.unfoldAll')}
                      onClick={() => setFolded(new Set())}
                    >
                      <UnfoldMore fontSize="small" />
                    </IconButton>
                    <IconButton aria-label={t('tree.foldAll')} onClick={() => setFolded(allFolded)}>
                      <UnfoldLess fontSize="small" />
                    </IconButton>
                  </>
                ) : null}
              </HeaderCell>
            ))}
            <th scope="col" data-actions>
              <Unseen>{t('filters:row.header')}</Unseen>
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Grid>
      {onMove ? <Unseen id={help}>{t('tree.help')}</Unseen> : null}
    </Scroll>
  )
}

const Scroll = styled('div')({ overflowX: 'auto' })

/** The library's rows take no focus, and hide it. */
const Grid = styled(Table)(({ theme }) => ({
  '& tr:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: '-2px',
  },
  '& thead button': { height: 24, width: 28, verticalAlign: 'middle' },
}))
