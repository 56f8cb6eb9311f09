import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { dayOf, readWallTime, wallTime } from '../../time/wallTime.ts'
import { unfinished, unreadable } from './halfTyped.ts'

dayjs.extend(utc)

/** A wall time as the pickers hold it: the digits as if they were UTC. */
export function pickerValue(value: unknown): Dayjs | null {
  if (typeof value !== 'string' || value === '' || value.startsWith(unfinished)) return null
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
