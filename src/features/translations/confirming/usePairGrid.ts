import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useGridKeys } from '../board/useGridKeys.ts'

/** Rows of pairs, those in the document that the screen shows: what is answered leaves, and the next one has the focus. */
export function usePairGrid<Item extends { readonly key: string }>(items: readonly Item[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [items.length])
  const { element, active, onActive, onKeyDown, focus } = useGridKeys({
    rows: items.length,
    columns: 1,
    show: (row) => virtual.scrollToIndex(row, { align: 'auto' }),
    entered: '[data-answer]',
  })
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and no memoized part gets the virtualizer
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 132,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan: 4,
    scrollMargin: offset,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 24,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].sort((one, other) => one - other),
  })
  const leaving = useRef(new Set<string>())
  // The pair that was answered leaves with the focus on it, whenever the answer is kept: the one in its place has it then.
  useEffect(() => {
    const gone = [...leaving.current].filter((key) => items.every((item) => item.key !== key))
    for (const key of gone) leaving.current.delete(key)
    if (gone.length > 0) focus()
  })
  return {
    items,
    element,
    body,
    offset,
    active,
    onActive,
    onKeyDown,
    virtual,
    /** notes that one was answered, and is about to go */
    leave: ({ key }: Item) => void leaving.current.add(key),
    /** the one that has the focus */
    current: () =>
      element.current?.contains(document.activeElement) ? items[active.row] : undefined,
  }
}

export type PairGrid<Item extends { readonly key: string }> = ReturnType<typeof usePairGrid<Item>>
