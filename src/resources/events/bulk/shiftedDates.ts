import { addSeconds, readWallTime, secondsBetween, type WallTime } from '../../../time/wallTime.ts'
import { instantOf, placeOnClock } from '../../../time/zoneClock.ts'
import type { EventRecord } from '../eventRecord.ts'

/** How far events are put off, on the clock of their own zone; negative is earlier. */
export interface Shift {
  readonly days: number
  readonly minutes: number
}

/**
 * What the clock of the zone does to an event there. `gap`: it never shows the hour, which becomes the one after the
 * jump. `twice`: it shows the hour twice. `changes`: it changes in between, so that the hours are one more or fewer.
 */
export type ClockNote = 'gap' | 'twice' | 'changes'

export interface Shifted {
  readonly start_date: WallTime
  readonly end_date: WallTime
  readonly note: ClockNote | null
}

type Dated = Pick<EventRecord, 'start_date' | 'end_date' | 'all_day' | 'timezone'>

function onClock(wall: WallTime, zone: string): { wall: WallTime; note: ClockNote | null } {
  const place = placeOnClock(wall, zone)
  if (place.kind === 'gap') return { wall: place.after, note: 'gap' }
  return { wall, note: place.kind === 'overlap' ? 'twice' : null }
}

/** Whether the time between two readings of a clock is not what the readings say. */
function changesBetween(start: WallTime, end: WallTime, zone: string): boolean {
  const [from, to] = [instantOf(start, zone), instantOf(end, zone)]
  return from !== null && to !== null && to - from !== secondsBetween(start, end) * 1000
}

/**
 * An event some days and minutes away: both ends move on the wall, so that the duration is kept as the clock shows
 * it. Null when its dates cannot be read.
 */
export function shifted(event: Dated, shift: Shift, siteZone: string): Shifted | null {
  const start = readWallTime(event.start_date)
  const end = readWallTime(event.end_date)
  if (!start || !end) return null
  const seconds = shift.days * 86_400 + shift.minutes * 60
  const [from, to] = [addSeconds(start, seconds), addSeconds(end, seconds)]
  if (event.all_day) return { start_date: from, end_date: to, note: null }
  const zone = event.timezone || siteZone
  const first = onClock(from, zone)
  const last = onClock(addSeconds(first.wall, secondsBetween(start, end)), zone)
  const changes = changesBetween(first.wall, last.wall, zone) ? 'changes' : null
  const note = [first.note, last.note].find((one) => one === 'gap') ?? first.note ?? last.note
  return { start_date: first.wall, end_date: last.wall, note: note ?? changes }
}

/** Whole days cannot be put off by hours. */
export function isShiftable({ all_day }: Dated, { minutes }: Shift): boolean {
  return !all_day || minutes % 1440 === 0
}
