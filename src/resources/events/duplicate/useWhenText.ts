import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../../i18n/formats.ts'

interface Times {
  readonly start_date: string
  readonly end_date: string
}

const sameDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10)

/** When a copy is, in the words of the interface. */
export function useWhenText() {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { language } = i18n
  /** «dissabte, 3 d’octubre del 2026», or both days of several. */
  const days = ({ start_date, end_date }: Times, length: 'long' | 'short' = 'long') => {
    const first = formatDate(language, start_date, length)
    return sameDay(start_date, end_date)
      ? first
      : `${first} – ${formatDate(language, end_date, length)}`
  }
  const hours = ({ start_date, end_date }: Times, allDay: boolean) => {
    if (allDay) return t('preview.allDay')
    const first = formatTime(language, start_date)
    return start_date === end_date ? first : `${first}–${formatTime(language, end_date)}`
  }
  return {
    days,
    hours,
    /** Of a row: its day alone, unless it has a sibling on the same day. */
    day: ({ start_date }: Pick<Times, 'start_date'>) => formatDate(language, start_date),
    both: (times: Times, allDay: boolean) => `${days(times, 'short')}, ${hours(times, allDay)}`,
  }
}
