import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../../ui/shortcuts/useShortcut.ts'

interface Grid {
  rows: number
  columns: number
  /** brings a row into sight, and so into the document */
  show: (row: number) => void
  /** what Enter presses within a cell, in place of its link */
  entered?: string
}

interface Active {
  row: number
  column: number
}

const page = 10

/** Where a key leads from a cell; nothing where it leads nowhere. */
function stepOf({ key, ctrlKey, metaKey }: KeyboardEvent): Partial<Active> | null {
  const far = ctrlKey || metaKey

  if (key === 'Home') return far ? { row: -Infinity, column: -Infinity } : { column: -Infinity }
  if (key === 'End') return far ? { row: Infinity, column: Infinity } : { column: Infinity }
  if (key === 'ArrowDown') return { row: 1 }
  if (key === 'ArrowUp') return { row: -1 }
  if (key === 'ArrowRight') return { column: 1 }
  if (key === 'ArrowLeft') return { column: -1 }
  if (key === 'PageDown') return { row: page }
  return key === 'PageUp' ? { row: -page } : null
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most - 1))

/**
 * One cell of the grid is in the order of Tab; arrows, Home, End and the page keys move on from it, `j` and `k` down
 * and up, Enter and `e` open it. Rows that are not in the document come into it before they get the focus.
 */
export function useGridKeys(grid: Grid) {
  const { t } = useTranslation('filters')
  const element = useRef<HTMLTableElement>(null)
  const [chosen, setActive] = useState<Active>({ row: 0, column: 0 })
  const wantsFocus = useRef(false)
  const active = { row: within(chosen.row, grid.rows), column: within(chosen.column, grid.columns) }
  const cell = () =>
    element.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
  const move = (step: Partial<Active>) => {
    const row = within(active.row + (step.row ?? 0), grid.rows)
    const column = within(active.column + (step.column ?? 0), grid.columns)
    wantsFocus.current = true
    setActive({ row, column })
    grid.show(row)
  }
  const press = (what: string) => cell()?.querySelector<HTMLElement>(what)?.click()
  /** A cell that leads nowhere, such as the date, opens what is first in its row. */
  const open = () => {
    const place = cell()
    const link = place?.querySelector('a') ?? place?.closest('tr')?.querySelector('a')
    link?.click()
  }
  const isInside = () => element.current?.contains(document.activeElement) === true
  const enter = (step: 1 | -1) => move(isInside() ? { row: step } : {})
  useShortcut('j', t('keys.next'), () => enter(1))
  useShortcut('k', t('keys.previous'), () => enter(-1))
  useShortcut('e', t('keys.open'), open)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    cell()?.focus({ preventScroll: true })
  })
  return {
    element,
    active,
    onActive: (row: number, column: number) => setActive({ row, column }),
    /** gives the focus to the cell that it would come back to */
    focus: () => cell()?.focus({ preventScroll: true }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.shiftKey) return
      const isOnCell = event.target instanceof HTMLElement && 'cell' in event.target.dataset
      if (event.key === 'Enter' && isOnCell) {
        event.preventDefault()
        if (grid.entered === undefined) open()
        else press(grid.entered)
        return
      }
      const step = stepOf(event)
      if (step === null) return
      event.preventDefault()
      move(step)
    },
  }
}
