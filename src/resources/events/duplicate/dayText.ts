import { intlTag } from '../../../i18n/interfaceLanguage.ts'
import type { Weekday } from '../../../time/recurrence.ts'

/** «dissabte», or «ds.»: of a weekday whatever its date. */
export function weekdayName(
  language: string,
  weekday: Weekday,
  length: 'long' | 'short' = 'long',
): string {
  // The first of January of 2024 was a Monday.
  const day = Date.UTC(2024, 0, weekday)
  return new Intl.DateTimeFormat(intlTag(language), { weekday: length, timeZone: 'UTC' }).format(
    day,
  )
}
