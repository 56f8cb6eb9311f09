import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import { HeaderCell, Table } from '../../../ui/table/RecordTable.tsx'
import { PickBox, PickKey } from '../../../ui/table/PickBox.tsx'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { TermRecord } from '../categories.ts'
import { type Move, moveIn, moveOut } from './categoryMove.ts'
import { rowsOf, treeOf, type TreeRow } from './categoryTree.ts'
import { CategoryRow } from './CategoryRow.tsx'

interface TreeKeys {
  rows: readonly TreeRow[]
  isFolded: (id: number) => boolean
  onFold: (id: number, folded: boolean) => void
  /** Shift and an arrow; nothing for who may only read. */
  onShift?: ((category: TermRecord, inward: boolean) => void) | undefined
}

/**
 * The keys of a tree grid (WAI-ARIA Authoring Practices, "Treegrid"): one row has the focus of the whole,
 * arrows move it, fold and unfold; Shift and an arrow put a category in and out.
 */
function useTreeKeys({ rows, isFolded, onFold, onShift }: TreeKeys) {
  const elements = useRef(new Map<number, HTMLTableRowElement>())
  const [wanted, setWanted] = useState<number | null>(null)
  const isThere = rows.some(({ term }) => term.id === wanted)
  const activeId = isThere ? wanted : (rows[0]?.term.id ?? null)

  const focusAt = (at: number) => {
    const row = rows[Math.max(0, Math.min(at, rows.length - 1))]
    if (row) elements.current.get(row.term.id)?.focus()
  }
  const above = (at: number) => {
    const level = rows[at]?.level ?? 1
    return rows.slice(0, at).findLastIndex((row) => row.level < level)
  }

  const right = ({ term, hasInside }: TreeRow, at: number) => {
    if (!hasInside) return
    if (isFolded(term.id)) onFold(term.id, false)
    else focusAt(at + 1)
  }
  const left = ({ term, hasInside, level }: TreeRow, at: number) => {
    if (hasInside && !isFolded(term.id)) onFold(term.id, true)
    else if (level > 1) focusAt(above(at))
  }

  const press = (event: KeyboardEvent<HTMLTableRowElement>, row: TreeRow, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key, shiftKey, target, currentTarget } = event
    const ways: Record<string, () => void> = shiftKey
      ? {
          ArrowRight: () => onShift?.(row.term, true),
          ArrowLeft: () => onShift?.(row.term, false),
        }
      : {
          ArrowDown: () => focusAt(at + 1),
          ArrowUp: () => focusAt(at - 1),
          ArrowRight: () => right(row, at),
          ArrowLeft: () => left(row, at),
          Home: () => focusAt(0),
          End: () => focusAt(rows.length - 1),
          // On a link or a button Enter is theirs.
          ...(target === currentTarget
            ? {
                Enter: () => currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click(),
              }
            : {}),
        }
    const way = ways[key]
    if (!way) return
    event.preventDefault()
    way()
  }

  const rowProps = (row: TreeRow, at: number) => ({
    ref: (element: HTMLTableRowElement | null) => {
      if (element) elements.current.set(row.term.id, element)
      else elements.current.delete(row.term.id)
    },
    tabIndex: row.term.id === activeId ? 0 : -1,
    onFocus: () => setWanted(row.term.id),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => press(event, row, at),
  })
  return { activeId, rowProps }
}

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
  const { t } = useTranslation(['categoryList', 'filters', 'calendar'])
  const help = useId()
  const isNarrow = useIsNarrow()
  const list = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const isFolded = (id: number) => folded.has(id)
  const rows = rowsOf(treeOf(records), isFolded)
  const columns = props.columns
    .filter(({ id, names }) => names || (shown[id] !== false && (!isNarrow || id === 'count')))
    // Names stand in by their level, and need the room more than numbers.
    .map((column) =>
      isNarrow ? Object.assign({}, column, { width: column.names ? undefined : '92px' }) : column,
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
  useShortcut('m', t('calendar:popover.move'), () => {
    const active = records.find(({ id }) => id === activeId)
    if (active && list.current?.contains(document.activeElement)) onChoose?.(active)
  })
  const allFolded = new Set(
    rowsOf(treeOf(records)).flatMap(({ term, hasInside }) => (hasInside ? [term.id] : [])),
  )
  return (
    <Scroll ref={list}>
      {onMove ? <PickKey /> : null}
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
  // The names, which stand in by their level, are worth more than the head of the numbers.
  [theme.breakpoints.down('sm')]: {
    '& th:nth-last-of-type(2):not([data-picks])': {
      width: '88px !important',
      whiteSpace: 'normal',
    },
  },
  '& thead button': { height: 28, width: 28, marginBlock: -2, verticalAlign: 'middle' },
}))
