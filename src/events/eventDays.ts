import {
  addSeconds,
  clockOf,
  dayOf,
  readWallTime,
  secondsBetween,
  wallTime,
} from '../time/wallTime.ts'

interface Times {
  readonly all_day: boolean
  readonly start_date: string
  readonly end_date: string
}

/**
 * Days that begin at another hour than midnight, as a site may have them (contract.md §3.5: from
 * 06:00 to 05:59:59 of the day after), as the days they are. Sent back as it is read, such an end
 * would be put off by a day at every save.
 */
export function asWholeDays(times: Times): Pick<Times, 'start_date' | 'end_date'> {
  const { all_day, start_date, end_date } = times
  const start = readWallTime(start_date)
  const end = readWallTime(end_date)
  if (!all_day || start === null || end === null) return { start_date, end_date }
  if (clockOf(addSeconds(end, 1)) !== clockOf(start)) return { start_date, end_date }
  const midnight = wallTime(dayOf(start), '00:00:00')
  return { start_date: midnight, end_date: addSeconds(end, secondsBetween(start, midnight)) }
}

/** Whether the dates alone tell that it takes whole days: not by `time/span.ts`, which the list does without. */
export const saysWholeDays = ({ start_date, end_date }: Omit<Times, 'all_day'>) =>
  start_date.endsWith('00:00:00') && end_date.endsWith('23:59:59')
