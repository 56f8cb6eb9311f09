import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CalendarState } from '../page/useCalendar.ts'

/**
 * An agenda opens on today, or on what was in sight before a reload or when one comes back. It follows what arrives
 * until all is read, unless somebody scrolls.
 */
export function useTodayInSight({ view, days, items, readings }: CalendarState): void {
  const before = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const isWhole = readings.every((reading) => reading.isWhole)
  const settled = useRef('')
  const scrolled = useRef(0)
  useEffect(() => {
    if (view !== 'agenda' || items.length === 0 || settled.current === days.first) return undefined
    // After the router, which begins at the top.
    const frame = requestAnimationFrame(() => {
      const isUntouched = [0, scrolled.current].some((at) => Math.abs(window.scrollY - at) <= 1)
      if (isWhole || !isUntouched) settled.current = days.first
      if (before !== undefined) window.scrollTo(0, before)
      else if (isUntouched) document.querySelector('[data-today="true"]')?.scrollIntoView?.()
      scrolled.current = window.scrollY
    })
    return () => cancelAnimationFrame(frame)
  }, [view, days.first, items, isWhole, before])
}
