import { readTypedDate } from '../../time/typedDate.ts'
import { clockOf, dayOf, readWallTime, wallTime } from '../../time/wallTime.ts'

/** A value as a date box shows it, `19/12/2026 20:00`; what is no wall time is shown as it is. */
export function shownMoment(value: string, isDay: boolean): string {
  const wall = readWallTime(value)
  if (!wall) return value
  const day = dayOf(wall).split('-').toReversed().join('/')
  return isDay ? day : `${day} ${clockOf(wall).replace(/:00$/, '')}`
}

/** Bare digits too, `191220262000`: in a box the day comes first for certain, as it does not in a file. */
const readBox = (text: string) =>
  readTypedDate(text.trim().replace(/^(\d{2})(\d{2})(\d{4})(?=\s|(?:\d{4})?$)/, '$1/$2/$3 '))

/**
 * The value of a date box once this is typed: a wall time, `''`, or the text as far as it is none.
 * @param full the last wall time of the box: a day alone keeps its hour
 * @param clock of a box that asks for a day only: the time that its value gets, or `''` for none
 */
export function typedMoment(text: string, full: string, clock?: string): string {
  const typed = readBox(text)
  if (typed.kind !== 'date') return text.trim()
  if (clock !== undefined) return clock ? wallTime(typed.day, clock) : typed.day
  const before = readWallTime(full.length > 10 ? full : '')
  const time = typed.clock ?? (before && clockOf(before))
  // As it is shown, and not as ISO: nothing takes it for a midnight that nobody typed.
  return time ? wallTime(typed.day, time) : shownMoment(typed.day, true)
}

export type MomentMistake = 'noHour' | 'noSuchDay' | 'otherWeekday' | 'unread'

/** Why the text of a box is no value of it. */
export function momentMistake(value: string): MomentMistake | null {
  if (value === '' || readWallTime(value)) return null
  const { kind } = readBox(value)
  if (kind === 'date') return 'noHour'
  return kind === 'noSuchDay' || kind === 'otherWeekday' ? kind : 'unread'
}
