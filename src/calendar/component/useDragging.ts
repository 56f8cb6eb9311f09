import { type MouseEvent, type TouchEvent, useRef } from 'react'
import { eventAt } from '../move/drawnEvents.ts'

/**
 * While an event is being dragged, the finger that does so turns no pages.
 * @param isDrawing whether a finger is drawn over days or hours
 */
export function useDragging(isDrawing: () => boolean) {
  const isDragging = useRef(false)
  const begin = () => {
    isDragging.current = true
  }
  const end = () => {
    isDragging.current = false
  }
  return {
    atDrag: {
      eventDragStart: begin,
      eventResizeStart: begin,
      eventDragStop: end,
      eventResizeStop: end,
    },
    atTouch: {
      onTouchEnd(event: TouchEvent) {
        if (isDragging.current || isDrawing()) event.stopPropagation()
      },
      /** For a finger that had taken an event, and is lifted, the component opens nothing: nor is its link followed. */
      onClick(event: MouseEvent) {
        const { ctrlKey, metaKey, shiftKey, target } = event
        if (!ctrlKey && !metaKey && !shiftKey && eventAt(target) !== null) event.preventDefault()
      },
    },
  }
}
