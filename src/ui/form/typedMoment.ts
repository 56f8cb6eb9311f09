import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { dayOf, readWallTime, wallTime } from '../../time/wallTime.ts'

dayjs.extend(utc)

/** What a date field holds while its text is no date yet; `''` when it is empty. */
export const unreadable = 'unreadable'

/** What a date field holds while only part of it is filled in: its other parts stay as they are. */
export const unfinished = 'unfinished'

/** Whether a box holds a date that is none yet: what is typed of it is in its field alone. */
export function isHalfTyped(value: unknown): boolean {
  return value === unfinished || value === unreadable
}

/** A wall time as the pickers hold it: the digits as if they were UTC. */
export function pickerValue(value: unknown): Dayjs | null {
  if (value === '' || value === unfinished || typeof value !== 'string') return null
  const wall = readWallTime(value)
  return wall ? dayjs.utc(`${wall.replace(' ', 'T')}Z`) : dayjs.utc(Number.NaN)
}

/** What the form holds of a picker's value. @param clock time of the day for a field that asks for days only. */
export function typedMoment(value: Dayjs | null, clock?: string): string {
  if (value === null) return ''
  const wall = value.isValid() ? readWallTime(value.format('YYYY-MM-DD HH:mm:ss')) : null
  if (!wall) return unreadable
  return clock ? wallTime(dayOf(wall), clock) : wall
}
