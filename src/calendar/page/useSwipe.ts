import { type TouchEvent, useRef } from 'react'

/** Pixels a finger has to go sideways, and so many times as far as up or down. */
const least = 60
const steepest = 2

/** Reads a finger drawn sideways: towards the start it brings what follows (1), towards the end what was before (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !touch) return
      const x = touch.clientX - start.x
      const y = touch.clientY - start.y
      if (Math.abs(x) >= least && Math.abs(x) > steepest * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
