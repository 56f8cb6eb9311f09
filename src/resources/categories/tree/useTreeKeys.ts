import { type KeyboardEvent, useRef, useState } from 'react'
import type { TermRecord } from '../categories.ts'
import type { TreeRow } from './categoryTree.ts'

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
export function useTreeKeys({ rows, isFolded, onFold, onShift }: TreeKeys) {
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
