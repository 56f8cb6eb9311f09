import { type DragEvent, useState } from 'react'
import type { TermRecord } from '../categories.ts'
import { type Move, moveTo } from './categoryMove.ts'

interface TreeDrag {
  terms: readonly TermRecord[]
  /** Nothing for who may only read. */
  onMove?: ((category: TermRecord, move: Move) => void) | undefined
}

/**
 * Dragging a category onto the one it shall be inside of, or onto the place of the top level (0). What cannot take
 * it shows no sign that it could. The same can be done by keys and in a dialog (WCAG 2.2, 2.5.7).
 */
export function useTreeDrag({ terms, onMove }: TreeDrag) {
  const [dragged, setDragged] = useState<TermRecord | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  const source = (category: TermRecord) =>
    onMove
      ? {
          draggable: true,
          onDragStart: ({ dataTransfer }: DragEvent) => {
            dataTransfer.setData('text/plain', category.name)
            dataTransfer.effectAllowed = 'move'
            setDragged(category)
          },
          onDragEnd: end,
        }
      : {}

  const target = (parent: number) => {
    const move = dragged ? moveTo(terms, dragged, parent) : null
    if (!dragged || move?.kind !== 'to') return {}
    return {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(parent)
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        end()
        onMove?.(dragged, move)
      },
    }
  }
  return { dragged, over, source, target }
}
