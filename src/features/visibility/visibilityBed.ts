import { eventOf } from '../../resources/events/events.ts'
import { readWallDay, readWallTime } from '../../time/wallTime.ts'
import type { Facts } from './facts.ts'
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

/** What is known of an event that everybody sees, but for what a test says otherwise of it, or of what was answered. */
export const facts = (over: object = {}, answers: Partial<Facts> = {}): Facts => ({
  id: 7,
  language: 'ca',
  own: { kind: 'here', record: eventOf({ ...wire, ...over }) },
  page: 'yes',
  usual: 'yes',
  anyDate: 'yes',
  categories: [],
  addressLanguage: 'ca',
  ...answers,
})

/** Of what is closed to everybody, and of what nobody answered. */
export const hidden = { page: 'no', usual: 'no', anyDate: 'no' } as const
export const silent = { page: 'unknown', usual: 'unknown', anyDate: 'unknown' } as const
