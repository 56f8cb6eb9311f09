import { readWallDay, readWallTime } from '../../time/wallTime.ts'
import type { Clock } from './reasons.ts'

const now = readWallTime('2026-11-22 18:00:00')
const today = readWallDay('2026-11-22')
if (!now || !today) throw new Error('no clock')

export const clock: Clock = { now, today }

/** An event ahead that nothing hides, as a service sends it. */
export const wire = {
  id: 7,
  title: 'Jazz',
  status: 'publish',
  start_date: '2026-12-01 20:00:00',
  end_date: '2026-12-01 22:00:00',
  hide_from_listings: false,
}
