import type { Shift } from '../../../resources/events/editing.ts'
import type { View } from '../days/range.ts'
import type { Placement } from '../days/placement.ts'
import type { Part } from './movedDates.ts'

/** Minutes that events are moved and stretched by, with the mouse as with keys. */
const snapMinutes = 15

const days = (count: number): Shift => ({ days: count, minutes: 0 })
const minutes = (count: number): Shift => ({ days: 0, minutes: count })

export type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * What the arrows do to an event with Alt held down: sideways a day, up and down what is above and below there, a
 * week or a quarter of an hour. With Shift they do it to its end.
 * @returns null for any other keys
 */
export function stepOf(
  pressed: Pressed,
  view: View,
  kind: Placement['kind'],
): { readonly part: Part; readonly by: Shift } | null {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = pressed
  if (!altKey || ctrlKey || metaKey) return null
  const part = shiftKey ? 'end' : 'whole'
  const hasHours = (view === 'week' || view === 'day') && kind !== 'days'
  const below = hasHours ? minutes(snapMinutes) : days(7)
  const above = hasHours ? minutes(-snapMinutes) : days(-7)
  const steps: Readonly<Record<string, Shift>> = {
    ArrowLeft: days(-1),
    ArrowRight: days(1),
    ArrowUp: above,
    ArrowDown: below,
  }
  const by = steps[key]
  return by ? { part, by } : null
}

/** One after the other. */
export function together(one: Shift, other: Shift): Shift {
  return { days: one.days + other.days, minutes: one.minutes + other.minutes }
}
