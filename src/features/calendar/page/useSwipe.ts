import { type TouchEvent, useRef } from 'react'
import { scrollerOf } from '../component/useInStep.ts'

/** Pixels a finger has to go sideways, and so many times as far as up or down. */
const least = 60
const steepest = 2

/** Whether what the finger rests on can be drawn further sideways by itself: it turns pages from its edges only. */
function canScroll(target: EventTarget, step: 1 | -1): boolean {
  const scroller = target instanceof Element ? scrollerOf(target) : null
  if (!scroller) return false
  const { scrollLeft, scrollWidth, clientWidth } = scroller
  return step === 1 ? scrollLeft + clientWidth < scrollWidth - 1 : scrollLeft > 1
}

/** Reads a finger drawn sideways: towards the start it brings what follows (1), towards the end what was before (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; held: readonly number[] } | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0]
      // As it is before it is scrolled by the same finger.
      const held = ([1, -1] as const).filter((step) => canScroll(target, step))
      from.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, held } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !touch) return
      const x = touch.clientX - start.x
      const y = touch.clientY - start.y
      const step = x < 0 ? 1 : -1
      if (start.held.includes(step)) return
      if (Math.abs(x) >= least && Math.abs(x) > steepest * Math.abs(y)) onSwipe(step)
    },
  }
}
