import type { DateClickInfo, DateSelectInfo } from '@fullcalendar/react'
import { type PointerEvent, useRef } from 'react'
import { addDays, secondsBetween } from '../../../time/wallTime.ts'
import type { Picked } from '../create/chosen.ts'
import { dayIn, wallIn } from './gridClock.ts'
import { componentViews } from './gridParts.tsx'

/** Pixels that a hand trembles. */
const steadiness = 6

/** Milliseconds that a finger rests on something to take it, and not to scroll or to turn the page. */
export const longPress = 500

/** Seconds up to which hours that were drawn over are a press that slipped: one step of the grid. */
const slipped = 900

/** How the component lets days and hours be chosen. */
export const choosable = {
  selectable: true,
  selectMinDistance: steadiness,
  selectLongPressDelay: longPress,
} as const

/** One press: where and when it began, and how it went on. */
interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
  readonly isTouch: boolean
  hasMoved: boolean
  /** before it had rested */
  hasSwept: boolean
}

/**
 * Days and hours that somebody points at on the grid: with a press that is held still, or drawn over from one to another.
 * A finger has to rest first.
 * @param onPick null for who may make no event
 */
export function useChoosing(onPick: ((picked: Picked) => void) | null) {
  const press = useRef<Press | null>(null)
  const isDrawing = () => {
    const made = press.current
    return made !== null && made.isTouch && made.hasMoved && !made.hasSwept
  }
  const click = (info: DateClickInfo) => {
    const made = press.current
    const isBrief = made?.isTouch === true && performance.now() - made.at < longPress
    if (!made?.hasMoved && !isBrief) onPick?.(pressedOn(info))
  }
  const select = (info: DateSelectInfo) => {
    // The dialog says what was chosen.
    info.view.calendar.unselect()
    if (!press.current?.isTouch || isDrawing()) onPick?.(drawnOver(info))
  }
  return {
    /** a finger that had rested is being drawn over days or hours */
    isDrawing,
    atComponent: { dateClick: click, select },
    atPress: {
      onPointerDownCapture({ clientX: x, clientY: y, pointerType, timeStamp: at }: PointerEvent) {
        const isTouch = pointerType === 'touch'
        press.current = { x, y, at, isTouch, hasMoved: false, hasSwept: false }
      },
      onPointerMoveCapture({ clientX, clientY, timeStamp }: PointerEvent) {
        const made = press.current
        if (!made || Math.hypot(clientX - made.x, clientY - made.y) < steadiness) return
        made.hasMoved = true
        if (timeStamp - made.at < longPress) made.hasSwept = true
      },
    },
  }
}

function pressedOn({ date, allDay, view }: DateClickInfo): Picked {
  if (!allDay) return { kind: 'slot', at: wallIn(date) }
  const day = dayIn(date)
  return view.type === componentViews.month
    ? { kind: 'day', day }
    : { kind: 'days', first: day, last: day }
}

/** Of the component the end is not counted. */
function drawnOver({ start, end, allDay, view }: DateSelectInfo): Picked {
  const from = wallIn(start)
  const to = wallIn(end)
  if (!allDay)
    return secondsBetween(from, to) > slipped
      ? { kind: 'hours', start: from, end: to }
      : { kind: 'slot', at: from }
  const [first, last] = [dayIn(start), addDays(dayIn(end), -1)]
  return first === last && view.type === componentViews.month
    ? { kind: 'day', day: first }
    : { kind: 'days', first, last }
}
