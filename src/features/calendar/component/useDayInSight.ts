import { useEffect, useRef } from 'react'
import type { Drawn } from './useInStep.ts'

/**
 * Of a week that is wider than its window, the day that is looked at is the first one in sight. A wide window has none:
 * to look for it would have everything laid out once more.
 */
export function useDayInSight({ view, date }: Drawn, isNarrow: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view !== 'week' || !isNarrow) return undefined
    const column = place.current?.querySelector(`[role="columnheader"][data-date="${date}"]`)
    const first = column?.parentElement?.querySelector('[role="columnheader"][data-date]')
    const scroller = column && scrollerOf(column)
    if (!scroller || !first) return undefined
    // The columns get narrower once the hours beside them have been measured.
    const observer = new ResizeObserver(() => {
      const from = first.getBoundingClientRect().left
      scroller.scrollTo({ left: column.getBoundingClientRect().left - from })
    })
    observer.observe(first)
    return () => observer.disconnect()
  }, [view, date, isNarrow])
  return place
}

/** What something is scrolled sideways in; null where it is all in sight. */
export function scrollerOf(part: Element): Element | null {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const isCut = around.scrollWidth > around.clientWidth + 1
    if (isCut && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around
  }
  return null
}
