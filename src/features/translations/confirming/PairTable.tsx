import { styled } from '@mui/material/styles'
import type { MouseEventHandler, ReactNode } from 'react'
import type { PairGrid } from './usePairGrid.ts'

const Rows = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'block',
    '& tbody': { display: 'block', position: 'relative' },
    '& tr': { display: 'block', position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '& td': {
      display: 'grid',
      gap: theme.spacing(0.75),
      padding: theme.spacing(1.25, 1),
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& td a:not(:hover)': { textDecoration: 'none' },
    '& td:focus-visible': { outlineOffset: -2 },
    '& [data-pair]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      gap: theme.spacing(0.75, 2),
    },
    '& [data-side]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: theme.spacing(1),
      alignItems: 'start',
    },
    '& [data-facts], & [data-why]': {
      color: palette.text.secondary,
      fontSize: '0.875rem',
      overflowWrap: 'anywhere',
    },
    '& [data-answers]': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
  }
})

interface Props<Item extends { readonly key: string }> {
  grid: PairGrid<Item>
  label: string
  onClick: MouseEventHandler
  /** what stands in the one cell of a row */
  renderCell: (item: Item, cell: CellProps) => ReactNode
}

/** The cell has the focus; what is in it is in the order of Tab while its row is the one that has, or gets, the focus. */
export interface CellProps {
  readonly cell: Readonly<Record<'role' | 'data-cell', string>> & {
    readonly tabIndex: number
    readonly onFocus: () => void
  }
  readonly tabIndex: number
}

export function PairTable<Item extends { readonly key: string }>(props: Props<Item>) {
  const { grid, label, onClick, renderCell } = props
  const { items, element, body, virtual, offset, active, onActive, onKeyDown } = grid
  return (
    <Rows
      role="grid"
      aria-label={label}
      aria-rowcount={items.length}
      aria-colcount={1}
      ref={element}
      {...{ onKeyDown, onClick }}
    >
      <tbody ref={body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          const tabIndex = index === active.row ? 0 : -1
          // Its role is said, for a cell that is laid out as a block is none to some browsers.
          const cell = {
            role: 'gridcell',
            'data-cell': `${index} 0`,
            tabIndex,
            onFocus: () => onActive(index, 0),
          }
          return item ? (
            <tr
              key={key}
              aria-rowindex={index + 1}
              data-index={index}
              ref={virtual.measureElement}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              {renderCell(item, { cell, tabIndex })}
            </tr>
          ) : null
        })}
      </tbody>
    </Rows>
  )
}
